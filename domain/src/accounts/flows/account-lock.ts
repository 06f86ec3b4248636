import type { SessionStore, UserStore } from "../account.port.js";
import type { UserId } from "../user.js";

/** Account locks, for operators. The account's data is unchanged. */
export class AccountLock {
  constructor(
    private readonly users: UserStore,
    private readonly sessions: SessionStore,
  ) {}

  /** Locks the account, then ends all sessions, so that no new one can begin. False: there is no such user. */
  async lock(id: UserId): Promise<boolean> {
    const found = await this.users.setLocked(id, true);
    if (found) await this.sessions.endAll(id);
    return found;
  }

  unlock(id: UserId): Promise<boolean> {
    return this.users.setLocked(id, false);
  }
}
