import { ANY_SHOW, OUTLINE_ELEMENT, type PodcastOutline } from "@earshot/domain/site/podcast-outline";

/** The facts about this show in the server's HTML; undefined after navigation within the site. */
export function sentOutline(id: string): PodcastOutline | undefined {
  // Rendered at build time; the server fills in the show later.
  if (typeof document === "undefined") return ANY_SHOW;
  const element = document.getElementById(OUTLINE_ELEMENT);
  if (element?.dataset.show !== id) return undefined;
  return JSON.parse(element.textContent) as PodcastOutline;
}
