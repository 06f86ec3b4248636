import { BRAND } from "../shared/brand.js";

/** The scheme of links that open the desktop app, without its colon. */
export const LINK_SCHEME = BRAND.toLowerCase();

/** The target of a link to the desktop app. */
export type DeepLink =
  | { readonly kind: "podcast"; readonly id: string }
  | { readonly kind: "list"; readonly id: string }
  | { readonly kind: "brief"; readonly id: string }
  /** The return from a provider's sign-in; `id` is the code. It opens no page. */
  | { readonly kind: "sign-in"; readonly id: string };

/** Ids of podcasts, lists and drafts, and codes: letters, digits, "-" and "_", at most 64. */
const LINK = new RegExp(
  String.raw`^${LINK_SCHEME}://(podcast|list|brief|sign-in)/([A-Za-z0-9][A-Za-z0-9_-]{0,63})/?$`,
  "i",
);

/**
 * Reads `earshot://podcast/<id>`, `earshot://list/<id>`, `earshot://brief/<id>` or `earshot://sign-in/<code>`. Returns undefined for anything else: any
 * web page may send a person to such a link, so nothing in it is trusted.
 */
export function parseDeepLink(link: string): DeepLink | undefined {
  // No valid link is longer; the pattern is not tried on longer ones.
  if (link.length > 100) return undefined;
  const [, kind, id] = LINK.exec(link) ?? [];
  if (kind === undefined || id === undefined) return undefined;
  return { kind: kind.toLowerCase() as DeepLink["kind"], id };
}

/** The page that shows a link's target, as a path of the site; undefined for a sign-in. */
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
