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
      "links.open",
      "lists.conflicts",
      "lists.read",
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

test("searches the server's catalogue", async ({ start }) => {
  const { page } = await start();
  const box = page.getByRole("main").getByRole("combobox", { name: "Search podcasts" });
  await box.fill("history");
  await box.press("Enter");
  await expect(page.getByRole("link", { name: "View Details" }).first()).toBeVisible();
});

test("the policy blocks scripts from anywhere but the app", async ({ start }) => {
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
    const { standInInvoke } = window as unknown as {
      standInInvoke: (name: string, input: unknown) => Promise<unknown>;
    };
    return standInInvoke("drafts.steal", {}).then(
      () => "answered",
      () => "refused",
    );
  });
  expect(refused).toBe("refused");
});

test("a link from outside opens its page in the existing window", async ({ start }) => {
  const app = await start();
  await expect(app.page.getByRole("heading", { level: 1, name: "Search podcasts" })).toBeVisible();
  app.emit("second-instance", {}, ["earshot", "--flag", "earshot://podcast/../evil", "earshot://podcast/abc123"]);
  await expect(app.page).toHaveURL("https://app.invalid/podcast/abc123");
});
