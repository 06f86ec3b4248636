import type { MenuItemConstructorOptions } from "electron";
import type { EpisodeNotice } from "@earshot/domain/tracking/episode-notices";

type Template = MenuItemConstructorOptions[];

/** The parts of the system that only Electron can access. */
export type NativeParts = {
  readonly platform: string;
  setMenu(template: Template): void;
  /** An icon in the tray with a menu. `tip` is its tooltip. Another call changes the existing icon. */
  setTray(tip: string, template: Template): void;
  removeTray(): void;
  /** The number on the app's icon; 0 removes it. */
  badge(count: number): void;
  notify(notice: EpisodeNotice, pressed: () => void): void;
  /** Opens a page of the site in the window in front, or in a new one. */
  open(path: string): void;
  openNew(path: string): void;
  /** Runs a command of the table, named by its keys, on the page in front. */
  command(keys: string): void;
  /** Opens a saved view on the page in front. */
  view(id: string): void;
  print(): void;
  pdf(): Promise<Uint8Array>;
  /** Begins to drag a file out of the window in front. */
  drag(file: string): void;
  quit(): void;
};
