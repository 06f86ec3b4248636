import { MailAllowance, type MailPurpose } from "@earshot/domain/accounts/account.port";
import { emailKey } from "@earshot/domain/shared/text/email";
import type { LimitName } from "../../limits/limit-rules.js";
import type { TransactionalLimits } from "../../limits/transactional-limits.js";

const LIMITS: Readonly<Record<MailPurpose, LimitName>> = {
  "sign-up": "signUpMailsByAddress",
  reset: "resetMailsByAddress",
  "new-address": "newAddressMailsByAddress",
};

/** Three emails an hour to one address for each purpose, counted in the database across all instances. */
export class LimitedMailAllowance extends MailAllowance {
  constructor(private readonly limits: TransactionalLimits) {
    super();
  }

  take(purpose: MailPurpose, email: string): Promise<boolean> {
    return this.limits.take(LIMITS[purpose], emailKey(email));
  }
}
