import {
  absoluteAddress,
  CARD_HEIGHT,
  CARD_WIDTH,
  type PageMetadata,
  SOCIAL_CARD,
} from "@earshot/domain/site/page-metadata";
import { useEffect } from "react";
import { setPageTitle } from "./document-title";

/**
 * Sets the page's title, description, canonical address and social card, the same ones that the server writes into the HTML of a first
 * visit. Announces the title after a page change. Pass undefined until they are known.
 */
export function usePage(metadata: PageMetadata | undefined): void {
  const { title = "", description = "", canonical = "", image = "", imageAlt = "", indexed = true } = metadata ?? {};
  useEffect(() => {
    setPageTitle(title);
    return () => setPageTitle("");
  }, [title]);
  useEffect(() => {
    if (!title) return;
    const origin = window.location.origin;
    setMeta("name", "description", description);
    setMeta("name", "robots", indexed ? "" : "noindex");
    setMeta("property", "og:title", title);
    setMeta("property", "og:description", description);
    setMeta("property", "og:url", canonical && origin + canonical);
    setMeta("property", "og:image", image && absoluteAddress(image, origin));
    setMeta("property", "og:image:alt", imageAlt);
    const isCard = image === SOCIAL_CARD;
    setMeta("property", "og:image:width", isCard ? String(CARD_WIDTH) : "");
    setMeta("property", "og:image:height", isCard ? String(CARD_HEIGHT) : "");
    setMeta("name", "twitter:card", isCard ? "summary_large_image" : "summary");
    setCanonical(canonical && origin + canonical);
  }, [title, description, canonical, image, imageAlt, indexed]);
}

/** Sets a meta element; "" removes it. */
function setMeta(kind: "name" | "property", name: string, content: string): void {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[${kind}="${name}"]`);
  if (!content) return found?.remove();
  const meta = found ?? document.createElement("meta");
  meta.setAttribute(kind, name);
  meta.content = content;
  if (!found) document.head.append(meta);
}

function setCanonical(address: string): void {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!address) return found?.remove();
  const link = found ?? document.createElement("link");
  link.rel = "canonical";
  link.href = address;
  if (!found) document.head.append(link);
}
