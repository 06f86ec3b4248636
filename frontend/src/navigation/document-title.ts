/**
 * The tab's title has two authors: the page gives its name, the player puts what is playing in front.
 * `subscribe` and `currentPageTitle` let the announcer read the page's part out.
 */
let page = "";
let playing = "";
const listeners = new Set<() => void>();

/** "" while a page does not know its name yet: the last title stays in the tab, and nothing is announced. */
export function setPageTitle(title: string): void {
  page = title;
  write();
  for (const listener of listeners) listener();
}

/** The episode that sounds, or "" when none does. */
export function setPlayingTitle(title: string): void {
  playing = title;
  write();
}

export function currentPageTitle(): string {
  return page;
}

export function subscribeToPageTitle(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function write(): void {
  if (!page) return;
  document.title = playing ? `▶ ${playing} | ${page}` : page;
}
