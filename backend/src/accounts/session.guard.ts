import { type ExecutionContext, Injectable } from "@nestjs/common";
import { AuthGuard } from "@nestjs/passport";
import type { Request } from "express";
import { isFromAnywhere } from "../shared/from-anywhere.js";
import { setViewer, type Viewer } from "../shared/viewer.js";
import { SessionStrategy } from "./session.strategy.js";

const API = /^\/api\/v1(?=\/)/i;

/** Finds out who calls the API, and lets guests through: what they may do is for the AccessGuard to say. */
@Injectable()
export class SessionGuard extends AuthGuard() {
  constructor(strategy: SessionStrategy) {
    super({ defaultStrategy: strategy.name, property: "viewer" });
  }

  override canActivate(context: ExecutionContext) {
    const [path = ""] = context.switchToHttp().getRequest<Request>().originalUrl.split("?");
    // Pages and other programs' addresses have no session.
    return API.test(path) && !isFromAnywhere(path.replace(API, "")) ? super.canActivate(context) : true;
  }

  override handleRequest<User>(error: unknown, viewer: unknown, _info: unknown, context: ExecutionContext): User {
    if (error) throw error as Error;
    setViewer(context.switchToHttp().getRequest<Request>(), (viewer || undefined) as Viewer | undefined);
    return viewer as User;
  }
}
