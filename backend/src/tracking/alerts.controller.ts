import { type Alert, AlertStore } from "@earshot/domain/tracking/alert-store.port";
import { DomainError } from "@earshot/domain/shared/domain-error";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Controller, Get, Post, Query } from "@nestjs/common";
import type { z } from "zod";
import { Access, SignedIn } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import type { Viewer } from "../http/access/viewer.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import { alertsAnswer, alertsQuery, unseenAnswer } from "./tracking.schemas.js";

type AlertPage = { readonly alerts: readonly Alert[]; readonly unseen: number; readonly nextCursor: string | null };

/** New episodes of tracked shows: since the last visit, and earlier ones. */
@Controller("api/v1/alerts")
@Access("user")
export class AlertsController {
  constructor(
    private readonly alerts: AlertStore,
    private readonly clock: Clock,
  ) {}

  @Access("user", "tracking:read")
  @Get()
  @Endpoint({
    summary: "List new episodes of the shows you track, newest first",
    answers: { 200: { description: "A page of alerts", schema: alertsAnswer } },
  })
  async page(
    @SignedIn() { userId }: Viewer,
    @Query(zod(alertsQuery)) { limit, cursor }: z.output<typeof alertsQuery>,
  ): Promise<AlertPage> {
    const found = await this.alerts.page(userId, limit + 1, cursor === undefined ? undefined : readCursor(cursor));
    const alerts = found.slice(0, limit);
    const last = alerts.at(-1);
    return {
      alerts,
      unseen: await this.alerts.countUnseen(userId),
      nextCursor: found.length > limit && last ? `before-${last.id}` : null,
    };
  }

  @Access("user", "tracking:read")
  @Get("count")
  @Endpoint({
    summary: "Count the alerts that you have not seen",
    answers: { 200: { description: "The number of unseen alerts", schema: unseenAnswer } },
  })
  async count(@SignedIn() { userId }: Viewer): Promise<{ unseen: number }> {
    return { unseen: await this.alerts.countUnseen(userId) };
  }

  @Access("user", "tracking:write")
  @Post("seen")
  @Endpoint({
    summary: "Mark all current alerts as seen",
    answers: { 200: { description: "All alerts are marked as seen", schema: unseenAnswer } },
  })
  async seen(@SignedIn() { userId }: Viewer): Promise<{ unseen: number }> {
    await this.alerts.markSeen(userId, this.clock.now());
    return { unseen: await this.alerts.countUnseen(userId) };
  }
}

function readCursor(cursor: string): string {
  const id = /^before-(\d{1,18})$/.exec(cursor)?.[1];
  if (id === undefined) throw new DomainError("cursor.invalid", "There is no such page of alerts.");
  return id;
}
