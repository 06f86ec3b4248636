import type { Clock } from "../shared/clock.port.js";
import { IdentityStore, type Identity } from "./account.port.js";
import type { Provider, UserId } from "./user.js";

/** Ways in through providers in memory, for tests. */
export class MemoryIdentityStore extends IdentityStore {
  private kept: readonly (Identity & { readonly userId: UserId })[] = [];

  constructor(private readonly clock: Clock) {
    super();
  }

  async find(provider: Provider, subject: string): Promise<UserId | undefined> {
    return this.kept.find((kept) => kept.provider === provider && kept.subject === subject)?.userId;
  }

  async add(userId: UserId, identity: Omit<Identity, "linkedAt">): Promise<"added" | "taken" | "already-linked"> {
    if (this.kept.some((kept) => kept.provider === identity.provider && kept.subject === identity.subject))
      return "taken";
    if (this.kept.some((kept) => kept.userId === userId && kept.provider === identity.provider))
      return "already-linked";
    this.kept = [...this.kept, { ...identity, userId, linkedAt: this.clock.now() }];
    return "added";
  }

  async ofUser(userId: UserId): Promise<readonly Identity[]> {
    const own = this.kept.filter((kept) => kept.userId === userId);
    return own.map(({ provider, subject, email, linkedAt }) => ({ provider, subject, email, linkedAt }));
  }

  async remove(userId: UserId, provider: Provider): Promise<boolean> {
    const left = this.kept.filter((kept) => kept.userId !== userId || kept.provider !== provider);
    const removed = left.length < this.kept.length;
    this.kept = left;
    return removed;
  }
}
