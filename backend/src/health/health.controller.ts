import { Controller, Get, Header, Optional } from "@nestjs/common";
import { DataSource } from "typeorm";
import { Access } from "../http/access/access.js";
import { productVersion } from "../shared/process/product-version.js";
import { PendingMigrations } from "../database/pending-migrations.js";
import { Readiness } from "../shared/process/readiness.js";
import { httpProblem } from "../http/problem.js";

/** For operators: is the process alive, and can it do its work? */
@Controller()
@Access("all")
export class HealthController {
  private readonly version = productVersion();

  constructor(
    private readonly dataSource: DataSource,
    private readonly readiness: Readiness,
    @Optional() private readonly schema?: PendingMigrations,
  ) {}

  @Get("healthz")
  @Header("Cache-Control", "no-store")
  alive(): { status: "ok"; version: string } {
    return { status: "ok", version: this.version };
  }

  /** Each feature reports what it needs. Pending migrations are reported too, but the process works without them. */
  @Get("readyz")
  @Header("Cache-Control", "no-store")
  async ready(): Promise<{ status: "ok"; migrations?: "pending" }> {
    try {
      // Reads no table; only checks whether the database answers.
      await this.dataSource.query("SELECT 1");
    } catch {
      throw httpProblem(503, "database.unavailable", "The database isn’t responding.", { retryAfter: 5 });
    }
    const missing = await this.readiness.missing();
    if (missing.length > 0) throw httpProblem(503, "service.not-ready", missing.join(" "), { retryAfter: 5 });
    return { status: "ok", ...(this.schema?.names.length && { migrations: "pending" }) };
  }
}
