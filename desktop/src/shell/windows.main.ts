import { BrowserWindow, nativeTheme } from "electron";
import { join } from "node:path";
import type { PageEvent } from "./app-services.node";
import { pageAt } from "./page/page-origin";

/** Windows at a time; above this, the one used last shows the page. */
const MOST_WINDOWS = 5;

/** The rights of a window's page: it runs its scripts and makes the calls of the preload, nothing else. */
export const WEB_PREFERENCES = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  webviewTag: false,
  spellcheck: true,
} as const;

/** Opens a window at a path of the site. When `MOST_WINDOWS` are open, the one in front navigates there instead. */
export async function openWindow(path: string): Promise<BrowserWindow> {
  const open = BrowserWindow.getAllWindows();
  const front = frontWindow();
  if (open.length >= MOST_WINDOWS && front) {
    await front.loadURL(pageAt(path));
    return front;
  }
  const window = new BrowserWindow({
    name: open.length === 0 ? "main" : `window-${open.length + 1}`,
    windowStatePersistence: true,
    width: 1280,
    height: 860,
    minWidth: 960,
    minHeight: 640,
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? "#071013" : "#fbfaf8",
    webPreferences: { ...WEB_PREFERENCES, preload: join(import.meta.dirname, "preload.cjs") },
  });
  window.once("ready-to-show", () => window.show());
  await window.loadURL(pageAt(path));
  return window;
}

export function frontWindow(): BrowserWindow | undefined {
  return BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0];
}

/** Brings the app to the front, and opens a path if there is one. */
export function showPath(path: string | undefined): void {
  const window = frontWindow();
  if (!window) return void openWindow(path ?? "/home");
  if (window.isMinimized()) window.restore();
  window.focus();
  if (path !== undefined) window.webContents.send("page-event", { kind: "open", path } satisfies PageEvent);
}

export function tellPages(event: PageEvent): void {
  for (const window of BrowserWindow.getAllWindows()) window.webContents.send("page-event", event);
}
