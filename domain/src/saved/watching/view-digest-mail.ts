import { counted } from "../../shared/text/format-count.js";
import { titledMail } from "../../mail/mail-layout.js";
import { seriesHeaders, titleLine } from "../../mail/mail-series.js";
import type { Mail } from "../../mail/mailer.port.js";
import { changeWords, methodSentence } from "./change-words.js";
import { MAIL_PACES, type MailedView, type ViewDigest } from "./view-digest.js";

export type ViewDigestLinks = {
  /** The page that shows all changes. */
  readonly changes: string;
  /** A page with a button that stops these emails. */
  readonly unsubscribe: string;
  /** A POST to this URL from a mail program stops these emails (RFC 8058). */
  readonly oneClick: string;
};

/** Maximum number of changes listed in an email, for one view and in total. The rest are only counted. */
const NAMED_OF_VIEW = 10;
const NAMED = 40;

/** The content of an email about watched views. */
export function viewDigestMail(
  { views }: Pick<ViewDigest, "views">,
  links: ViewDigestLinks,
): Omit<Mail, "to" | "key" | "userId"> {
  return {
    ...titledMail({
      title: titleOf(views),
      paragraphs: linesOf(views),
      action: { label: "See all changes", url: links.changes },
      notes: [`You get this email because you turned on the ${pacesOf(views)} email for a search that you watch.`],
      links: [{ label: "Stop emails about watched searches", url: links.unsubscribe }],
    }),
    headers: seriesHeaders(links.oneClick),
  };
}

function pacesOf(views: readonly MailedView[]): string {
  return MAIL_PACES.filter((pace) => views.some((view) => view.pace === pace)).join(" or the ");
}

function titleOf(views: readonly MailedView[]): string {
  const [first] = views;
  if (first && views.length === 1) return `${titleLine(first.name)}: ${count(first.total)}`;
  return `${count(views.reduce((sum, { total }) => sum + total, 0))} in ${views.length} watched searches`;
}

function linesOf(views: readonly MailedView[]): string[] {
  let room = NAMED;
  return views.flatMap(({ name, total, byMethod, changes }) => {
    const named = changes.slice(0, Math.min(NAMED_OF_VIEW, room));
    room -= named.length;
    const lines = named.map((change) => `${titleLine(change.title || "Untitled")} ${changeWords(change)}`);
    const more = total - named.length;
    // If there is a single view, the email's title already has this.
    const head = [views.length > 1 && `${titleLine(name)} – ${count(total)}.`, methodSentence(total, byMethod)];
    const rest = named.length === 0 ? "They are on the page." : `And ${more.toLocaleString("en-US")} more.`;
    return [head.filter(Boolean).join(" "), ...lines, more > 0 ? rest : ""].filter((line) => line !== "");
  });
}

const count = (changes: number): string => counted(changes, "change");
