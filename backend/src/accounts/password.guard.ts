import { Injectable } from "@nestjs/common";
import { AuthGuard } from "@nestjs/passport";
import { PasswordStrategy } from "./password.strategy.js";
import { PROVEN } from "./proven.js";

/** Before the route that signs in by email and password. */
@Injectable()
export class PasswordGuard extends AuthGuard() {
  constructor(strategy: PasswordStrategy) {
    super({ defaultStrategy: strategy.name, property: PROVEN });
  }
}
