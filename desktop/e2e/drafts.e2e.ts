import type { Page } from "@playwright/test";
import { fillIn, submit } from "../../frontend/e2e/campaigns/campaigns-world";
import { drill } from "../../infra/testing/drill";
import { expect, type TestedApp, test } from "./app";
import { Gate } from "./gate";
import { inEachLook } from "./looks";

const SERVER = process.env.E2E_BASE_URL ?? "http://127.0.0.1:3000";
const put = (id: string, text: string, baseVersion: number) => ({
  server: SERVER,
  id,
  owner: null,
  fields: { campaignBrief: text },
  baseVersion,
});

type StoredDraft = { readonly id: string; readonly version: number; readonly fields: Record<string, string> };
const storedDrafts = async (app: TestedApp) =>
  (await app.call("drafts.all", { owner: null })).answer as readonly StoredDraft[];

const form = (page: Page) => page.getByRole("form", { name: "Campaign request" });

/**
 * A start after a kill must find everything that was acknowledged before. The last kill, and every second one before it, happens while
 * somebody is typing in the form.
 */
const KILLS = drill({ short: 1, long: 20 });

test(`loses no acknowledged draft when the app is killed ${KILLS} times in a row`, async ({ start }) => {
  test.setTimeout(300_000);
  let last = "";
  for (let kill = 1; ; kill += 1) {
    const app = await start();
    if (last !== "") expect((await storedDrafts(app)).map(({ fields }) => fields.campaignBrief)).toEqual([last]);
    await app.goto("/drafts");
    await app.page.getByRole("button", { name: kill === 1 ? "New request" : /^Continue: / }).click();
    const brief = form(app.page).getByLabel("Campaign brief");
    await expect(brief).toHaveValue(last);
    if (kill > KILLS) return;
    last = `Start ${kill}: a watch that plans your training.`;
    await brief.fill(last);
    await expect.poll(async () => (await storedDrafts(app))[0]?.fields.campaignBrief).toBe(last);
    const { id, version } = (await storedDrafts(app))[0]!;
    // A few quick acknowledged calls, then one without an acknowledgment, and typing in the form.
    for (let at = 0; at < 10; at += 1) {
      last = `Start ${kill}, text ${at}`;
      expect(await app.call("drafts.put", put(id, last, version + at))).toMatchObject({ answer: { kind: "keep" } });
    }
    if ((KILLS - kill) % 2 === 0) void brief.fill("Not acknowledged").catch(() => undefined);
    await app.kill();
  }
});

test("stores a brief sent offline once, despite a crash and a lost answer", async ({ start }) => {
  test.setTimeout(120_000);
  const gate = await Gate.open(SERVER);
  try {
    gate.line = "cut";
    const first = await start({ EARSHOT_SERVER: gate.url });
    await first.goto("/drafts");
    await first.page.getByRole("button", { name: "New request" }).click();
    await fillIn(form(first.page), "Offline Ltd");
    await form(first.page).getByLabel("Campaign brief").fill("Sent from a train.");
    await submit(form(first.page));
    await expect(first.page.getByText("You're offline. Your request is waiting on this device.")).toBeVisible();
    await first.page.getByRole("link", { name: "See what’s waiting" }).click();
    await expect(first.page.getByText("Sent from a train.")).toBeVisible();
    await expect(first.page.getByText("No drafts")).toBeVisible();
    await inEachLook(first.page, "waiting-brief", () =>
      expect(first.page.getByText("Sent from a train.")).toBeVisible(),
    );
    await first.kill();
    expect(gate.passed).toEqual([]);

    gate.line = "lose answers";
    const second = await start({ EARSHOT_SERVER: gate.url });
    await second.goto("/drafts");
    await expect(second.page.getByText("No drafts")).toBeVisible();
    // Pauses get longer with failed attempts, but the user can retry at once.
    const retried = async () => {
      await second.call("briefs.retry", {});
      return gate.passed.length;
    };
    await expect.poll(retried).toBe(2);
    await expect(second.page.getByText("Sent from a train.")).toBeHidden();
    expect(await storedDrafts(second)).toEqual([]);
    // Two requests with the same key store one brief, and the server returns the same id.
    expect(gate.passed.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(gate.passed.map(({ key }) => key)).size).toBe(1);
    expect(new Set(gate.passed.map(({ body }) => (JSON.parse(body) as { id: string }).id)).size).toBe(1);
  } finally {
    gate.close();
  }
});

test("a window saves what is typed for its server, and leaves, when another server is chosen", async ({ start }) => {
  const app = await start();
  await app.goto("/drafts");
  await app.page.getByRole("button", { name: "New request" }).click();
  await form(app.page).getByLabel("Campaign brief").fill("Typed last");
  // The page leaves during the call.
  const choose = (address: string) => app.call("app.server", { address }).catch(() => undefined);
  await choose(SERVER.replace("127.0.0.1", "localhost"));
  await expect(app.page).toHaveURL(`${app.origin}/home`);
  const texts = async () => (await storedDrafts(app)).map(({ fields }) => fields.campaignBrief);
  expect(await texts()).toEqual([]);
  await choose(SERVER);
  await expect.poll(() => texts().catch(() => [])).toEqual(["Typed last"]);
});

test("a link to a draft opens it", async ({ start }) => {
  const app = await start();
  await app.call("drafts.put", put("train", "Written yesterday", 0));
  await app.emit("second-instance", {}, ["earshot", "earshot://brief/train"]);
  await expect(form(app.page).getByLabel("Campaign brief")).toHaveValue("Written yesterday");
  await app.emit("second-instance", {}, ["earshot", "earshot://brief/gone"]);
  await expect(app.page.getByText("This draft is no longer on this device.")).toBeVisible();
});
