import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drill } from "../../infra/testing/drill";
import { expect, test } from "./app";

test("opens the website in a window that can only make calls to the app", async ({ start }) => {
  const { page } = await start();
  await expect(page.getByRole("heading", { level: 1, name: "Search podcasts" })).toBeVisible();
  const reach = await page.evaluate(() => ({
    require: typeof (window as { require?: unknown }).require,
    process: typeof (window as { process?: unknown }).process,
    bridge: Object.keys((window as unknown as { earshotApp: object }).earshotApp).sort(),
  }));
  expect(reach).toEqual({
    require: "undefined",
    process: "undefined",
    bridge: [
      "app.facts",
      "app.prefer",
      "app.preferences",
      "app.report",
      "app.server",
      "app.sign-in",
      "briefs.remove",
      "briefs.retry",
      "briefs.send",
      "briefs.waiting",
      "drafts.all",
      "drafts.find",
      "drafts.put",
      "drafts.remove",
      "drafts.versions",
      "files.drag",
      "files.export",
      "lists.conflicts",
      "lists.read",
      "menu.views",
      "offline.download",
      "offline.state",
      "offline.stop",
      "onEvent",
      "page.pdf",
      "page.print",
      "updates.check",
      "updates.restart",
      "updates.state",
    ],
  });
});

test("an app that cannot open its data ends, and does not run on without a window", async ({ startFake, folder }) => {
  mkdirSync(join(folder, "data"));
  writeFileSync(join(folder, "data", "app.db"), "This is no database. ".repeat(500));
  await expect(startFake()).rejects.toThrow("The app ended with 1.");
});

test("a second start ends before it opens the data that the first one uses", async ({ startFake, folder }) => {
  await expect(startFake({ FAKE_SECOND: "1" })).rejects.toThrow("The app ended with 0.");
  expect(existsSync(join(folder, "data"))).toBe(false);
});

test("searches the server's catalogue", async ({ start }) => {
  const { page } = await start();
  const box = page.getByRole("main").getByRole("combobox", { name: "Search podcasts" });
  await box.fill("history");
  await box.press("Enter");
  await expect(page.getByRole("link", { name: "View Details" }).first()).toBeVisible();
});

test("blocks scripts from anywhere but the app", async ({ start }) => {
  const { page } = await start();
  const ran = await page.evaluate(async () => {
    const stopped = new Promise<string>((done) =>
      addEventListener("securitypolicyviolation", (event) => done(event.violatedDirective), { once: true }),
    );
    const script = document.createElement("script");
    script.textContent = "window.evil = 1";
    document.head.append(script);
    return { evil: (window as { evil?: number }).evil, stopped: await stopped };
  });
  expect(ran).toEqual({ evil: undefined, stopped: "script-src-elem" });
});

test("a call on an unknown channel is refused", async ({ start }) => {
  const { page } = await start();
  const refused = await page.evaluate(async () => {
    const { fakeInvoke } = window as unknown as {
      fakeInvoke: (name: string, input: unknown) => Promise<unknown>;
    };
    return fakeInvoke("drafts.steal", {}).then(
      () => "answered",
      () => "refused",
    );
  });
  expect(refused).toBe("refused");
});

test("a link from outside opens its page in the existing window", async ({ start }) => {
  const app = await start();
  await expect(app.page.getByRole("heading", { level: 1, name: "Search podcasts" })).toBeVisible();
  await app.emit("second-instance", {}, ["earshot", "--flag", "earshot://podcast/../evil", "earshot://podcast/abc123"]);
  await expect(app.page).toHaveURL(`${app.origin}/podcast/abc123`);
});

test("a message of a frame, of an unknown form or of more than a megabyte is refused", async ({ startFake }) => {
  const { page } = await startFake();
  const codes = await page.evaluate(async () => {
    type PageWindow = Window & { fakeInvoke(name: string, input: unknown): Promise<{ ok: boolean; code?: string }> };
    const inside = document.body.appendChild(document.createElement("iframe")).contentWindow as PageWindow;
    const ask = async (from: Window, name: string, input: unknown) => {
      const { ok, code } = await (from as PageWindow).fakeInvoke(name, input);
      return ok ? "answered" : code;
    };
    return [
      await ask(window, "drafts.all", { owner: null }),
      await ask(inside, "drafts.all", { owner: null }),
      await ask(window, "drafts.all", { owner: null, path: "/etc/passwd" }),
      await ask(window, "drafts.find", { id: "x".repeat(1_000_001) }),
    ];
  });
  expect(codes).toEqual(["answered", "call.sender", "call.malformed", "call.too-large"]);
});

/** Other programs can make a start slower but never faster, so only the fastest of several starts counts, if time is measured at all. */
const READY = drill({ short: { starts: 1, limit: Infinity }, long: { starts: 10, limit: 2_000 } });

test("reports the time until its window is ready, at most two seconds in the fault drills", async ({ startFake }) => {
  test.setTimeout(240_000);
  const times: number[] = [];
  do {
    const app = await startFake();
    await expect.poll(async () => (await app.recorded("window-ready")).length).toBe(1);
    const [[ms]] = (await app.recorded("window-ready")) as [[number]];
    expect(ms).toBeGreaterThan(0);
    times.push(ms);
    await app.quit();
  } while (times.length < READY.starts && Math.min(...times) > READY.limit);
  expect(Math.min(...times)).toBeLessThanOrEqual(READY.limit);
});
