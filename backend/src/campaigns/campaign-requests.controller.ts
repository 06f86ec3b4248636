import { CampaignRequestStore, REQUESTS_PAGE } from "@earshot/domain/campaigns/requests/campaign-request-store.port";
import { CampaignRequests, requestMailKey } from "@earshot/domain/campaigns/requests/campaign-requests";
import { type CampaignRequest, readCampaignRequest } from "@earshot/domain/campaigns/requests/campaign-request";
import { CatalogueUnavailable, PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { DomainError } from "@earshot/domain/shared/domain-error";
import { Body, Controller, Get, Post, Query, Req } from "@nestjs/common";
import type { Request } from "express";
import type { z } from "zod";
import { PublicForms, type Received } from "../limits/public-forms.js";
import { Outbox } from "../mail/outbox.js";
import { Access, SignedIn } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { formAnswers, trapOf } from "../http/body/form.schemas.js";
import { keyedHeaders } from "../http/idempotency/idempotency-key.js";
import { OperatorNotices } from "../mail/operator-notices.js";
import { type Viewer, viewerOf } from "../http/access/viewer.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import { campaignRequestBody, sentPageAnswer, sentPageQuery } from "./campaigns.schemas.js";

/** Receives advertising briefs from anyone, and shows users what they sent. */
@Controller("api/v1/campaign-requests")
@Access("guest")
export class CampaignRequestsController {
  constructor(
    private readonly forms: PublicForms,
    private readonly requests: CampaignRequests,
    private readonly notices: OperatorNotices,
    private readonly store: CampaignRequestStore,
    private readonly outbox: Outbox,
    private readonly catalogue: PodcastCatalogue,
  ) {}

  @Get()
  @Access("user")
  @Endpoint({
    summary: "List the advertising briefs that you sent while signed in, newest first, 20 per page",
    answers: { 200: { description: "A page of sent briefs", schema: sentPageAnswer } },
  })
  async sent(@SignedIn() { userId }: Viewer, @Query(zod(sentPageQuery)) { page }: z.output<typeof sentPageQuery>) {
    const { items, total } = await this.store.pageOfUser(userId, page);
    const emailed = await this.outbox.sentAt(items.map(({ id }) => requestMailKey(id)));
    const titles = await this.titlesOf(items);
    const shown = items.map(({ userId: _own, ...request }) => {
      const podcastTitle = request.podcastTitle ?? titles.get(request.podcastId ?? "") ?? null;
      return { ...request, podcastTitle, emailedAt: emailed.get(requestMailKey(request.id)) ?? null };
    });
    return { items: shown, total, page, pageSize: REQUESTS_PAGE };
  }

  @Post()
  @Endpoint({
    summary: "Send an advertising brief; no account is needed",
    headers: keyedHeaders,
    answers: formAnswers,
  })
  async send(
    @Req() from: Request,
    @Body(zod(campaignRequestBody)) body: z.output<typeof campaignRequestBody>,
  ): Promise<Received> {
    const reading = readCampaignRequest(body);
    if (reading.kind === "faulty") {
      const [first] = reading.errors;
      throw new DomainError("campaign-request.invalid", first?.message ?? "Please check the fields.", reading.errors);
    }
    const { request } = reading;
    const userId = viewerOf(from)?.userId ?? null;
    return this.forms.take("campaignRequests", from, request, trapOf(body), () => {
      this.notices.messageArrived("A campaign request");
      return this.requests.receive(request, userId);
    });
  }

  /** The titles of the shows that were sent without one, by show. Without the catalogue, the requests are still listed. */
  private async titlesOf(items: readonly CampaignRequest[]): Promise<ReadonlyMap<string, string>> {
    const ids = items.flatMap(({ podcastId, podcastTitle }) => (podcastId && podcastTitle === null ? [podcastId] : []));
    if (ids.length === 0) return new Map();
    const found = await this.catalogue.podcasts([...new Set(ids)]).catch((error: unknown) => {
      if (error instanceof CatalogueUnavailable) return undefined;
      throw error;
    });
    return new Map([...(found ?? [])].map(([id, { title }]) => [id, title]));
  }
}
