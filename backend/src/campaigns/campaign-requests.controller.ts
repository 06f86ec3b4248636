import { CampaignRequests } from "@earshot/domain/campaigns/requests/campaign-requests";
import { readCampaignRequest } from "@earshot/domain/campaigns/requests/campaign-request";
import { DomainError } from "@earshot/domain/shared/domain-error";
import { Body, Controller, Post, Req } from "@nestjs/common";
import type { Request } from "express";
import type { z } from "zod";
import { PublicForms, type Received } from "../limits/public-forms.js";
import { Access } from "../shared/http/access.js";
import { Endpoint } from "../shared/http/endpoint.js";
import { formAnswers, trapOf } from "../shared/http/body/form.schemas.js";
import { keyedHeaders } from "../shared/http/idempotency-key.js";
import { OperatorNotices } from "../shared/process/operator-notices.js";
import { viewerOf } from "../shared/http/viewer.js";
import { zodQuery as zod } from "../shared/http/zod-query.js";
import { campaignRequestBody } from "./campaigns.schemas.js";

/** Receives advertising briefs from anyone. */
@Controller("api/v1/campaign-requests")
@Access("guest")
export class CampaignRequestsController {
  constructor(
    private readonly forms: PublicForms,
    private readonly requests: CampaignRequests,
    private readonly notices: OperatorNotices,
  ) {}

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
      this.notices.messageArrived("A campaign request", "campaign");
      return this.requests.receive(request, userId);
    });
  }
}
