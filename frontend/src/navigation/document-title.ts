import { Observable } from "../platform/observable";

/**
 * The page's part of the tab's title. "" until the page knows its title: until then, the tab keeps the last one, and nothing is announced.
 * The player puts the current episode before it.
 */
export const currentTitle = new Observable(() => "");
const playingTitle = new Observable(() => "");

export function setPageTitle(title: string): void {
  currentTitle.set(title);
  write();
}

/** Sets the title of the playing episode; "" if none is playing. */
export function setPlayingTitle(title: string): void {
  playingTitle.set(title);
  write();
}

function write(): void {
  const [page, playing] = [currentTitle.get(), playingTitle.get()];
  if (page) document.title = playing ? `▶ ${playing} | ${page}` : page;
}
