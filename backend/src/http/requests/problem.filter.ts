import { type ArgumentsHost, Catch, type ExceptionFilter, Logger, Optional } from "@nestjs/common";
import type { Request, Response } from "express";
import { currentTrace } from "../../shared/process/trace.js";
import { PendingMigrations } from "../../database/pending-migrations.js";
import { type Problem, problem, problemOf } from "../problem.js";
import { SecurityLog } from "../access/security-log.js";

const BEING_UPDATED = problem(
  503,
  "schema.pending",
  "This part of the site is being updated. Please try again in a few minutes.",
  { retryAfter: 60 },
);

/** The only place that turns failures into answers. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  constructor(
    private readonly security: SecurityLog,
    @Optional() private readonly schema?: PendingMigrations,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const { retryAfter, ...body } = this.schema?.explains(thrown) ? BEING_UPDATED : problemOf(thrown);
    // An outage fails many requests in the same way, so one line for each is enough, without a stack trace.
    if (body.status === 503) this.logger.warn(`${body.code}: ${reasonsOf(thrown)}`);
    else if (body.status >= 500) this.logger.error(thrown);
    const http = host.switchToHttp();
    const request = http.getRequest<Request & { readonly log?: unknown }>();
    this.noteRefusal(request, body);
    const response = http.getResponse<Response>();
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (retryAfter !== undefined) response.setHeader("Retry-After", String(retryAfter));
    response.setHeader("Cache-Control", "no-store");
    response
      .status(body.status)
      .type("application/problem+json")
      .send(JSON.stringify({ ...body, requestId: currentTrace()?.requestId }));
    // The request log only covers failures that occur after routing. Earlier ones, such as reading a session, need this line.
    if (body.status >= 500 && request.log === undefined)
      this.logger.error({ req: request, res: response, msg: "request failed before its route" });
  }

  /** Logs refusals by limits and access rules, wherever they happen. Wrong passwords are logged where they are compared. */
  private noteRefusal(request: Request, { status, code }: Omit<Problem, "retryAfter">): void {
    if (status === 429 || code === "sign-in.busy") this.security.note(request, "limit.hit", { detail: code });
    if (
      ["session.required", "key.required", "csrf.refused", "access.undeclared", "key.scope", "key.in-query"].includes(
        code,
      )
    ) {
      this.security.note(request, "access.refused", { detail: code });
    }
  }
}

function reasonsOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.cause === undefined ? thrown.message : `${thrown.message} (${reasonsOf(thrown.cause)})`;
}
