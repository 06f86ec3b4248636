import { BRAND } from "../shared/brand.js";

/** The URL scheme of links that open the desktop app, without the colon. */
export const LINK_SCHEME = BRAND.toLowerCase();

/** The target of a link to the desktop app. */
export type DeepLink =
  | { readonly kind: "podcast"; readonly id: string }
  | { readonly kind: "list"; readonly id: string }
  | { readonly kind: "brief"; readonly id: string }
  /** The return from signing in at a provider. `id` is the code. It opens no page. */
  | { readonly kind: "sign-in"; readonly id: string };

/** Ids of podcasts, lists and drafts, and sign-in codes: letters, digits, "-" and "_", at most 64. */
const LINK = new RegExp(
  String.raw`^${LINK_SCHEME}://(podcast|list|brief|sign-in)/([A-Za-z0-9][A-Za-z0-9_-]{0,63})/?$`,
  "i",
);

/**
 * Parses `earshot://podcast/<id>`, `earshot://list/<id>`, `earshot://brief/<id>` or `earshot://sign-in/<code>`. Returns undefined for
 * anything else. Any web page can open such a link, so nothing in it is trusted.
 */
export function parseDeepLink(link: string): DeepLink | undefined {
  // No valid link is longer, so the pattern is not run on longer ones.
  if (link.length > 100) return undefined;
  const [, kind, id] = LINK.exec(link) ?? [];
  if (kind === undefined || id === undefined) return undefined;
  return { kind: kind.toLowerCase() as DeepLink["kind"], id };
}

/** The path of the page for a link's target; undefined for a sign-in. */
export function pathOfLink(link: DeepLink): string | undefined {
  switch (link.kind) {
    case "podcast":
      return `/podcast/${link.id}`;
    case "list":
      return `/lists?list=${link.id}`;
    case "brief":
      return `/drafts?draft=${link.id}`;
    case "sign-in":
      return undefined;
  }
}
