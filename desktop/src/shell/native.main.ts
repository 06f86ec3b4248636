import { app, Menu, nativeImage, Notification, Tray, webContents } from "electron";
import { join } from "node:path";
import type { AppEvent } from "@earshot/frontend/platform/app-bridge";
import type { NativeParts } from "./native-parts";
import { stepIn } from "./page/page-steps";
import { frontWindow, openWindow, showPath } from "./windows.main";

const ICON = join(import.meta.dirname, "tray.png");
/** Keeps references to visible notifications, because a click on one without a reference would be lost. */
const shown = new Set<Notification>();
let tray: Tray | undefined;

/** Menus, tray, notifications, printing and dragging in Electron. */
export const native: NativeParts = {
  platform: process.platform,
  setMenu: (template) => Menu.setApplicationMenu(Menu.buildFromTemplate(template)),
  setTray(tip, template) {
    tray ??= newTray();
    tray.setToolTip(tip);
    tray.setContextMenu(Menu.buildFromTemplate(template));
  },
  removeTray() {
    tray?.destroy();
    tray = undefined;
  },
  badge: (count) => void app.setBadgeCount(count),
  notify({ title, body }, pressed) {
    const notification = new Notification({ title, body });
    shown.add(notification);
    notification.on("click", pressed).on("close", () => shown.delete(notification));
    notification.show();
  },
  open: showPath,
  openNew: (path) => void openWindow(path),
  command: (keys) => frontWindow()?.webContents.send("page-event", { kind: "command", keys } satisfies AppEvent),
  view: (id) => frontWindow()?.webContents.send("page-event", { kind: "view", id } satisfies AppEvent),
  step: (by) => stepIn(frontWindow(), by),
  paper: (how) => frontWindow()?.webContents.send("page-event", { kind: "paper", how } satisfies AppEvent),
  print: async (page) => {
    const printed = webContents.fromId(page);
    // A closed dialog counts as a failure, too, so the outcome is not an error.
    if (printed) await new Promise<void>((resolve) => printed.print({}, () => resolve()));
  },
  pdf: async (page) => {
    const saved = webContents.fromId(page);
    if (!saved) throw new Error("The window was closed.");
    return saved.printToPDF({ pageSize: "A4", printBackground: true, generateTaggedPDF: true });
  },
  drag: (file, page) => webContents.fromId(page)?.startDrag({ file, icon: ICON }),
  quit: () => app.quit(),
};

function newTray(): Tray {
  const made = new Tray(nativeImage.createFromPath(ICON));
  // On other systems, a click opens the menu.
  if (native.platform === "win32") made.on("click", () => showPath(undefined));
  return made;
}
