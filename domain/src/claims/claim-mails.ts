import { BRAND } from "../shared/brand.js";
import { titledMail } from "../mail/mail-layout.js";
import { titleLine } from "../mail/mail-series.js";
import type { Mail } from "../mail/mailer.port.js";
import { longDay } from "../shared/text/day-text.js";

/** Why a proved claim ended other than by its owner's choice. */
export type LostBy = "replaced" | "vanished";

const REASONS: Readonly<Record<LostBy, string>> = {
  replaced: "Another account proved that the show is theirs. The latest proof counts.",
  vanished: "The proof is no longer in the show’s feed.",
};

/** An email to a feed's owner with a code that can prove a claim until the given day. `title` comes from a feed. */
export function proofMail(to: string, claim: { title: string; code: string; until: Date }, key: string): Mail {
  return {
    to,
    ...titledMail({
      title: "Your code to claim a show",
      facts: [
        ["Show", titleLine(claim.title)],
        ["Code", claim.code],
        ["Works until", longDay(claim.until)],
      ],
      paragraphs: [
        `Someone with an account at ${BRAND} says they make this show. Its feed lists this address as the owner’s.`,
        "If that’s you, enter the code on the show’s page. You can then correct what we show about it.",
      ],
      notes: [
        "The code works only for the account that asked for it.",
        "If you didn’t ask for it, ignore this email and don’t share the code. We send at most five a day per show.",
      ],
    }),
    key,
  };
}

/** An email that tells people that a show is no longer theirs here. `title` comes from a feed. */
export function claimEndedMail(to: string, claim: { id: string; title: string; url: string }, by: LostBy): Mail {
  return {
    to,
    ...titledMail({
      title: "Your claim to a show has ended",
      facts: [["Show", claim.title]],
      paragraphs: [REASONS[by], "You can claim the show again at any time."],
      action: { label: "Open the show", url: claim.url },
    }),
    key: `claim-lost:${claim.id}`,
  };
}
