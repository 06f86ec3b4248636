import { socialLink } from "@earshot/domain/contacts/social-links";
import type { FollowLink } from "@earshot/domain/site/follow-links";

/** A link to a page, labeled with the name of its service, or with its host if the service is unknown. */
export function followLink(href: string): FollowLink {
  return { name: socialLink(href)?.name ?? new URL(href).hostname.replace(/^www\./, ""), href };
}
