import { Injectable } from "@nestjs/common";
import { AuthGuard } from "@nestjs/passport";
import { PasswordStrategy } from "./password.strategy.js";
import { VERIFIED } from "../sessions/verified.js";

/** Guards the route that signs in by email and password. */
@Injectable()
export class PasswordGuard extends AuthGuard() {
  constructor(strategy: PasswordStrategy) {
    super({ defaultStrategy: strategy.name, property: VERIFIED });
  }
}
