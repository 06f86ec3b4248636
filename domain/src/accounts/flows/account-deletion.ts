import type { Transactions } from "../../shared/transactions.port.js";
import type { AccountMails } from "../account-mails.js";
import type { SessionStore, UserStore } from "../account.port.js";
import type { Passwords } from "../passwords.js";
import type { UserId } from "../user.js";

/** Days during which signing in cancels a deletion. */
export const DELETION_GRACE_DAYS = 14;

/** Account deletion. Ends all sessions at once, and deletes the account permanently after the grace period. */
export class AccountDeletion {
  constructor(
    private readonly users: UserStore,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStore,
    private readonly mails: AccountMails,
    private readonly transactions: Transactions,
  ) {}

  /** Returns when the account will be deleted. Requires the password if the account has one. */
  async request(userId: UserId, password: unknown): Promise<{ readonly deleteAfter: Date } | "wrong-password"> {
    if ((await this.passwords.reauthenticate(userId, password)) === "wrong") return "wrong-password";
    return this.transactions.run(async () => {
      const user = await this.users.find(userId);
      const deleteAfter = await this.users.requestDeletion(userId, DELETION_GRACE_DAYS * 24 * 3600);
      if (!user || !deleteAfter) return "wrong-password";
      await this.sessions.endAll(userId);
      await this.mails.deletionRequested(user, deleteAfter);
      return { deleteAfter };
    });
  }

  /**
   * Deletes accounts whose grace period has ended; returns how many. If some cannot be deleted, it still deletes the others, then throws
   * an AggregateError.
   */
  async removeDue(): Promise<number> {
    const failures: unknown[] = [];
    let removed = 0;
    for (const userId of await this.users.dueForRemoval()) {
      try {
        if (await this.removeOne(userId)) removed += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be removed.`);
    return removed;
  }

  private async removeOne(userId: UserId): Promise<boolean> {
    return this.transactions.run(async () => {
      // Another process may have been faster, or the user may have just come back.
      if (!(await this.users.hold(userId))) return false;
      if ((await this.users.find(userId))?.deleteAfter === undefined) return false;
      return this.users.remove(userId);
    });
  }
}
