import { LINK_SCHEME } from "@earshot/domain/site/deep-link";

/** The scheme of the app's pages. Links from outside use it too, with another host. */
export const PAGE_SCHEME = LINK_SCHEME;
const HOST = "app";
const PAGE_ORIGIN = `${PAGE_SCHEME}://${HOST}`;

/**
 * Whether a URL is a page of the app itself: exactly `earshot://app/…`, without a user, a port or another host. All of the page's
 * permissions depend on this check.
 */
export function isOwnPage(address: string): boolean {
  if (!address.startsWith(`${PAGE_ORIGIN}/`)) return false;
  try {
    const { protocol, host, username, password } = new URL(address);
    return protocol === `${PAGE_SCHEME}:` && host === HOST && username === "" && password === "";
  } catch {
    return false;
  }
}

/** The path of one of the app's own pages, including query and fragment. */
export function pathOf(address: string): string {
  return address.slice(PAGE_ORIGIN.length);
}

/** The frame that sent a message. `top` says whether it is the window's main frame. */
export type Sender = { readonly url: string; readonly top: boolean } | undefined;

/** Whether a message comes from the page itself, not from a frame inside it or a page that replaced it. */
export function isTrusted(sender: Sender): boolean {
  return sender !== undefined && sender.top && isOwnPage(sender.url);
}

/** The URL of the app's page for a path of the site. */
export function pageAt(path: string): string {
  return `${PAGE_ORIGIN}${path.startsWith("/") ? path : `/${path}`}`;
}
