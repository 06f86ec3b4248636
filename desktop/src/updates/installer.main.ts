import electronUpdater from "electron-updater";
import type { Installer } from "./updates.node";

/** The updater for this system; undefined if a package manager updates the app. */
export function systemInstaller(): Installer | undefined {
  const { AppImageUpdater, MacUpdater, NsisUpdater } = electronUpdater;
  if (process.platform === "darwin") return new MacUpdater();
  if (process.platform === "win32") return new NsisUpdater();
  return process.env.APPIMAGE === undefined ? undefined : new AppImageUpdater();
}
