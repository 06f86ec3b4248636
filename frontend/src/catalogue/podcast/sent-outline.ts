import { ANY_SHOW, OUTLINE_ELEMENT, type PodcastOutline } from "@earshot/domain/site/podcast-outline";

/** The facts of this show in the document from the server; undefined after navigation within the site. */
export function sentOutline(id: string): PodcastOutline | undefined {
  // Drawn when the site is built: the server puts a show in.
  if (typeof document === "undefined") return ANY_SHOW;
  const element = document.getElementById(OUTLINE_ELEMENT);
  if (element?.dataset.show !== id) return undefined;
  return JSON.parse(element.textContent) as PodcastOutline;
}
