import { firstCodePoints } from "../shared/text/code-points.js";

/** Some mail programs and Windows (2,083 characters) cut or reject longer links. */
export const MAIL_LINK_MAX = 1_900;

export type MailDraft = { readonly to: string; readonly subject: string; readonly body: string };
export type MailLink = {
  readonly href: string;
  /** Whether all of the text fits. If not, the link opens an empty email, and the text has to be copied. */
  readonly whole: boolean;
};

/** A link that opens the draft in a mail program. A text that does not fit is left out, never cut. */
export function mailLink({ to, subject, body }: MailDraft): MailLink {
  const at = to.lastIndexOf("@");
  const address = `${part(to.slice(0, at))}@${part(to.slice(at + 1))}`;
  const start = `mailto:${address}?subject=${part(firstCodePoints(subject.replace(/\s+/gu, " ").trim(), 150))}`;
  const href = `${start}&body=${part(body.replace(/\r\n?|\n/g, "\r\n"))}`;
  return href.length <= MAIL_LINK_MAX ? { href, whole: true } : { href: start, whole: false };
}

const part = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, "")).replace(/'/g, "%27");
