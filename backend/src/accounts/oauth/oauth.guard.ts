import type { Provider } from "@earshot/domain/accounts/user";
import { type ExecutionContext, Injectable } from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import { AuthGuard } from "@nestjs/passport";
import { OAuthStrategy } from "./oauth.strategy.js";
import { VERIFIED } from "../sessions/verified.js";

/** The provider that a route redirects to. A route without it is the callback. */
export const RedirectsTo = Reflector.createDecorator<Provider>();

/** Guards the routes that lead to a provider and back. */
@Injectable()
export class OAuthGuard extends AuthGuard() {
  constructor(
    strategy: OAuthStrategy,
    private readonly reflector: Reflector,
  ) {
    super({ defaultStrategy: strategy.name, property: VERIFIED });
  }

  override getAuthenticateOptions(context: ExecutionContext): { startWith: Provider | undefined } {
    return { startWith: this.reflector.get(RedirectsTo, context.getHandler()) };
  }
}
