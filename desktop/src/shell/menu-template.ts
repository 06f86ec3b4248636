import type { MenuItemConstructorOptions } from "electron";
import { APP_COMMANDS, type CommandKeys } from "@earshot/domain/site/app-commands";

export type MenuActions = {
  readonly run: (keys: CommandKeys) => void;
  /** Opens a saved view in the front window. */
  readonly view: (id: string) => void;
  readonly newWindow: () => void;
  readonly print: () => void;
  readonly savePdf: () => void;
  readonly settings: () => void;
  readonly back: () => void;
  readonly forward: () => void;
};

export type MenuView = { readonly id: string; readonly name: string };

type Item = MenuItemConstructorOptions;
/** The commands of each menu. */
const GO: readonly CommandKeys[] = ["Mod+K", "G H", "G L", "G M", "G C", "G D", "G R"];
const VIEW: readonly CommandKeys[] = ["Mod+Shift+L"];
const HELP: readonly CommandKeys[] = ["?", "G A", "G B"];
const LINE: Item = { type: "separator" };

/**
 * The app's menus. Roles are standard entries of the system; the rest comes from the table of commands. At most nine saved views get the
 * digits as shortcuts.
 */
export function menuTemplate(platform: string, actions: MenuActions, views: readonly MenuView[] = []): Item[] {
  const apple = platform === "darwin";
  const settings: Item = { label: "Settings…", accelerator: "CmdOrCtrl+,", click: actions.settings };
  const file: Item[] = [
    { label: "New Window", accelerator: "CmdOrCtrl+N", click: actions.newWindow },
    LINE,
    { label: "Save as PDF…", accelerator: "CmdOrCtrl+Shift+P", click: actions.savePdf },
    { label: "Print…", accelerator: "CmdOrCtrl+P", click: actions.print },
    LINE,
    ...(apple ? [] : [settings, LINE]),
    { role: apple ? "close" : "quit" },
  ];
  const commands = (wanted: readonly CommandKeys[]): Item[] =>
    APP_COMMANDS.filter(({ keys }) => wanted.includes(keys)).map(({ keys, does }) => ({
      label: does,
      click: () => actions.run(keys),
      // The page handles these shortcuts itself, so the menu only displays them.
      ...(keys.startsWith("Mod+") && { accelerator: keys.replace("Mod+", "CmdOrCtrl+"), registerAccelerator: false }),
    }));
  const view: Item[] = [
    ...commands(VIEW),
    LINE,
    { role: "reload" },
    LINE,
    { role: "resetZoom" },
    { role: "zoomIn" },
    { role: "zoomOut" },
    LINE,
    { role: "togglefullscreen" },
  ];
  // Chromium itself has no keys for this.
  const steps: Item[] = [
    { label: "Back", accelerator: apple ? "Cmd+[" : "Alt+Left", click: actions.back },
    { label: "Forward", accelerator: apple ? "Cmd+]" : "Alt+Right", click: actions.forward },
  ];
  const saved = views.slice(0, 9).map(({ id, name }, index): Item => ({
    // A single "&" would underline the next letter.
    label: name.replaceAll("&", "&&"),
    accelerator: `CmdOrCtrl+${index + 1}`,
    click: () => actions.view(id),
  }));
  return [
    ...(apple ? [appleMenu(settings)] : []),
    { label: "File", submenu: file },
    { role: "editMenu" },
    { label: "View", submenu: view },
    { label: "Go", submenu: [...commands(GO), LINE, ...steps, ...(saved.length > 0 ? [LINE, ...saved] : [])] },
    { role: "windowMenu" },
    { role: "help", submenu: commands(HELP) },
  ];
}

function appleMenu(settings: Item): Item {
  const roles = ["services", "hide", "hideOthers", "unhide", "quit"] as const;
  return { role: "appMenu", submenu: [{ role: "about" }, LINE, settings, LINE, ...roles.map((role) => ({ role }))] };
}
