import { MailAllowance } from "@earshot/domain/accounts/account.port";
import { emailKey } from "@earshot/domain/shared/email";
import type { Limits } from "../limits/limits.js";

/** Three mails an hour to one address, counted in the database for all instances together. */
export class LimitedMailAllowance extends MailAllowance {
  constructor(private readonly limits: Limits) {
    super();
  }

  async take(email: string): Promise<boolean> {
    return (await this.limits.trySpend("mailByAddress", emailKey(email))) === undefined;
  }
}
