import type { MenuItemConstructorOptions } from "electron";
import { NativeLife } from "./native-life.node";
import type { NativeParts } from "./native-parts";

test("the menu's entries for paper go to the page, which may have more to load first", () => {
  const chosen: unknown[] = [];
  let menu: MenuItemConstructorOptions[] = [];
  const native = {
    platform: "linux",
    setMenu: (template: MenuItemConstructorOptions[]) => (menu = template),
    paper: (how: unknown) => void chosen.push(how),
  } as unknown as NativeParts;
  new NativeLife(native, {} as unknown as ConstructorParameters<typeof NativeLife>[1]).showViews([]);
  const items = menu.flatMap(({ submenu }) => (submenu ?? []) as MenuItemConstructorOptions[]);
  for (const wanted of ["Save as PDF…", "Print…"]) {
    (items.find(({ label }) => label === wanted)!.click as () => void)();
  }
  expect(chosen).toEqual(["pdf", "print"]);
});

test("the tray brings the app to the front without leaving its page", () => {
  const opened: unknown[] = [];
  let tray: MenuItemConstructorOptions[] = [];
  const native = {
    setTray: (_tip: string, template: MenuItemConstructorOptions[]) => (tray = template),
    open: (path: unknown) => void opened.push(path),
  } as unknown as NativeParts;
  let stored: string | undefined;
  const settings = { read: () => stored, write: (_name: string, value: string) => void (stored = value) };
  const life = new NativeLife(native, { settings } as unknown as ConstructorParameters<typeof NativeLife>[1]);
  life.prefer({ notify: true, quiet: null, keepInTray: true });
  (tray.find(({ label }) => label === "Open Earshot")!.click as () => void)();
  expect(opened).toEqual([undefined]);
});
