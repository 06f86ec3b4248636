import { Controller, Get, NotFoundException, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import { Access } from "../shared/access.js";
import { collectDefaultMetrics, Registry } from "prom-client";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** Prometheus metrics of the process; to anyone but this machine the address does not exist. */
@Controller()
@Access("all")
export class MetricsController {
  private readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  @Get("metrics")
  async metrics(@Req() request: Request, @Res() response: Response): Promise<void> {
    const proxied = request.headers["x-forwarded-for"] !== undefined;
    if (proxied || !LOOPBACK.has(request.socket.remoteAddress ?? "")) throw new NotFoundException();
    response.type(this.registry.contentType).send(await this.registry.metrics());
  }
}
