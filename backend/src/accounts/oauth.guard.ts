import type { Provider } from "@earshot/domain/accounts/user";
import { type ExecutionContext, Injectable } from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import { AuthGuard } from "@nestjs/passport";
import { OAuthStrategy } from "./oauth.strategy.js";
import { PROVEN } from "./proven.js";

/** The provider that a route leaves for. Without it, it is the route to come back to. */
export const LeavesFor = Reflector.createDecorator<Provider>();

/** Before the routes to a provider and back. */
@Injectable()
export class OAuthGuard extends AuthGuard() {
  constructor(
    strategy: OAuthStrategy,
    private readonly reflector: Reflector,
  ) {
    super({ defaultStrategy: strategy.name, property: PROVEN });
  }

  override getAuthenticateOptions(context: ExecutionContext): { leaveFor: Provider | undefined } {
    return { leaveFor: this.reflector.get(LeavesFor, context.getHandler()) };
  }
}
