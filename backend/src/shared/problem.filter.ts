import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from "@nestjs/common";
import type { Response } from "express";
import { problemOf } from "./problem.js";

/** The one place where a failure becomes an answer. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const { retryAfter, ...body } = problemOf(thrown);
    if (body.status >= 500) this.logger.error(thrown);
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (retryAfter !== undefined) response.setHeader("Retry-After", String(retryAfter));
    response.setHeader("Cache-Control", "no-store");
    response.status(body.status).type("application/problem+json").send(JSON.stringify(body));
  }
}
