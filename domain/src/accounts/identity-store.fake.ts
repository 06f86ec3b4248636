import type { Clock } from "../shared/clock.port.js";
import { IdentityStore, type Identity } from "./account.port.js";
import type { Provider, UserId } from "./user.js";

export class MemoryIdentityStore extends IdentityStore {
  private identities: readonly (Identity & { readonly userId: UserId })[] = [];

  constructor(private readonly clock: Clock) {
    super();
  }

  async find(provider: Provider, subject: string): Promise<UserId | undefined> {
    return this.identities.find((one) => one.provider === provider && one.subject === subject)?.userId;
  }

  async add(userId: UserId, identity: Omit<Identity, "linkedAt">): Promise<"added" | "taken" | "already-linked"> {
    if (this.identities.some((one) => one.provider === identity.provider && one.subject === identity.subject))
      return "taken";
    if (this.identities.some((one) => one.userId === userId && one.provider === identity.provider))
      return "already-linked";
    this.identities = [...this.identities, { ...identity, userId, linkedAt: this.clock.now() }];
    return "added";
  }

  async ofUser(userId: UserId): Promise<readonly Identity[]> {
    const own = this.identities.filter((one) => one.userId === userId);
    return own.map(({ provider, subject, email, linkedAt }) => ({ provider, subject, email, linkedAt }));
  }

  async remove(userId: UserId, provider: Provider): Promise<boolean> {
    const left = this.identities.filter((one) => one.userId !== userId || one.provider !== provider);
    const removed = left.length < this.identities.length;
    this.identities = left;
    return removed;
  }
}
