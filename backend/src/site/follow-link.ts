import { socialLink } from "@earshot/domain/contacts/social-links";
import type { FollowLink } from "@earshot/domain/site/follow-links";

/** A link to a page, named after its service; after its host if the service is not known. */
export function followLink(href: string): FollowLink {
  return { name: socialLink(href)?.name ?? new URL(href).hostname.replace(/^www\./, ""), href };
}
