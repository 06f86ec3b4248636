import type { Operator } from "@earshot/domain/mail/operator-mail";
import { Logger } from "@nestjs/common";
import type { Config } from "../shared/config/config.js";

/** Tells the operator about visitors' messages: by email, or in the log when OPERATOR_EMAIL is not set. */
export class OperatorNotices {
  /** undefined: no email to the operator. */
  readonly operator: Operator | undefined;
  private readonly logger = new Logger(OperatorNotices.name);

  private readonly hasPage: boolean;

  constructor({ mail, operators, publicUrl }: Pick<Config, "mail" | "operators" | "publicUrl">) {
    this.hasPage = operators.length > 0;
    this.operator =
      mail.operator === undefined ? undefined : { email: mail.operator, origin: publicUrl, hasPage: this.hasPage };
  }

  /** Logs that a message arrived, unless an email reports it. `what` must contain nothing from the visitor. */
  messageArrived(what: string): void {
    if (this.operator) return;
    const reading = this.hasPage ? "Accounts in OPERATOR_EMAILS can" : "Set OPERATOR_EMAILS to";
    this.logger.warn(`${what} came in. OPERATOR_EMAIL is not set, so no email was sent. ${reading} read it at /admin.`);
  }
}
