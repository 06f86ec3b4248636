import { Controller, Get, Inject, NotFoundException, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import { collectDefaultMetrics, Registry } from "prom-client";
import { Access } from "../shared/access.js";
import { CONFIG } from "../shared/config.module.js";
import type { Config } from "../shared/config.js";
import { mayReadMetrics } from "./metrics-access.js";

/** Prometheus metrics of the process; to those who may not read them the address does not exist. */
@Controller()
@Access("all")
export class MetricsController {
  private readonly registry = new Registry();

  constructor(@Inject(CONFIG) private readonly config: Config) {
    collectDefaultMetrics({ register: this.registry });
  }

  @Get("metrics")
  async metrics(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!mayReadMetrics(request, this.config.metricsToken)) throw new NotFoundException();
    response.setHeader("Cache-Control", "no-store");
    response.type(this.registry.contentType).send(await this.registry.metrics());
  }
}
