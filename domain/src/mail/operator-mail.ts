import { firstCodePoints } from "../shared/text/code-points.js";
import { parseEmail } from "../shared/text/email.js";
import { mailLayout, type MailContent } from "./mail-layout.js";
import type { Mail } from "./mailer.port.js";

/** The operator's email address and the site's origin. `origin` is the public one, never taken from a request. */
export type Operator = {
  readonly email: string;
  readonly origin: string;
  /** Whether any account may open the operator page. */
  readonly hasPage: boolean;
};

/** A notice for the operator. Its texts can come from strangers. */
export type OperatorNotices = Pick<MailContent, "title" | "paragraphs" | "facts" | "quote" | "action"> & {
  readonly key: string;
  readonly subject: string;
  /** The visitor's address. Replies go there if it is deliverable. */
  readonly from: string;
};

const SUBJECT_MAX = 150;

/** The email to the operator. No matter what strangers wrote, it has one recipient, one subject line and no markup. */
export function operatorMail(operator: Operator, { key, subject, from, ...content }: OperatorNotices): Mail {
  const replyTo = answerable(from);
  const answer = replyTo ? "Reply to this email to reach them." : "Mail programs can’t reply to their address.";
  const reading = operator.hasPage ? "operators can read it" : "set OPERATOR_EMAILS to read it";
  return {
    to: operator.email,
    ...(replyTo !== undefined && { replyTo }),
    subject: firstCodePoints(subject.replace(/[\s\p{C}]+/gu, " ").trim(), SUBJECT_MAX),
    ...mailLayout({ ...content, notes: [answer, `It is stored; ${reading} at ${operator.origin}/admin`] }),
    key,
  };
}

/** Only ASCII addresses: some mail servers reject an email because of other characters in a header. */
function answerable(address: string): string | undefined {
  const parsed = parseEmail(address);
  return parsed !== undefined && /^[\x21-\x7e]+$/.test(parsed) ? parsed : undefined;
}
