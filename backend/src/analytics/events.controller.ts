import { readAnalyticsEvent } from "@earshot/domain/analytics/analytics-event";
import { asksForPrivacy } from "@earshot/domain/analytics/privacy-signals";
import { AnalyticsSink } from "@earshot/domain/analytics/analytics-sink.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Body, Controller, Post, Req } from "@nestjs/common";
import type { Request } from "express";
import type { z } from "zod";
import { Limits } from "../limits/limits.js";
import { networkKey } from "../limits/network-key.js";
import { Access } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { viewerOf } from "../http/access/viewer.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import { eventsBody } from "./analytics.schemas.js";

/** Receives events from the website's pages. Only the session identifies the visitor. */
@Controller("api/v1/events")
@Access("guest")
export class EventsController {
  constructor(
    private readonly sink: AnalyticsSink,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Endpoint({
    summary: "Count page views and product events. Nothing is stored about visitors who send DNT or Sec-GPC",
    answers: { 204: { description: "The events were counted, or ignored on purpose" } },
  })
  async count(@Req() from: Request, @Body(zod(eventsBody)) body: z.output<typeof eventsBody>): Promise<void> {
    const { dnt, "sec-gpc": gpc } = from.headers;
    if (asksForPrivacy({ doNotTrack: dnt, globalPrivacyControl: gpc })) return;
    await this.limits.spend("eventsByNetwork", networkKey(from.ip));
    const now = this.clock.now();
    const events = body.events.flatMap((raw) => readAnalyticsEvent(raw, now) ?? []);
    await this.sink.record(events, viewerOf(from)?.userId);
  }
}
