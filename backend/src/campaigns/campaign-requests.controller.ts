import { CampaignRequests } from "@earshot/domain/campaigns/campaign-requests";
import { readCampaignRequest } from "@earshot/domain/campaigns/campaign-request";
import { DomainError } from "@earshot/domain/shared/domain-error";
import { Body, Controller, Post, Req } from "@nestjs/common";
import type { Request } from "express";
import type { z } from "zod";
import { PublicForms, type Received } from "../limits/public-forms.js";
import { Access } from "../shared/access.js";
import { Endpoint } from "../shared/endpoint.js";
import { formAnswers, formHeaders, trapOf } from "../shared/form.schemas.js";
import { OperatorNews } from "../shared/operator-news.js";
import { viewerOf } from "../shared/viewer.js";
import { zodQuery as zod } from "../shared/zod-query.js";
import { campaignRequestBody } from "./campaigns.schemas.js";

/** Takes advertising briefs from anybody. */
@Controller("api/v1/campaign-requests")
@Access("guest")
export class CampaignRequestsController {
  constructor(
    private readonly forms: PublicForms,
    private readonly requests: CampaignRequests,
    private readonly news: OperatorNews,
  ) {}

  @Post()
  @Endpoint({
    summary: "Send an advertising brief; open to guests",
    headers: formHeaders,
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
      this.news.cameIn("A campaign request", "campaign");
      return this.requests.receive(request, userId);
    });
  }
}
