import { BrowserWindow, nativeTheme, screen } from "electron";
import { join } from "node:path";
import type { AppEvent } from "@earshot/frontend/platform/app-bridge";
import { MOUSE_STEPS, stepIn } from "./page/page-steps";
import { pageAt } from "./page/page-origin";
import { WEB_PREFERENCES } from "./web-preferences";
import { moveWithin } from "./window-bounds";

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
  window.on("app-command", (_event, command) => stepIn(window, MOUSE_STEPS[command]));
  window.on("persisted-state-restored", () => stayVisible(window));
  window.once("ready-to-show", () => (stayVisible(window), window.show()));
  await window.loadURL(pageAt(path));
}

function stayVisible(window: BrowserWindow): void {
  moveWithin(
    window,
    screen.getAllDisplays().map(({ workArea }) => workArea),
  );
}

export function frontWindow(): BrowserWindow | undefined {
  return BrowserWindow.getFocusedWindow() ?? [...open.keys()].at(-1);
}

/** Brings the app to the front, and opens the path if there is one. */
export function showPath(path: string | undefined): void {
  const window = frontWindow();
  if (!window) return void openWindow(path ?? "/home");
  if (window.isMinimized()) window.restore();
  window.focus();
  if (path !== undefined) window.webContents.send("page-event", { kind: "open", path } satisfies AppEvent);
}

export function notifyPages(event: AppEvent): void {
  for (const window of BrowserWindow.getAllWindows()) window.webContents.send("page-event", event);
}
