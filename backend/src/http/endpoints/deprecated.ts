import type { CallHandler, ExecutionContext, NestInterceptor } from "@nestjs/common";
import type { Response } from "express";
import type { Observable } from "rxjs";

/** An endpoint that programs should stop calling. Days are written as "2026-11-02" and begin at midnight UTC. */
export type Deprecated = {
  readonly since: string;
  /** The day from which the endpoint may no longer exist. */
  readonly until?: string;
  /** The replacement; for the API document. */
  readonly instead?: string;
};

/** Marks an endpoint as deprecated in each answer, including rejections of the input. */
export class DeprecationHeaders implements NestInterceptor {
  constructor(private readonly deprecated: Deprecated) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { since, until } = this.deprecated;
    const response = context.switchToHttp().getResponse<Response>();
    response.setHeader("Deprecation", `@${Date.parse(since) / 1_000}`);
    if (until) response.setHeader("Sunset", new Date(until).toUTCString());
    return next.handle();
  }
}
