import { counted } from "../../shared/text/format-count.js";
import { titledMail } from "../../mail/mail-layout.js";
import { seriesHeaders, titleLine } from "../../mail/mail-series.js";
import type { Mail } from "../../mail/mailer.port.js";
import { longDay } from "../../shared/text/day-text.js";
import type { MailedEpisode, MailedNews } from "./digest.js";

export type AlertMailLinks = {
  /** The page for managing alerts. */
  readonly manage: string;
  /** A page with a button that stops these emails. */
  readonly unsubscribe: string;
  /** A POST to this URL from a mail program stops these emails (RFC 8058). */
  readonly oneClick: string;
};

/** Maximum number of episodes listed in one email. The rest are only counted. */
const NAMED = 30;

/** The content of an email about new episodes. */
export function alertMail(news: MailedNews, links: AlertMailLinks): Omit<Mail, "to" | "key" | "userId"> {
  return {
    ...titledMail({
      title: titleOf(news),
      paragraphs: linesOf(news),
      action: { label: "Listen and manage alerts", url: links.manage },
      notes: ["You get this email because you turned on email alerts for a podcast."],
      links: [{ label: "Stop emails about new episodes", url: links.unsubscribe }],
    }),
    headers: seriesHeaders(links.oneClick),
  };
}

function titleOf({ kind, shows }: MailedNews): string {
  const episodes = shows.flatMap((show) => show.episodes);
  const number = counted(episodes.length, "new episode");
  if (kind === "daily")
    return shows.length === 1 ? `${number} of ${name(shows)}` : `${number} of ${shows.length} podcasts`;
  const [only] = episodes;
  return episodes.length === 1 && only ? `${name(shows)}: ${titleLine(only.title)}` : `${number} of ${name(shows)}`;
}

const name = ([first]: MailedNews["shows"]): string => titleLine(first?.title || "Untitled");

function linesOf({ kind, shows }: MailedNews): string[] {
  const lines = shows.flatMap(({ title, episodes }) =>
    episodes.map((episode) =>
      kind === "daily" ? `${titleLine(title || "Untitled")} – ${line(episode)}` : line(episode),
    ),
  );
  const more = lines.length - NAMED;
  return more > 0 ? [...lines.slice(0, NAMED), `And ${more} more.`] : lines;
}

function line({ title, published }: MailedEpisode): string {
  return published ? `${titleLine(title)} (${longDay(published)})` : titleLine(title);
}
