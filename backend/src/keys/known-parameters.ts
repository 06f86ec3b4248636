import { slipsBetween } from "@earshot/domain/catalogue/text/spelling";
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from "@nestjs/common";
import type { Request } from "express";
import type { Observable } from "rxjs";
import { keyCallerOf } from "../http/access/key-caller.js";
import { queryNames } from "../http/endpoints/declared-endpoints.js";
import { httpProblem } from "../http/problem.js";

/**
 * Refuses query parameters that an endpoint does not have, if an API key sends them: a misspelled filter would silently find other shows.
 * Addresses of pages may have further parameters, so requests without a key are not checked.
 */
@Injectable()
export class KnownParameters implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const known = keyCallerOf(request) ? queryNames(context.getClass(), context.getHandler()) : undefined;
    const unknown = known ? Object.keys(request.query).filter((name) => !known.includes(name)) : [];
    if (known === undefined || unknown.length === 0) return next.handle();
    const errors = unknown.map((path) => ({ path, message: reasonFor(path, known) }));
    const detail = errors.map(({ path, message }) => `${path}: ${message}`).join("; ");
    throw httpProblem(400, "request.unknown-parameter", detail, { errors });
  }
}

function reasonFor(name: string, known: readonly string[]): string {
  const reason = "is not a parameter of this endpoint";
  const near = nearest(name, known);
  if (near !== undefined) return `${reason}; did you mean ${near}?`;
  return known.length === 0 ? `${reason}, which has none` : `${reason}, which has ${known.join(", ")}`;
}

/** The most similar name, if it differs by case, hyphens, underscores or at most two letters. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  const most = Math.min(2, Math.floor(name.length / 3));
  const found = known
    .map((one) => ({ one, slips: slipsBetween(plain(name), plain(one), most) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((a, b) => a.slips - b.slips);
  return found[0]?.one;
}
