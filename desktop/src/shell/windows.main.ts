import { BrowserWindow, nativeTheme, screen } from "electron";
import { join } from "node:path";
import type { PageEvent } from "./app-services.node";
import { pageAt } from "./page/page-origin";
import { WEB_PREFERENCES } from "./web-preferences";
import { boundsWithin } from "./window-bounds";

/** Names under which Electron remembers a window's position. If all are in use, the last used window shows the page. */
const NAMES = ["main", "window-2", "window-3", "window-4", "window-5"] as const;
/** The open windows with their names, most recently used last. Electron rejects a name that is already in use. */
const open = new Map<BrowserWindow, string>();

/** Opens a window at a path of the site. If no name is free, the front window navigates there instead. */
export async function openWindow(path: string): Promise<void> {
  const name = NAMES.find((one) => ![...open.values()].includes(one));
  if (name === undefined) return frontWindow()?.loadURL(pageAt(path));
  const window = new BrowserWindow({
    name,
    windowStatePersistence: true,
    width: 1280,
    height: 860,
    minWidth: 960,
    minHeight: 640,
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? "#071013" : "#fbfaf8",
    webPreferences: { ...WEB_PREFERENCES, preload: join(import.meta.dirname, "preload.cjs") },
  });
  open.set(window, name);
  window.on("closed", () => open.delete(window));
  window.on("focus", () => void (open.delete(window), open.set(window, name)));
  // The extra buttons of a mouse.
  window.on("app-command", (_event, command) => {
    if (command === "browser-backward") stepIn(window, -1);
    if (command === "browser-forward") stepIn(window, 1);
  });
  window.on("persisted-state-restored", () => stayVisible(window));
  window.once("ready-to-show", () => (stayVisible(window), window.show()));
  await window.loadURL(pageAt(path));
}

/** The display on which a window was last shown may be gone. The system itself places a maximized or full-screen window. */
function stayVisible(window: BrowserWindow): void {
  if (!window.isNormal()) return;
  const bounds = window.getBounds();
  const displays = screen.getAllDisplays().map(({ workArea }) => workArea);
  const within = boundsWithin(bounds, displays);
  if (within !== bounds) window.setBounds(within);
}

export function frontWindow(): BrowserWindow | undefined {
  return BrowserWindow.getFocusedWindow() ?? [...open.keys()].at(-1);
}

/** Shows an earlier (-1) or later (1) page of a window again, if there is one. */
export function stepIn(window: BrowserWindow | undefined, by: -1 | 1): void {
  const history = window?.webContents.navigationHistory;
  if (history?.canGoToOffset(by)) history.goToOffset(by);
}

/** Brings the app to the front, and opens the path if there is one. */
export function showPath(path: string | undefined): void {
  const window = frontWindow();
  if (!window) return void openWindow(path ?? "/home");
  if (window.isMinimized()) window.restore();
  window.focus();
  if (path !== undefined) window.webContents.send("page-event", { kind: "open", path } satisfies PageEvent);
}

export function notifyPages(event: PageEvent): void {
  for (const window of BrowserWindow.getAllWindows()) window.webContents.send("page-event", event);
}
