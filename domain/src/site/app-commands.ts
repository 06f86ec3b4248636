/** A command of the website. */
export type AppCommand = {
  /** Its shortcut as written in the shortcut sheet: "Mod+K", or "G H" for two keys in a row. It identifies the command. */
  readonly keys: string;
  /** Its label in the shortcut sheet and in the desktop app's menus. */
  readonly does: string;
  /** The page that it opens; absent for commands that act on the current page. */
  readonly path?: string;
};

/** All commands that work on every page. Shortcuts and the desktop app's menus are generated from this table. */
export const APP_COMMANDS = [
  { keys: "Mod+K", does: "Search from anywhere" },
  { keys: "G H", does: "Go to search", path: "/home" },
  { keys: "G L", does: "Go to my lists", path: "/lists" },
  { keys: "G M", does: "Match a brief", path: "/match" },
  { keys: "G C", does: "Compare shows", path: "/compare" },
  { keys: "G D", does: "Go to the dashboard", path: "/dashboard" },
  { keys: "G R", does: "Go to the drafts", path: "/drafts" },
  { keys: "G A", does: "Go to the API page", path: "/api" },
  { keys: "G B", does: "Go to the blog", path: "/blog" },
  { keys: "Mod+Shift+L", does: "Change the theme" },
  { keys: "?", does: "Keyboard shortcuts" },
] as const satisfies readonly AppCommand[];

export type CommandKeys = (typeof APP_COMMANDS)[number]["keys"];
