import { LINK_SCHEME } from "@earshot/domain/site/deep-link";

/** The scheme under which the app serves its page. Links from outside use it too, with another host. */
export const PAGE_SCHEME = LINK_SCHEME;
const HOST = "app";
const PAGE_ORIGIN = `${PAGE_SCHEME}://${HOST}`;

/**
 * Whether an address is a page of the app itself: exactly `earshot://app/…`, without a user, a port or another host.
 * All of the page's permissions depend on this check.
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

/** The path of one of the app's own pages, with its query and fragment. */
export function pathOf(address: string): string {
  return address.slice(PAGE_ORIGIN.length);
}

/** A frame as a message names it. `top` is whether it is the window's main frame. */
export type Sender = { readonly url: string; readonly top: boolean } | undefined;

/** Whether a message comes from the page itself and not from a frame within it or a page that replaced it. */
export function isTrusted(sender: Sender): boolean {
  return sender !== undefined && sender.top && isOwnPage(sender.url);
}

/** The app's page at a path of the site. */
export function pageAt(path: string): string {
  return `${PAGE_ORIGIN}${path.startsWith("/") ? path : `/${path}`}`;
}
