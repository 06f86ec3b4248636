import { Observable } from "../platform/observable";

/**
 * The page's part of the tab's title; "" until a page knows its title; the tab then keeps the last one, and nothing is
 * announced. The player puts the current episode before it.
 */
export const currentTitle = new Observable(() => "");
const playingTitle = new Observable(() => "");

export function setPageTitle(title: string): void {
  currentTitle.set(title);
  write();
}

/** The title of the episode that is playing, or "" when none does. */
export function setPlayingTitle(title: string): void {
  playingTitle.set(title);
  write();
}

function write(): void {
  const [page, playing] = [currentTitle.get(), playingTitle.get()];
  if (page) document.title = playing ? `▶ ${playing} | ${page}` : page;
}
