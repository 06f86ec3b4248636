import { BRAND } from "../shared/brand.js";
import { mailLayout } from "../shared/mail/mail-layout.js";
import type { Mail } from "../shared/mail/mailer.port.js";

/** Why a proved claim ended without its owner. */
export type LostBy = "replaced" | "vanished";

const REASONS: Readonly<Record<LostBy, string>> = {
  replaced: "Another account proved that the show is its own. The latest proof counts.",
  vanished: "The code is no longer in the feed of the show.",
};

/** Tells somebody that a show is no longer theirs here. `title` is from a feed. */
export function claimLostMail(to: string, claim: { id: string; title: string; url: string }, by: LostBy): Mail {
  const title = "Your claim of a show ended";
  return {
    to,
    subject: `${title} – ${BRAND}`,
    ...mailLayout({
      title,
      facts: [["Show", claim.title]],
      paragraphs: [REASONS[by], "You can claim the show again at any time."],
      action: { label: "Open the show", url: claim.url },
    }),
    headers: { "Auto-Submitted": "auto-generated" },
    key: `claim-lost:${claim.id}`,
  };
}
