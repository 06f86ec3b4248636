import type { Mailer } from "../../mail/mailer.port.js";
import { type Operator, operatorMail } from "../../mail/operator-mail.js";
import type { CampaignRequestStore } from "./campaign-request-store.port.js";
import type { CampaignRequest } from "./campaign-request.js";

/** Accepts campaign requests. Call it within a transaction, so that request and email are stored together. */
export class CampaignRequests {
  constructor(
    private readonly store: CampaignRequestStore,
    private readonly mailer: Mailer,
    /** undefined means that no email is sent. */
    private readonly operator?: Operator,
  ) {}

  /** Returns the request's id. `userId` is null for a guest. */
  async receive(request: CampaignRequest, userId: string | null): Promise<string> {
    const id = await this.store.add(request, userId);
    if (this.operator) {
      const mail = operatorMail(this.operator, news(id, request, this.operator));
      await this.mailer.send(userId === null ? mail : { ...mail, userId });
    }
    return id;
  }
}

export function requestMailKey(id: string): string {
  return `campaign-request:${id}`;
}

function news(id: string, request: CampaignRequest, { origin }: Operator): Parameters<typeof operatorMail>[1] {
  const name = `${request.firstName} ${request.lastName}`;
  const { podcastId, podcastTitle, phone, referral, campaignBrief } = request;
  const podcast = podcastTitle ?? podcastId;
  return {
    key: requestMailKey(id),
    subject: `Campaign request: ${name}, ${request.companyName}`,
    from: request.businessEmail,
    title: "New campaign request",
    paragraphs: [`${name} (${request.companyName}) would like to advertise${podcast ? ` on ${podcast}` : ""}.`],
    facts: [
      ["Name", name],
      ["Company", request.companyName],
      ["Email", request.businessEmail],
      ...(phone === null ? [] : [["Phone", phone] as const]),
      ["Budget", request.budgetRange],
      ["Goal", request.primaryGoal],
      ...(podcast === null ? [] : [["Podcast", podcast] as const]),
      ...(referral === null ? [] : [["Heard about us through", referral] as const]),
    ],
    ...(campaignBrief !== null && { quote: campaignBrief }),
    ...(podcastId !== null && {
      action: { label: "Open the podcast", url: `${origin}/podcast/${encodeURIComponent(podcastId)}` },
    }),
  };
}
