import type { SessionStore, UserStore } from "../account.port.js";
import type { UserId } from "../user.js";

/** Lets operators lock accounts. An account's data does not change. */
export class AccountLock {
  constructor(
    private readonly users: UserStore,
    private readonly sessions: SessionStore,
  ) {}

  /** Locks the account first and then ends all sessions, so that no new one can start. Returns false if there is no such user. */
  async lock(id: UserId): Promise<boolean> {
    const found = await this.users.setLocked(id, true);
    if (found) await this.sessions.endAll(id);
    return found;
  }

  unlock(id: UserId): Promise<boolean> {
    return this.users.setLocked(id, false);
  }
}
