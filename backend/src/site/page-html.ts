import { escapeHtml } from "@earshot/domain/shared/text/escape-html";
import type { PageHead } from "@earshot/domain/site/page-head";
import { absoluteAddress, CARD_HEIGHT, CARD_WIDTH, SOCIAL_CARD } from "@earshot/domain/site/page-metadata";
import { FOLLOW_ELEMENT, type FollowLink } from "@earshot/domain/site/follow-links";
import { BRAND } from "@earshot/domain/shared/brand";

export type PageContext = {
  /** Scheme, host and port of the site, without a trailing slash. */
  readonly origin: string;
  /** The answer's CSP nonce, for the one style element that the component library adds. */
  readonly nonce: string;
  /** A script that counts visits; undefined if none is configured or the visitor opted out. */
  readonly analyticsScript?: string;
  /** The operator's pages on other services, which the browser adds to the footer. */
  readonly followLinks?: readonly FollowLink[];
};

/** The placeholder for metadata in the built index.html. */
export const HEAD_MARKER = "<!--head-->";

/** The built page with its metadata in the head, so that crawlers and link previews can see it without running scripts. */
export function pageHtml(template: string, metadata: PageHead, context: PageContext): string {
  return template.replace(HEAD_MARKER, () => headTags(metadata, context).join("\n    "));
}

function headTags(metadata: PageHead, { origin, nonce, analyticsScript, followLinks = [] }: PageContext): string[] {
  const canonical = metadata.canonical && origin + metadata.canonical;
  const image = metadata.image && absoluteAddress(metadata.image, origin);
  const tags = [
    `<title>${escapeHtml(metadata.title)}</title>`,
    meta("name", "description", metadata.description),
    `<meta property="csp-nonce" nonce="${escapeHtml(nonce)}" content="${escapeHtml(nonce)}">`,
    meta("property", "og:site_name", BRAND),
    meta("property", "og:type", "website"),
    meta("property", "og:title", metadata.title),
    meta("property", "og:description", metadata.description),
    meta("name", "twitter:card", metadata.image === SOCIAL_CARD ? "summary_large_image" : "summary"),
  ];
  if (!metadata.indexed) tags.push(meta("name", "robots", "noindex"));
  if (canonical) {
    tags.push(`<link rel="canonical" href="${escapeHtml(canonical)}">`, meta("property", "og:url", canonical));
  }
  if (image) tags.push(meta("property", "og:image", image), meta("property", "og:image:alt", metadata.imageAlt));
  if (metadata.image === SOCIAL_CARD) {
    tags.push(
      meta("property", "og:image:width", String(CARD_WIDTH)),
      meta("property", "og:image:height", String(CARD_HEIGHT)),
    );
  }
  if (metadata.structuredData) {
    tags.push(`<script type="application/ld+json">${jsonInHtml(metadata.structuredData(origin))}</script>`);
  }
  if (followLinks.length > 0) {
    tags.push(`<script type="application/json" id="${FOLLOW_ELEMENT}">${jsonInHtml(followLinks)}</script>`);
  }
  if (analyticsScript !== undefined) {
    // async, so that a page does not wait for it, even if it never loads.
    tags.push(`<script async src="${escapeHtml(analyticsScript)}" nonce="${escapeHtml(nonce)}"></script>`);
  }
  return tags;
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/** JSON that cannot end its script element, whatever a feed's title contains. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
