import type { CampaignRequest } from "./campaign-request.js";

export type StoredCampaignRequest = CampaignRequest & {
  readonly id: string;
  /** null if it was sent by a guest. */
  readonly userId: string | null;
  readonly createdAt: Date;
};

export const REQUESTS_PAGE = 20 as const;

export type RequestPage = { readonly items: readonly StoredCampaignRequest[]; readonly total: number };

/** Stores campaign requests. Deleting a user deletes their requests. Requests from guests stay. */
export abstract class CampaignRequestStore {
  /** Returns the id. The request is only written if the surrounding transaction commits. */
  abstract add(request: CampaignRequest, userId: string | null): Promise<string>;
  /** Everything that a user has sent, oldest first. */
  abstract ofUser(userId: string): Promise<readonly StoredCampaignRequest[]>;
  /** A page of what a user has sent, newest first. `page` starts at 1. */
  abstract pageOfUser(userId: string, page: number): Promise<RequestPage>;
}
