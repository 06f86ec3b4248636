import { Clock } from "@earshot/domain/shared/clock.port";
import { DomainError } from "@earshot/domain/shared/domain-error";
import { TEST_EVENT } from "@earshot/domain/webhooks/webhook";
import { Body, Controller, Get, Param, Post, Query } from "@nestjs/common";
import type { z } from "zod";
import { Limits } from "../limits/limits.js";
import { Access, SignedIn } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { httpProblem } from "../http/problem.js";
import type { Viewer } from "../http/access/viewer.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import { isUuid } from "../shared/process/uuid.js";
import { webhookBody } from "./webhook-body.js";
import { type LogPosition, WebhookDeliveries } from "./webhook-deliveries.js";
import type { WebhookDeliveryRow } from "./webhook-delivery.row.js";
import type { WebhookEndpointRow } from "./webhook-endpoint.row.js";
import { WebhookEndpoints } from "./webhook-endpoints.js";
import { noWebhook } from "./webhooks.controller.js";
import {
  deliveriesAnswer,
  deliveriesQuery,
  deliveryPath,
  queuedAnswer,
  replayAnswer,
  replayBody,
  webhookPath,
} from "./webhooks.schemas.js";

type Path = z.output<typeof webhookPath>;

const PAGE = 50;
const missing = { 404: { description: "You have no such webhook" } };
const idle = { 409: { description: "The webhook is disabled, or the delivery is in progress" } };
const limited = { 429: { description: "Too many requests; see Retry-After" } };

/** The deliveries of webhooks: their log, and how to send them again. */
@Controller("api/v1/webhooks/:id")
@Access("user", "webhooks:manage")
export class DeliveriesController {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly deliveries: WebhookDeliveries,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  @Get("deliveries")
  @Endpoint({
    summary: "List what was sent to a webhook, newest first",
    answers: { 200: { description: "A page of the delivery log", schema: deliveriesAnswer }, ...missing },
  })
  async log(
    @SignedIn() { userId }: Viewer,
    @Param(zod(webhookPath)) { id }: Path,
    @Query(zod(deliveriesQuery)) { status, cursor }: z.output<typeof deliveriesQuery>,
  ) {
    const after = cursor === undefined ? undefined : placeOf(cursor);
    const endpoint = await this.endpoints.find(userId, id);
    if (!endpoint) throw noWebhook();
    const found = await this.deliveries.page(endpoint.id, { state: status, after, limit: PAGE + 1 });
    const last = found.length > PAGE ? found[PAGE - 1] : undefined;
    return { deliveries: found.slice(0, PAGE).map(sent), nextCursor: last ? cursorOf(last) : null };
  }

  @Post("test")
  @Endpoint({
    summary: `Send the event ${TEST_EVENT} to a webhook`,
    answers: { 202: { description: "The event is on its way", schema: queuedAnswer }, ...missing, ...idle, ...limited },
  })
  async test(@SignedIn() { userId }: Viewer, @Param(zod(webhookPath)) { id }: Path) {
    const endpoint = await this.working(userId, id);
    const now = this.clock.now();
    const body = webhookBody(TEST_EVENT, now, { webhookId: id });
    const [deliveryId] = await this.deliveries.add([{ endpointId: endpoint.id, userId, type: TEST_EVENT, body }], now);
    return { deliveryId: deliveryId ?? "" };
  }

  @Post("deliveries/:deliveryId/replay")
  @Endpoint({
    summary: "Send a delivery again, with the same id",
    answers: { 202: { description: "The event is on its way", schema: queuedAnswer }, ...missing, ...idle, ...limited },
  })
  async replay(
    @SignedIn() { userId }: Viewer,
    @Param(zod(deliveryPath)) { id, deliveryId }: z.output<typeof deliveryPath>,
  ) {
    const endpoint = await this.working(userId, id);
    const known = await this.deliveries.find(endpoint.id, deliveryId);
    if (!known) throw httpProblem(404, "delivery.not-found", "There is no such delivery.");
    if (!(await this.deliveries.replay(endpoint.id, deliveryId, this.clock.now())))
      throw httpProblem(409, "delivery.busy", "This delivery is in progress right now.");
    return { deliveryId };
  }

  @Post("replay")
  @Endpoint({
    summary: "Send the deliveries of a period again, each with its id",
    answers: {
      202: { description: "The deliveries are on their way", schema: replayAnswer },
      ...missing,
      ...idle,
      ...limited,
    },
  })
  async replayAll(
    @SignedIn() { userId }: Viewer,
    @Param(zod(webhookPath)) { id }: Path,
    @Body(zod(replayBody)) { from, to, onlyFailed }: z.output<typeof replayBody>,
  ) {
    const endpoint = await this.working(userId, id);
    const now = this.clock.now();
    const window = { from: new Date(from), to: to === undefined ? now : new Date(to), onlyFailed };
    return { deliveries: await this.deliveries.replayAll(endpoint.id, window, now) };
  }

  /** The endpoint, if it is enabled. Counts the request, because it makes us call another server. */
  private async working(userId: string, id: string): Promise<WebhookEndpointRow> {
    const endpoint = await this.endpoints.find(userId, id);
    if (!endpoint) throw noWebhook();
    await this.limits.spend("webhooksByUser", userId);
    if (endpoint.state === "disabled") throw httpProblem(409, "webhook.disabled", "Enable the webhook first.");
    return endpoint;
  }
}

function sent(row: WebhookDeliveryRow) {
  const { id, type, state, tries, createdAt, lastTryAt, nextTryAt, tookMs, status, error, answer, body } = row;
  return { id, type, state, tries, createdAt, lastTryAt, nextTryAt, tookMs, status, error, answer, body };
}

const cursorOf = ({ createdAt, id }: LogPosition): string => `${createdAt.getTime()}.${id}`;

function placeOf(cursor: string): LogPosition {
  const [, time, id = ""] = /^(\d{1,14})\.(.+)$/.exec(cursor) ?? [];
  if (time === undefined || !isUuid(id)) throw new DomainError("cursor.invalid", "This is not a cursor.");
  return { createdAt: new Date(Number(time)), id };
}
