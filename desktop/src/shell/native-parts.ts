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
  /** Brings the front window, or a new one, to the front. It opens the page at the path; without a path, it keeps its page. */
  open(path: string | undefined): void;
  openNew(path: string): void;
  /** Runs a command, identified by its shortcut, in the front window. */
  command(keys: string): void;
  /** Opens a saved view in the front window. */
  view(id: string): void;
  /** Shows an earlier (-1) or later (1) page of the front window again, if there is one. */
  step(by: -1 | 1): void;
  /** Makes the page in the front window print itself, or save itself as a PDF. */
  paper(how: "print" | "pdf"): void;
  /** Prints a window's page, by the page's id. Resolves when the dialog is closed. */
  print(page: number): Promise<void>;
  pdf(page: number): Promise<Uint8Array>;
  /** Starts dragging a file out of a window, by the page's id. */
  drag(file: string, page: number): void;
  quit(): void;
};
