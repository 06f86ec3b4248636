import { FOLLOW_ELEMENT, type FollowLink } from "@earshot/domain/site/follow-links";

/** The operator's pages on other services, from the server's HTML. */
export function sentFollowLinks(): readonly FollowLink[] {
  const element = document.getElementById(FOLLOW_ELEMENT);
  return element === null ? [] : (JSON.parse(element.textContent) as FollowLink[]);
}
