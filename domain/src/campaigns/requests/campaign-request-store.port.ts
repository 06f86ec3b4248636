import type { CampaignRequest } from "./campaign-request.js";

export type StoredCampaignRequest = CampaignRequest & {
  readonly id: string;
  /** null: sent by a guest. */
  readonly userId: string | null;
  readonly createdAt: Date;
};

/** Stores campaign requests. Deleting a user deletes their requests; guests' requests stay. */
export abstract class CampaignRequestStore {
  /** Returns the id; writes only if the surrounding transaction commits. */
  abstract add(request: CampaignRequest, userId: string | null): Promise<string>;
  /** Everything that a user sent, oldest first. */
  abstract ofUser(userId: string): Promise<readonly StoredCampaignRequest[]>;
}
