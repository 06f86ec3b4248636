import { type ExecutionContext, Injectable } from "@nestjs/common";
import { AuthGuard } from "@nestjs/passport";
import type { Request } from "express";
import { isCrossOriginPath } from "../../http/access/cross-origin-paths.js";
import { keyCallerOf } from "../../http/access/key-caller.js";
import { setViewer, type Viewer } from "../../http/access/viewer.js";
import { SessionStrategy } from "./session.strategy.js";

const API = /^\/api\/v1(?=\/)/i;
/** The only page that not everyone can see. */
const OPERATOR_PAGE = /^\/admin\/?$/i;

/** Identifies the caller of the API or the operator page. Guests pass: the AccessGuard decides what they can do. */
@Injectable()
export class SessionGuard extends AuthGuard() {
  constructor(strategy: SessionStrategy) {
    super({ defaultStrategy: strategy.name, property: "viewer" });
  }

  override canActivate(context: ExecutionContext) {
    const request = context.switchToHttp().getRequest<Request>();
    // The guard for keys has already identified the caller.
    if (keyCallerOf(request)) return true;
    const [path = ""] = request.originalUrl.split("?");
    // Other pages, and endpoints for other programs, have no session.
    const hasSession = OPERATOR_PAGE.test(path) || (API.test(path) && !isCrossOriginPath(path.replace(API, "")));
    return hasSession ? super.canActivate(context) : true;
  }

  override handleRequest<User>(error: unknown, viewer: unknown, _info: unknown, context: ExecutionContext): User {
    if (error) throw error as Error;
    setViewer(context.switchToHttp().getRequest<Request>(), (viewer || undefined) as Viewer | undefined);
    return viewer as User;
  }
}
