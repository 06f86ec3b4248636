import type { Mailer } from "../shared/mailer.port.js";
import { type Operator, operatorMail } from "../shared/operator-mail.js";
import type { CampaignRequestStore } from "./campaign-request-store.port.js";
import type { CampaignRequest } from "./campaign-request.js";

/** Takes campaign requests. Call within a transaction: a request and the mail that tells of it are kept together or not at all. */
export class CampaignRequests {
  constructor(
    private readonly store: CampaignRequestStore,
    private readonly mailer: Mailer,
    /** undefined: nobody is to be told. */
    private readonly operator?: Operator,
  ) {}

  /** Answers the id under which the request is kept. `userId` is null for guests. */
  async receive(request: CampaignRequest, userId: string | null): Promise<string> {
    const id = await this.store.add(request, userId);
    if (this.operator) {
      const mail = operatorMail(this.operator, news(id, request, this.operator));
      await this.mailer.send(userId === null ? mail : { ...mail, userId });
    }
    return id;
  }
}

function news(id: string, request: CampaignRequest, { origin }: Operator): Parameters<typeof operatorMail>[1] {
  const name = `${request.firstName} ${request.lastName}`;
  const { podcastId, podcastTitle, phone, referral, campaignBrief } = request;
  const podcast = podcastTitle ?? podcastId;
  return {
    key: `campaign-request:${id}`,
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
      ...(referral === null ? [] : [["Heard of us by", referral] as const]),
    ],
    ...(campaignBrief !== null && { quote: campaignBrief }),
    ...(podcastId !== null && {
      action: { label: "Open the podcast", url: `${origin}/podcast/${encodeURIComponent(podcastId)}` },
    }),
    command: "npm run inbox -- list --kind campaign",
  };
}
