import { Clock } from "@earshot/domain/shared/clock.port";
import { Body, Controller, Delete, Get, HttpException, Param, Patch, Post, Req } from "@nestjs/common";
import type { Request } from "express";
import type { z } from "zod";
import { Limits } from "../limits/limits.js";
import { Access, SignedIn } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { httpProblem } from "../http/problem.js";
import { SecurityLog } from "../http/access/security-log.js";
import { ShownOnce } from "../http/idempotency/shown-once.js";
import type { Viewer } from "../http/access/viewer.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import { webhookAddress } from "./webhook-address.js";
import type { WebhookEndpointRow } from "./webhook-endpoint.row.js";
import { WebhookEndpoints } from "./webhook-endpoints.js";
import { WebhookSender } from "./webhook-sender.js";
import {
  newWebhookAnswer,
  newWebhookBody,
  secretRotationBody,
  webhookAnswer,
  webhookChangeBody,
  webhookPath,
  webhooksAnswer,
} from "./webhooks.schemas.js";

type Path = z.output<typeof webhookPath>;

const missing = { 404: { description: "You have no such webhook" } };
const broken = { 422: { description: "A field breaks a rule; `errors` says which" } };
const limited = { 429: { description: "Too many requests; see Retry-After" } };

/** The user's webhooks: URLs at which programs receive events. */
@Controller("api/v1/webhooks")
@Access("user", "webhooks:manage")
export class WebhooksController {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly sender: WebhookSender,
    private readonly limits: Limits,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Endpoint({
    summary: "List your webhooks, oldest first",
    answers: { 200: { description: "The webhooks, without their secrets", schema: webhooksAnswer } },
  })
  async all(@SignedIn() { userId }: Viewer) {
    return {
      webhooks: (await this.endpoints.ofUser(userId)).map(sent),
      most: await this.endpoints.most(userId),
    };
  }

  @Post()
  @ShownOnce("secret")
  @Endpoint({
    summary: "Create a webhook",
    answers: {
      201: { description: "The new webhook, with its secret", schema: newWebhookAnswer },
      ...broken,
      ...limited,
    },
  })
  async create(
    @SignedIn() { userId }: Viewer,
    @Req() request: Request,
    @Body(zod(newWebhookBody)) { url, ...wanted }: z.output<typeof newWebhookBody>,
  ) {
    await this.limits.spend("webhooksByUser", userId);
    await this.endpoints.checkFilter(userId, wanted.filter);
    const added = await this.endpoints.add(userId, { ...wanted, url: this.checked(url) });
    this.security.note(request, "webhook.created", { detail: added.endpoint.id });
    return { ...sent(added.endpoint), secret: added.secret };
  }

  @Patch(":id")
  @Endpoint({
    summary: "Change, disable or enable a webhook",
    answers: { 200: { description: "The webhook", schema: webhookAnswer }, ...missing, ...broken },
  })
  async change(
    @SignedIn() { userId }: Viewer,
    @Req() request: Request,
    @Param(zod(webhookPath)) { id }: Path,
    @Body(zod(webhookChangeBody)) { url, ...change }: z.output<typeof webhookChangeBody>,
  ) {
    const facts = url === undefined ? change : { ...change, url: this.checked(url) };
    if (change.filter) await this.endpoints.checkFilter(userId, change.filter);
    const endpoint = await this.endpoints.change(userId, id, facts);
    if (!endpoint) throw noWebhook();
    this.security.note(request, "webhook.changed", { detail: id });
    return sent(endpoint);
  }

  @Delete(":id")
  @Endpoint({
    summary: "Delete a webhook and its log",
    answers: { 204: { description: "The webhook is deleted and gets no more events" }, ...missing },
  })
  async remove(
    @SignedIn() { userId }: Viewer,
    @Req() request: Request,
    @Param(zod(webhookPath)) { id }: Path,
  ): Promise<void> {
    if (!(await this.endpoints.remove(userId, id))) throw noWebhook();
    this.security.note(request, "webhook.deleted", { detail: id });
  }

  @Post(":id/rotate-secret")
  @ShownOnce("secret")
  @Endpoint({
    summary: "Replace the secret of a webhook; both secrets sign messages until the grace period ends",
    answers: {
      200: { description: "The webhook, with its new secret", schema: newWebhookAnswer },
      ...missing,
      ...limited,
    },
  })
  async rotate(
    @SignedIn() { userId }: Viewer,
    @Req() request: Request,
    @Param(zod(webhookPath)) { id }: Path,
    @Body(zod(secretRotationBody)) { graceHours }: z.output<typeof secretRotationBody>,
  ) {
    await this.limits.spend("webhooksByUser", userId);
    const rotated = await this.endpoints.rotate(userId, id, { graceHours, now: this.clock.now() });
    if (!rotated) throw noWebhook();
    this.security.note(request, "webhook.rotated", { detail: id });
    return { ...sent(rotated.endpoint), secret: rotated.secret };
  }

  private checked(url: string): string {
    return webhookAddress(url, this.sender.rules).href;
  }
}

export function noWebhook(): HttpException {
  return httpProblem(404, "webhook.not-found", "You have no such webhook.");
}

function sent(row: WebhookEndpointRow) {
  const { id, url, events, description, filter, state, disabledBy, failingSince, previousUntil, createdAt } = row;
  const { listId, podcastIds, savedSearchId } = filter;
  return {
    id,
    url,
    events,
    description,
    filter: {
      ...(listId !== undefined && { listId }),
      ...(podcastIds !== undefined && { podcastIds: [...podcastIds] }),
      ...(savedSearchId !== undefined && { savedSearchId }),
    },
    state,
    disabledBy,
    failingSince,
    previousSecretUntil: previousUntil,
    createdAt,
  };
}
