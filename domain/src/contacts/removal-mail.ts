import { BRAND } from "../shared/brand.js";
import { titledMail } from "../mail/mail-layout.js";
import type { Mail } from "../mail/mailer.port.js";

/** The email in which the owner of an address confirms its removal. */
export function removalMail(to: string, url: string, key: string): Mail {
  return {
    to,
    ...titledMail({
      title: "Remove your address",
      paragraphs: [
        `Someone asked us to remove this email address from ${BRAND}. ${BRAND} lists contacts that podcasts publish in their feeds.`,
        "Use the link to remove the address from all podcasts. We won’t add it again when we read a feed later.",
      ],
      action: { label: "Remove my address", url },
      notes: [
        "The link works once, for seven days.",
        "If you didn’t ask for this, ignore this email. Nothing will change.",
      ],
    }),
    key,
  };
}
