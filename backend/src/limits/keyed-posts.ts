import type { KeyScope } from "@earshot/domain/shared/key-scopes";
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import type { Request } from "express";
import { from, lastValueFrom, type Observable } from "rxjs";
import { SCOPE } from "../http/access/access.js";
import { idempotencyKey } from "../http/idempotency/idempotency-key.js";
import { IdempotentRequests, type KeyedRequest } from "../http/idempotency/idempotent-requests.js";
import { keyCallerOf } from "../http/access/key-caller.js";
import { viewerOf } from "../http/access/viewer.js";
import { changesSomething, markReplayed } from "../http/idempotency/replayed.js";
import { SHOWN_ONCE } from "../http/idempotency/shown-once.js";

/**
 * Makes programs' retries harmless: a POST with an API key and an `Idempotency-Key` runs once, in one transaction with its answer,
 * and a repeat gets that answer. Requests that change nothing can be repeated in any case.
 */
@Injectable()
export class KeyedPosts implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly requests: IdempotentRequests,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const caller = request.method === "POST" ? keyCallerOf(request) : undefined;
    const scope = this.reflector.getAllAndOverride<KeyScope | null>(SCOPE, [context.getHandler(), context.getClass()]);
    if (!caller || !changesSomething(scope)) return next.handle();
    const key = idempotencyKey(request);
    if (key === undefined) return next.handle();
    // A test key acts for a user of the sandbox, so its requests are kept apart from those of the account's live keys.
    const { userId } = viewerOf(request) ?? caller;
    const keyed = {
      ...{ owner: `user ${userId}`, route: `${context.getClass().name}.${context.getHandler().name}`, key },
      onReplay: () => markReplayed(request),
    };
    const payload = [request.originalUrl, request.body];
    const work = () => lastValueFrom(next.handle() as Observable<unknown>);
    const secret = this.reflector.get<string | undefined>(SHOWN_ONCE, context.getHandler());
    return from(
      secret === undefined ? this.requests.once(keyed, payload, work) : this.onceWithout(secret, keyed, payload, work),
    );
  }

  /** Stores the answer without its secret, which only the first answer contains. */
  private async onceWithout(
    secret: string,
    keyed: KeyedRequest,
    payload: unknown,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    let shown: object = {};
    const stored = await this.requests.once(keyed, payload, async () => {
      const answer = (await work()) as Record<string, unknown>;
      shown = { [secret]: answer[secret] };
      return { ...answer, [secret]: null };
    });
    return { ...stored, ...shown };
  }
}
