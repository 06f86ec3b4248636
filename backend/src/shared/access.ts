import {
  type CanActivate,
  createParamDecorator,
  type CustomDecorator,
  type ExecutionContext,
  HttpException,
  Injectable,
  SetMetadata,
} from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import type { Request, Response } from "express";
import { problem } from "./problem.js";
import { type Viewer, viewerOf } from "./viewer.js";

/**
 * Who may call a route. "all": everybody, and the answer may be kept by browsers. "guest": everybody, on the way to an
 * account; the answer is private. "user": only with a live session; the answer is private.
 */
export type AccessRule = "all" | "guest" | "user";

export const ACCESS = "earshot:access";

/** Declares who may call the routes of a controller, or one route. A route without it is refused to everybody. */
export function Access(rule: AccessRule): CustomDecorator {
  return SetMetadata(ACCESS, rule);
}

/** Refuses by default: what carries no rule is open to nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (rule === "all") return true;
    context.switchToHttp().getResponse<Response>().setHeader("Cache-Control", "no-store");
    if (rule === "guest") return true;
    if (rule !== "user") throw new HttpException(problem(403, "access.undeclared", "Nobody may call this."), 403);
    if (viewerOf(context.switchToHttp().getRequest<Request>())) return true;
    throw new HttpException(problem(401, "session.required", "Please sign in to continue."), 401);
  }
}

/** Parameter of a route for users: who calls. */
export const SignedIn = createParamDecorator((_data: unknown, context: ExecutionContext): Viewer => {
  const viewer = viewerOf(context.switchToHttp().getRequest<Request>());
  if (!viewer) throw new Error('SignedIn belongs to routes with @Access("user").');
  return viewer;
});
