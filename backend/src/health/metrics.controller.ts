import { Controller, Get, Inject, NotFoundException, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import { collectDefaultMetrics } from "prom-client";
import { Access } from "../http/access/access.js";
import { CONFIG } from "../core/config.module.js";
import type { Config } from "../shared/config/config.js";
import { Metrics } from "../shared/process/metrics.js";
import { mayReadMetrics } from "./metrics-access.js";

/** Prometheus metrics of the process. Without permission, the path is a 404. */
@Controller()
@Access("all")
export class MetricsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly registry: Metrics,
  ) {
    collectDefaultMetrics({ register: registry });
  }

  @Get("metrics")
  async metrics(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!mayReadMetrics(request, this.config.metricsToken)) throw new NotFoundException();
    response.setHeader("Cache-Control", "no-store");
    response.type(this.registry.contentType).send(await this.registry.metrics());
  }
}
