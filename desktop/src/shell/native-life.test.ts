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

test("notifies about a server's new episodes, although another server had more of them", async () => {
  const notified: string[] = [];
  const alert = (id: number) => ({ id: String(id), podcastId: "p", podcastTitle: `Show ${id}`, title: "One" });
  const native = {
    setMenu: () => undefined,
    removeTray: () => undefined,
    badge: () => undefined,
    notify: ({ title }: { title: string }) => void notified.push(title),
  } as unknown as NativeParts;
  const values = new Map([["preferences", JSON.stringify({ notify: true, quiet: null, keepInTray: false })]]);
  const world = { server: "https://one.example", token: "one", alerts: [alert(900)] };
  const life = new NativeLife(native, {
    settings: {
      read: (name: string) => values.get(name),
      write: (name: string, value: string) => values.set(name, value),
    },
    proxy: { answer: async () => Response.json({ alerts: world.alerts, unseen: 1 }) },
    token: { current: async () => world.token, onChange: () => undefined },
    server: () => world.server,
  } as unknown as ConstructorParameters<typeof NativeLife>[1]);
  const check = async () => {
    life.start();
    await new Promise((done) => setImmediate(done));
    life.stop();
  };
  await check();
  Object.assign(world, { server: "https://two.example", token: "two", alerts: [alert(7)] });
  // The first check of a server only records what is there.
  await check();
  expect(notified).toEqual([]);
  world.alerts = [alert(8), alert(7)];
  await check();
  expect(notified).toEqual(["Show 8"]);
});
