import type { Operator } from "@earshot/domain/shared/operator-mail";
import { Logger } from "@nestjs/common";
import type { Config } from "./config.js";

/** Who is told of what visitors send, or, when OPERATOR_EMAIL is not set, where it is said instead. */
export class OperatorNews {
  /** undefined: nobody is told by mail. */
  readonly operator: Operator | undefined;
  private readonly logger = new Logger(OperatorNews.name);

  constructor({ mail, publicUrl }: Pick<Config, "mail" | "publicUrl">) {
    this.operator = mail.operator === undefined ? undefined : { email: mail.operator, origin: publicUrl };
  }

  /** Says in the log that something came in, where no mail says so. `what` holds nothing of a visitor's. */
  cameIn(what: string, kind: string): void {
    if (this.operator) return;
    const advice = `OPERATOR_EMAIL is not set, so nobody is told by mail. Read it with: npm run inbox -- list --kind ${kind}`;
    this.logger.warn(`${what} came in. ${advice}`);
  }
}
