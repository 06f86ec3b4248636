import type { MenuItemConstructorOptions } from "electron";
import { ExportFailed } from "../lists/export-list.node";
import { NativeLife } from "./native-life.node";
import type { NativeParts } from "./native-parts";

/** Chooses "Save as PDF…" on a page, and returns the proposed name and the messages shown. */
async function savedFromMenu(title: string, outcome: () => Promise<unknown>) {
  const names: string[] = [];
  const warnings: string[] = [];
  let menu: MenuItemConstructorOptions[] = [];
  const native = {
    platform: "linux",
    setMenu: (template: MenuItemConstructorOptions[]) => (menu = template),
    title: () => title,
    warn: (message: string) => void warnings.push(message),
  } as unknown as NativeParts;
  const savePdf = (name: string) => (names.push(name), outcome());
  new NativeLife(native, { savePdf } as unknown as ConstructorParameters<typeof NativeLife>[1]).showViews([]);
  const items = menu.flatMap(({ submenu }) => (submenu ?? []) as MenuItemConstructorOptions[]);
  (items.find(({ label }) => label === "Save as PDF…")!.click as () => void)();
  await new Promise(setImmediate);
  return { names, warnings };
}

test("a PDF from the menu is named after the page", async () => {
  expect(await savedFromMenu("The Daily - Earshot", async () => null)).toEqual({
    names: ["The Daily"],
    warnings: [],
  });
  expect((await savedFromMenu("", async () => null)).names).toEqual(["Earshot"]);
});

test("a PDF from the menu that cannot be saved is not dropped in silence", async () => {
  const full = new ExportFailed("The disk is full: To_Pitch.pdf was not saved.");
  expect((await savedFromMenu("x", () => Promise.reject(full))).warnings).toEqual([full.message]);
  expect((await savedFromMenu("x", () => Promise.reject(new Error("/secret/path")))).warnings).toEqual([
    "The page was not saved as a PDF. Please try again.",
  ]);
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
