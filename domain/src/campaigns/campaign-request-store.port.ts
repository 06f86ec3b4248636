import type { CampaignRequest } from "./campaign-request.js";

export type KeptCampaignRequest = CampaignRequest & {
  readonly id: string;
  /** null: sent by a guest. */
  readonly userId: string | null;
  readonly createdAt: Date;
};

/** Keeps campaign requests. What a user sent goes when the user goes; what a guest sent stays. */
export abstract class CampaignRequestStore {
  /** Answers the id; writes nothing without the transaction around it being kept. */
  abstract add(request: CampaignRequest, userId: string | null): Promise<string>;
  /** Everything that a user sent, oldest first. */
  abstract ofUser(userId: string): Promise<readonly KeptCampaignRequest[]>;
}
