import { firstCodePoints } from "./code-points.js";
import { parseEmail } from "./email.js";
import { mailLayout, type MailContent } from "./mail-layout.js";
import type { Mail } from "./mailer.port.js";

/** Who looks after this installation, and where it is. `origin` is the site's public one, never taken from a request. */
export type Operator = { readonly email: string; readonly origin: string };

/** Something that the operator should know. Its texts may be strangers'. */
export type OperatorNews = Pick<MailContent, "title" | "paragraphs" | "facts" | "quote" | "action"> & {
  readonly key: string;
  readonly subject: string;
  /** The address that somebody gave: an answer goes there if mail can go there. */
  readonly from: string;
  /** How to see it on the operator's machine. */
  readonly command: string;
};

const SUBJECT_MAX = 150;

/** The mail that tells the operator. Whatever strangers wrote, it has one recipient, one subject line and no markup. */
export function operatorMail(operator: Operator, { key, subject, from, command, ...content }: OperatorNews): Mail {
  const replyTo = answerable(from);
  const answer = replyTo ? "Answer this mail to reach them." : "Their address cannot be answered from a mail program.";
  return {
    to: operator.email,
    ...(replyTo !== undefined && { replyTo }),
    subject: firstCodePoints(subject.replace(/[\s\p{C}]+/gu, " ").trim(), SUBJECT_MAX),
    ...mailLayout({ ...content, notes: [answer, `It is kept; see it with ${command}`] }),
    key,
  };
}

/** An address in ASCII alone: not every mail server takes another in a header, and the whole mail would be lost. */
function answerable(address: string): string | undefined {
  const parsed = parseEmail(address);
  return parsed !== undefined && /^[\x21-\x7e]+$/.test(parsed) ? parsed : undefined;
}
