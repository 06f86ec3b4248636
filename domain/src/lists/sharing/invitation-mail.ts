import { BRAND } from "../../shared/brand.js";
import { titledMail } from "../../mail/mail-layout.js";
import type { Mail } from "../../mail/mailer.port.js";
import { INVITATION_DAYS } from "./invitation.js";
import type { GivenRole } from "../list-roles.js";

const MAY: Readonly<Record<GivenRole, string>> = {
  viewer: "You can see the list.",
  commenter: "You can see the list and comment on its shows.",
  editor: "You can see, comment on and change the list.",
};

/** The email that invites somebody to a list. The subject contains no text written by users. */
export function invitationMail(invitation: {
  readonly listName: string;
  /** The name of the inviter, as members see it. */
  readonly by: string;
  readonly role: GivenRole;
  readonly url: string;
}): Pick<Mail, "subject" | "text" | "html" | "headers"> {
  return titledMail({
    title: "You are invited to a list of podcasts",
    paragraphs: [`Someone shared a list of podcasts with you on ${BRAND}. ${MAY[invitation.role]}`],
    facts: [
      ["List", invitation.listName],
      ["Shared by", invitation.by],
    ],
    action: { label: "Open the invitation", url: invitation.url },
    notes: [
      `Sign in or create an account with this email address. The link works for ${INVITATION_DAYS} days.`,
      "If you don’t know who this is from, you can ignore this email. Nothing will happen.",
    ],
  });
}
