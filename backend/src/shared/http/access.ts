import {
  type CanActivate,
  createParamDecorator,
  type CustomDecorator,
  type ExecutionContext,
  HttpException,
  Inject,
  Injectable,
  NotFoundException,
  Optional,
  SetMetadata,
} from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import type { Request, Response } from "express";
import { Operators } from "./operators.js";
import { problem } from "./problem.js";
import { type Viewer, viewerOf } from "./viewer.js";

/**
 * Who may call a route. "all": everybody, and browsers may cache the answer. "guest": everybody, on the way to an account; the
 * answer is private. "user": only with a valid session; the answer is private. "operator": only operators who confirmed their
 * session. "operator-account": operators who may confirm it. For everybody else the last two do not exist.
 */
export type AccessRule = "all" | "guest" | "user" | "operator-account" | "operator";

export const ACCESS = "earshot:access";

/** Declares who may call a controller's routes, or one route. A route without it is closed to everybody. */
export function Access(rule: AccessRule): CustomDecorator {
  return SetMetadata(ACCESS, rule);
}

/** Refuses by default: a route without a rule is open to nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Optional() @Inject(Operators) private readonly operators?: Operators,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (rule === "all") return true;
    context.switchToHttp().getResponse<Response>().setHeader("Cache-Control", "no-store");
    if (rule === "guest") return true;
    if (rule === "operator" || rule === "operator-account")
      return this.admitOperator(rule, context.switchToHttp().getRequest<Request>());
    if (rule !== "user") throw new HttpException(problem(403, "access.undeclared", "Nobody may call this."), 403);
    if (viewerOf(context.switchToHttp().getRequest<Request>())) return true;
    throw new HttpException(problem(401, "session.required", "Please sign in to continue."), 401);
  }

  private async admitOperator(rule: "operator" | "operator-account", request: Request): Promise<boolean> {
    const operatorStatus = (await this.operators?.status(request)) ?? "none";
    // Nest's words for an unknown path.
    if (operatorStatus === "none") throw new NotFoundException(`Cannot ${request.method} ${request.originalUrl}`);
    if (rule === "operator-account" || operatorStatus === "confirmed") return true;
    const detail = "Please confirm it’s you with the code from our email.";
    throw new HttpException(problem(403, "operator.unconfirmed", detail), 403);
  }
}

/** Parameter of a route for users: the caller. */
export const SignedIn = createParamDecorator((_data: unknown, context: ExecutionContext): Viewer => {
  const viewer = viewerOf(context.switchToHttp().getRequest<Request>());
  if (!viewer) throw new Error('SignedIn belongs to routes with @Access("user").');
  return viewer;
});
