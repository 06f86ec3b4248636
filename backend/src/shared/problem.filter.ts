import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from "@nestjs/common";
import type { Request, Response } from "express";
import { type Problem, problemOf } from "./problem.js";
import { SecurityLog } from "./security-log.js";

/** The one place where a failure becomes an answer. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  constructor(private readonly security: SecurityLog) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const { retryAfter, ...body } = problemOf(thrown);
    // An outage fails many requests in the same way: a line for each says it, and no stack helps.
    if (body.status === 503) this.logger.warn(`${body.code}: ${reasonsOf(thrown)}`);
    else if (body.status >= 500) this.logger.error(thrown);
    const http = host.switchToHttp();
    this.noteRefusal(http.getRequest<Request>(), body);
    const response = http.getResponse<Response>();
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (retryAfter !== undefined) response.setHeader("Retry-After", String(retryAfter));
    response.setHeader("Cache-Control", "no-store");
    response.status(body.status).type("application/problem+json").send(JSON.stringify(body));
  }

  /** Limits and closed doors, wherever they are met. What a wrong password is refused with is noted where it is compared. */
  private noteRefusal(request: Request, { status, code }: Omit<Problem, "retryAfter">): void {
    if (status === 429 || code === "sign-in.busy") this.security.note(request, "limit.hit", { detail: code });
    if (["session.required", "csrf.refused", "access.undeclared"].includes(code)) {
      this.security.note(request, "access.refused", { detail: code });
    }
  }
}

/** The message of an error and of what caused it. */
function reasonsOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.cause === undefined ? thrown.message : `${thrown.message} (${reasonsOf(thrown.cause)})`;
}
