import type { Clock } from "../shared/clock.port.js";
import { UserStore, type Credentials, type NewUser } from "./account.port.js";
import { emailKey } from "../shared/text/email.js";
import type { User, UserId } from "./user.js";

type Row = { user: User; key: string | undefined; passwordHash: string | undefined };

export class MemoryUserStore extends UserStore {
  private readonly rows = new Map<UserId, Row>();
  private made = 0;

  constructor(private readonly clock: Clock) {
    super();
  }

  async find(id: UserId): Promise<User | undefined> {
    return this.rows.get(id)?.user;
  }

  async credentialsByEmail(email: string): Promise<Credentials | undefined> {
    const found = this.owner(email);
    return found && { user: found.user, passwordHash: found.passwordHash };
  }

  async credentials(id: UserId): Promise<Credentials | undefined> {
    const found = this.rows.get(id);
    return found && { user: found.user, passwordHash: found.passwordHash };
  }

  async create(fresh: NewUser): Promise<User | "email-taken"> {
    if (fresh.signsInByEmail && this.owner(fresh.email)) return "email-taken";
    this.made += 1;
    const user: User = {
      id: `00000000-0000-4000-8000-${String(this.made).padStart(12, "0")}`,
      email: fresh.email,
      emailVerified: fresh.emailVerified,
      name: fresh.name,
      createdAt: this.clock.now(),
      deleteAfter: undefined,
    };
    const key = fresh.signsInByEmail ? emailKey(fresh.email) : undefined;
    this.rows.set(user.id, { user, key, passwordHash: fresh.passwordHash });
    return user;
  }

  async hold(id: UserId): Promise<boolean> {
    return this.rows.has(id);
  }

  async rename(id: UserId, name: string | undefined): Promise<boolean> {
    return this.change(id, { name });
  }

  async setPassword(id: UserId, passwordHash: string): Promise<boolean> {
    const found = this.rows.get(id);
    if (found) found.passwordHash = passwordHash;
    return found !== undefined;
  }

  async confirmEmail(id: UserId, email: string): Promise<boolean> {
    const found = this.rows.get(id);
    if (!found || emailKey(found.user.email) !== emailKey(email)) return false;
    return this.change(id, { emailVerified: true });
  }

  async setEmail(id: UserId, email: string): Promise<"changed" | "email-taken" | "no-such-user"> {
    const found = this.rows.get(id);
    if (!found) return "no-such-user";
    const owner = this.owner(email);
    if (owner && owner !== found) return "email-taken";
    found.key = emailKey(email);
    this.change(id, { email, emailVerified: true });
    return "changed";
  }

  async requestDeletion(id: UserId, graceSeconds: number): Promise<Date | undefined> {
    const user = this.rows.get(id)?.user;
    const deleteAfter = user?.deleteAfter ?? new Date(this.clock.now().getTime() + graceSeconds * 1000);
    return this.change(id, { deleteAfter }) ? deleteAfter : undefined;
  }

  async setLocked(id: UserId, locked: boolean): Promise<boolean> {
    return this.change(id, { lockedAt: locked ? this.clock.now() : undefined });
  }

  async restore(id: UserId): Promise<boolean> {
    return this.change(id, { deleteAfter: undefined });
  }

  async dueForRemoval(): Promise<readonly UserId[]> {
    const now = this.clock.now();
    return [...this.rows.values()].flatMap(({ user }) =>
      user.deleteAfter !== undefined && user.deleteAfter <= now ? [user.id] : [],
    );
  }

  async remove(id: UserId): Promise<boolean> {
    return this.rows.delete(id);
  }

  private owner(email: string): Row | undefined {
    const key = emailKey(email);
    return [...this.rows.values()].find((row) => row.key === key);
  }

  private change(id: UserId, values: Partial<User>): boolean {
    const found = this.rows.get(id);
    if (found) found.user = { ...found.user, ...values };
    return found !== undefined;
  }
}
