import type { Clock } from "../shared/clock.port.js";
import { CampaignRequestStore, type KeptCampaignRequest } from "./campaign-request-store.port.js";
import type { CampaignRequest } from "./campaign-request.js";

/** Campaign requests in memory, for tests. */
export class MemoryCampaignRequestStore extends CampaignRequestStore {
  readonly kept: KeptCampaignRequest[] = [];

  constructor(private readonly clock: Clock) {
    super();
  }

  async add(request: CampaignRequest, userId: string | null): Promise<string> {
    const id = `request-${this.kept.length + 1}`;
    this.kept.push({ ...request, id, userId, createdAt: this.clock.now() });
    return id;
  }

  async ofUser(userId: string): Promise<readonly KeptCampaignRequest[]> {
    return this.kept.filter((kept) => kept.userId === userId);
  }

  /** As the database does when a user goes. */
  removeUser(userId: string): void {
    this.kept.splice(0, Infinity, ...this.kept.filter((kept) => kept.userId !== userId));
  }
}
