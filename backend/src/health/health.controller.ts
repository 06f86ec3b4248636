import { Controller, Get, Header, HttpException } from "@nestjs/common";
import { DataSource } from "typeorm";
import { Access } from "../shared/access.js";
import { Readiness } from "../shared/readiness.js";
import { problem } from "../shared/problem.js";

/** For those who run the service: does the process live, and can it do its work. */
@Controller()
@Access("all")
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly readiness: Readiness,
  ) {}

  @Get("healthz")
  @Header("Cache-Control", "no-store")
  alive(): { status: "ok" } {
    return { status: "ok" };
  }

  /** Migrations are done before the process listens. What else has to be there, each feature says. */
  @Get("readyz")
  @Header("Cache-Control", "no-store")
  async ready(): Promise<{ status: "ok" }> {
    try {
      // No table: asks only whether the database answers.
      await this.dataSource.query("SELECT 1");
    } catch {
      throw new HttpException(
        problem(503, "database.unavailable", "The database does not answer.", { retryAfter: 5 }),
        503,
      );
    }
    const missing = this.readiness.missing();
    if (missing.length > 0)
      throw new HttpException(problem(503, "service.not-ready", missing.join(" "), { retryAfter: 5 }), 503);
    return { status: "ok" };
  }
}
