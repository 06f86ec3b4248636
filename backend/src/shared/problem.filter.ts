import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from "@nestjs/common";
import type { Request, Response } from "express";
import { type Problem, problemOf } from "./problem.js";
import { noteSecurity } from "./security-log.js";

/** The one place where a failure becomes an answer. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const { retryAfter, ...body } = problemOf(thrown);
    // An outage fails many requests in the same way: a line for each says it, and no stack helps.
    if (body.status === 503) this.logger.warn(`${body.code}: ${reasonsOf(thrown)}`);
    else if (body.status >= 500) this.logger.error(thrown);
    const http = host.switchToHttp();
    noteRefusal(http.getRequest<Request>(), body);
    const response = http.getResponse<Response>();
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (retryAfter !== undefined) response.setHeader("Retry-After", String(retryAfter));
    response.setHeader("Cache-Control", "no-store");
    response.status(body.status).type("application/problem+json").send(JSON.stringify(body));
  }
}

/** The message of an error and of what caused it. */
function reasonsOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.cause === undefined ? thrown.message : `${thrown.message} (${reasonsOf(thrown.cause)})`;
}

/** Limits and closed doors, wherever they are met. What a wrong password is refused with is noted where it is compared. */
function noteRefusal(request: Request, { status, code }: Omit<Problem, "retryAfter">): void {
  if (status === 429 || code === "sign-in.busy") noteSecurity(request, "limit.hit", { detail: code });
  if (["session.required", "csrf.refused", "access.undeclared"].includes(code)) {
    noteSecurity(request, "access.refused", { detail: code });
  }
}
