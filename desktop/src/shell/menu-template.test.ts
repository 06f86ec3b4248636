import { jest } from "@jest/globals";
import type { MenuItemConstructorOptions } from "electron";
import { APP_COMMANDS } from "@earshot/domain/site/app-commands";
import { menuTemplate } from "./menu-template";

const actions = {
  run: jest.fn(),
  view: jest.fn(),
  newWindow: jest.fn(),
  print: jest.fn(),
  savePdf: jest.fn(),
  settings: jest.fn(),
  back: jest.fn(),
  forward: jest.fn(),
};

const NINE = Array.from({ length: 9 }, (_, index) => ({ id: String(index), name: `View ${index}` }));

/** Formats a menu as lines: "Label (keys)", "[role]", "-". */
const lines = (items: MenuItemConstructorOptions[]): string[] =>
  items.map((item) => {
    if (item.type === "separator") return "-";
    const keys = item.accelerator === undefined ? "" : ` (${String(item.accelerator)})`;
    return item.label === undefined ? `[${item.role}]` : `${item.label}${keys}`;
  });
const submenu = (platform: string, name: string) => {
  const found = menuTemplate(platform, actions).find(({ label, role }) => (label ?? role) === name);
  return found?.submenu as MenuItemConstructorOptions[];
};

test.each([
  ["linux", ["File", "[editMenu]", "View", "Go", "[windowMenu]", "[help]"]],
  ["win32", ["File", "[editMenu]", "View", "Go", "[windowMenu]", "[help]"]],
  ["darwin", ["[appMenu]", "File", "[editMenu]", "View", "Go", "[windowMenu]", "[help]"]],
])("has the menus of %s", (platform, expected) => {
  expect(lines(menuTemplate(platform, actions))).toEqual(expected);
});

test("each system has its entries in the usual place", () => {
  expect(lines(submenu("linux", "File"))).toEqual([
    "New Window (CmdOrCtrl+N)",
    "-",
    "Save as PDF… (CmdOrCtrl+Shift+P)",
    "Print… (CmdOrCtrl+P)",
    "-",
    "Settings… (CmdOrCtrl+,)",
    "-",
    "[quit]",
  ]);
  expect(lines(submenu("darwin", "File"))).not.toContain("Settings… (CmdOrCtrl+,)");
  expect(lines(submenu("darwin", "appMenu"))).toContain("Settings… (CmdOrCtrl+,)");
  expect(lines(submenu("darwin", "File")).at(-1)).toBe("[close]");
  expect(lines(submenu("linux", "Go"))).toEqual([
    "Search from anywhere (CmdOrCtrl+K)",
    "Go to search",
    "Go to my lists",
    "Match a brief",
    "Compare shows",
    "Go to the dashboard",
    "Go to the drafts",
    "-",
    "Back (Alt+Left)",
    "Forward (Alt+Right)",
  ]);
  expect(lines(submenu("darwin", "Go")).slice(-2)).toEqual(["Back (Cmd+[)", "Forward (Cmd+])"]);
  expect(lines(submenu("linux", "View"))).toEqual([
    "Change the theme (CmdOrCtrl+Shift+L)",
    "-",
    "[reload]",
    "-",
    "[resetZoom]",
    "[zoomIn]",
    "[zoomOut]",
    "-",
    "[togglefullscreen]",
  ]);
});

test("runs the command of an entry, and leaves its key to the page", () => {
  const [palette, , lists] = submenu("linux", "Go");
  expect(palette?.registerAccelerator).toBe(false);
  (lists?.click as () => void)();
  expect(actions.run).toHaveBeenCalledWith("G L");
});

test("goes back and forward", () => {
  const [back, forward] = submenu("linux", "Go").slice(-2);
  (back?.click as () => void)();
  expect(actions.back).toHaveBeenCalledTimes(1);
  (forward?.click as () => void)();
  expect(actions.forward).toHaveBeenCalledTimes(1);
});

test("lists at most nine saved views in the menu Go, and opens them by id", () => {
  const views = Array.from({ length: 12 }, (_, index) => ({ id: `id ${index}`, name: `Crime & View ${index}` }));
  const go = menuTemplate("linux", actions, views).find(({ label }) => label === "Go");
  const items = (go?.submenu as MenuItemConstructorOptions[]).slice(submenu("linux", "Go").length);
  expect(lines(items)[0]).toBe("-");
  expect(lines(items)[1]).toBe("Crime && View 0 (CmdOrCtrl+1)");
  expect(lines(items)).toHaveLength(10);
  (items[2]?.click as () => void)();
  expect(actions.view).toHaveBeenCalledWith("id 1");
});

test("every command of the table is in a menu", () => {
  const all = menuTemplate("linux", actions).flatMap(({ submenu }) => (submenu ?? []) as MenuItemConstructorOptions[]);
  const labels = all.map(({ label }) => label);
  for (const { does } of APP_COMMANDS) expect(labels).toContain(does);
});

test("no shortcut is used twice", () => {
  for (const platform of ["linux", "darwin"]) {
    const all = menuTemplate(platform, actions, NINE).flatMap(
      ({ submenu }) => (submenu ?? []) as MenuItemConstructorOptions[],
    );
    const keys = all.flatMap(({ accelerator }) => (accelerator === undefined ? [] : [String(accelerator)]));
    expect(new Set(keys).size).toBe(keys.length);
  }
});
