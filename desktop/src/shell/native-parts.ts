import type { MenuItemConstructorOptions } from "electron";
import type { EpisodeNotice } from "@earshot/domain/tracking/episode-notices";

type Template = MenuItemConstructorOptions[];

/** The parts of the system that only Electron can access. */
export type NativeParts = {
  readonly platform: string;
  setMenu(template: Template): void;
  /** Shows a tray icon with a menu. `tip` is its tooltip. Calling it again updates the existing icon. */
  setTray(tip: string, template: Template): void;
  removeTray(): void;
  /** Sets the number on the app's icon; 0 removes it. */
  badge(count: number): void;
  notify(notice: EpisodeNotice, pressed: () => void): void;
  /** Opens a page of the site in the front window, or in a new one. */
  open(path: string): void;
  openNew(path: string): void;
  /** Runs a command, identified by its shortcut, in the front window. */
  command(keys: string): void;
  /** Opens a saved view in the front window. */
  view(id: string): void;
  print(): void;
  pdf(): Promise<Uint8Array>;
  /** Starts dragging a file out of the front window. */
  drag(file: string): void;
  quit(): void;
};
