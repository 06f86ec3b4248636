import type { Clock } from "../../shared/clock.port.js";
import {
  CampaignRequestStore,
  type RequestPage,
  REQUESTS_PAGE,
  type StoredCampaignRequest,
} from "./campaign-request-store.port.js";
import type { CampaignRequest } from "./campaign-request.js";

export class MemoryCampaignRequestStore extends CampaignRequestStore {
  readonly requests: StoredCampaignRequest[] = [];

  constructor(private readonly clock: Clock) {
    super();
  }

  async add(request: CampaignRequest, userId: string | null): Promise<string> {
    const id = `request-${this.requests.length + 1}`;
    this.requests.push({ ...request, id, userId, createdAt: this.clock.now() });
    return id;
  }

  async ofUser(userId: string): Promise<readonly StoredCampaignRequest[]> {
    return this.requests.filter((request) => request.userId === userId);
  }

  async pageOfUser(userId: string, page: number): Promise<RequestPage> {
    const own = (await this.ofUser(userId)).toReversed();
    return { items: own.slice((page - 1) * REQUESTS_PAGE, page * REQUESTS_PAGE), total: own.length };
  }

  /** Does what the database does when a user is deleted. */
  removeUser(userId: string): void {
    this.requests.splice(0, Infinity, ...this.requests.filter((request) => request.userId !== userId));
  }
}
