import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  NotFoundException,
  Optional,
  SetMetadata,
} from "@nestjs/common";
import type { KeyScope } from "@earshot/domain/shared/key-scopes";
import { Reflector } from "@nestjs/core";
import type { Request, Response } from "express";
import { type KeyCaller, keyCallerOf } from "./key-caller.js";
import { Operators } from "./operators.js";
import { httpProblem } from "../problem.js";
import { type Viewer, viewerOf } from "./viewer.js";

/**
 * Who may call a route. "all": everybody, and browsers may cache the answer. "guest": everybody, to sign up or sign in; the answer
 * is private. "user": only with a valid session; the answer is private. "key": only with an API key, whatever its scopes; the route
 * checks the scopes itself. "operator": only operators who confirmed their session. "operator-account": operators who may confirm
 * it. For everybody else the last two do not exist.
 */
export type AccessRule = "all" | "guest" | "user" | "key" | "operator-account" | "operator";

export const ACCESS = "earshot:access";

/** Metadata key of the scope with which an API key may use a route; null: API keys may not. */
export const SCOPE = "earshot:scope";

/**
 * Declares who may call a controller's routes, or one route, and with which scope API keys may. A route without this
 * rule is closed to everybody, a route without a scope to keys.
 */
export function Access(rule: AccessRule, scope: KeyScope | null = null): ClassDecorator & MethodDecorator {
  return applyDecorators(SetMetadata(ACCESS, rule), SetMetadata(SCOPE, scope));
}

const SEND_KEY = "Send an API key: Authorization: Bearer ek_live_… Create one on your account page.";

/** The route of the website's pages, which also receives calls of the API's paths that do not exist. */
const ANY_PATH = "/{*path}";

/** Refuses by default: nobody can use a route without a rule. */
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
    const request = context.switchToHttp().getRequest<Request>();
    const key = keyCallerOf(request);
    if (key && rule?.startsWith("operator")) throw unknownPath(request);
    if (key && rule !== undefined && rule !== "key") this.admitKey(key, context);
    if (rule === "all") return true;
    context.switchToHttp().getResponse<Response>().setHeader("Cache-Control", "no-store");
    if (rule === "guest") return true;
    if (rule === "operator" || rule === "operator-account") return this.admitOperator(rule, request);
    if (rule === "key") return this.admitAnyKey(key);
    if (rule !== "user") throw httpProblem(403, "access.undeclared", "Nobody can call this.");
    if (viewerOf(request)) return true;
    // Browsers send this header, programs do not.
    const isProgram = request.headers["sec-fetch-site"] === undefined && this.scopeOf(context) !== null;
    throw httpProblem(401, "session.required", isProgram ? SEND_KEY : "Please sign in to continue.");
  }

  /** Throws unless the key has the route's scope. */
  private admitKey({ scopes }: KeyCaller, context: ExecutionContext): void {
    const scope = this.scopeOf(context);
    if (scope !== null && scopes.includes(scope)) return;
    const request = context.switchToHttp().getRequest<Request>();
    if ((request.route as { path?: unknown } | undefined)?.path === ANY_PATH) throw unknownPath(request);
    const detail = scope === null ? "API keys can’t be used here." : `This API key doesn’t have the scope ${scope}.`;
    const errors = scope === null ? {} : { errors: [{ path: "scope", message: scope }] };
    throw httpProblem(403, "key.scope", detail, errors);
  }

  private scopeOf(context: ExecutionContext): KeyScope | null {
    const declared = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<KeyScope | null | undefined>(SCOPE, declared) ?? null;
  }

  /** The header of the 401 names no authorization server: there is none, and clients would try to find it. */
  private admitAnyKey(key: KeyCaller | undefined): boolean {
    if (key) return true;
    throw httpProblem(401, "key.required", SEND_KEY);
  }

  private async admitOperator(rule: "operator" | "operator-account", request: Request): Promise<boolean> {
    const operatorStatus = (await this.operators?.status(request)) ?? "none";
    if (operatorStatus === "none") throw unknownPath(request);
    if (rule === "operator-account" || operatorStatus === "confirmed") return true;
    const detail = "Please confirm it’s you with the code from our email.";
    throw httpProblem(403, "operator.unconfirmed", detail);
  }
}

/** The same wording as Nest's for an unknown path. */
function unknownPath({ method, originalUrl }: Request): NotFoundException {
  return new NotFoundException(`Cannot ${method} ${originalUrl}`);
}

/** Parameter for routes that require a user: the caller. */
export const SignedIn = createParamDecorator((_data: unknown, context: ExecutionContext): Viewer => {
  const viewer = viewerOf(context.switchToHttp().getRequest<Request>());
  if (!viewer) throw new Error('SignedIn belongs to routes with @Access("user").');
  return viewer;
});
