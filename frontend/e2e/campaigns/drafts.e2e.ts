import type { Route } from "@playwright/test";
import { makeAccount, signInByApi } from "../accounts/accounts-world";
import { fillIn, openMatch, reopen, submit } from "./campaigns-world";
import { expect, gate, test } from "../fixtures";
import { expectPartSound, expectSound } from "../looks";
import { visit } from "../search/search-catalogue";

const SENT = /\/api\/v1\/campaign-requests/;
const NOTHING_SENT = { items: [], total: 0, page: 1, pageSize: 20 };
/** A request that the API received without the title of its show, which is no longer in the catalogue. */
const REQUEST = {
  id: "7a1d3c52-6f58-4a0e-9c55-0d8d0f6a2b11",
  createdAt: "2026-11-24T18:05:00.000Z",
  emailedAt: null,
  podcastId: "gone",
  podcastTitle: null,
  firstName: "Ada",
  lastName: "Low",
  businessEmail: "ada@tempo.example",
  phone: null,
  companyName: "Tempo",
  budgetRange: "$5K–15K",
  primaryGoal: "Sales",
  campaignBrief: "A watch that plans your training.",
  referral: null,
};
const ONE_SENT = { ...NOTHING_SENT, items: [REQUEST], total: 1 };

test("typed text is saved as a draft, survives closing the tab, and can be continued", async ({ page, context }) => {
  const dialog = await openMatch(page, "Request");
  await fillIn(dialog, "Tempo");
  await dialog.getByLabel("Campaign brief").fill("A watch that plans your training.");
  await dialog.getByLabel("Company name").focus();
  await expect(dialog.getByText(/^Draft saved \d\d:\d\d/)).toBeVisible();
  const next = await context.newPage();
  await page.close();

  await visit(next, "/drafts");
  await expect(next.getByRole("heading", { level: 2, name: "A watch that plans your training." })).toBeVisible();
  await next.getByRole("button", { name: /^Continue: / }).click();
  const form = next.getByRole("form", { name: "Campaign request" });
  await expect(form.getByLabel("Company name")).toHaveValue("Tempo");
  await expect(form.getByText(/^Request for /)).toBeVisible();
  await form.getByLabel("Campaign brief").fill("");
  await form.getByLabel("Company name").focus();
  await next.keyboard.press("Escape");

  // One press restores the deleted text.
  await next.getByRole("button", { name: /^Earlier versions: / }).click();
  const versions = next.getByRole("list", { name: "Earlier versions" });
  await versions
    .getByRole("button", { name: /A watch that plans your training/ })
    .first()
    .click();
  await expect(next.getByRole("heading", { level: 2, name: "A watch that plans your training." })).toBeVisible();
  await next.getByRole("button", { name: /^Continue: / }).click();
  await expect(form.getByLabel("Campaign brief")).toHaveValue("A watch that plans your training.");
});

test("saves an edited pitch as a draft that survives closing the tab", async ({ page, context }) => {
  const dialog = await openMatch(page, "Pitch");
  const title = await page.getByRole("heading", { level: 1, includeHidden: true }).innerText();
  const about = page.url();
  await dialog.getByRole("textbox", { name: "Pitch" }).fill("Hello, may we advertise?");
  await dialog.getByRole("textbox", { name: "Pitch" }).blur();
  const next = await context.newPage();
  await visit(next, "/drafts");
  await expect(async () => {
    await next.reload();
    await expect(next.getByRole("heading", { level: 2, name: "Hello, may we advertise?" })).toBeVisible();
  }).toPass();
  await page.close();
  await expect(next.getByText(`For ${title}`)).toBeVisible();
  await next.getByRole("button", { name: /^Continue: / }).click();
  await expect(next.getByRole("region", { name: "Your pitch" })).toHaveText("Hello, may we advertise?");
  await next.keyboard.press("Escape");
  await visit(next, new URL(about).pathname);
  await reopen(next, "Pitch");
  await expect(next.getByRole("textbox", { name: "Pitch" })).toHaveValue("Hello, may we advertise?");
});

test("deletes and restores a draft", async ({ page }) => {
  const dialog = await openMatch(page, "Request");
  await dialog.getByLabel("Company name").fill("Tempo");
  await dialog.getByLabel("First name").focus();
  await expect(dialog.getByText(/^Draft saved/)).toBeVisible();
  await dialog.getByRole("link", { name: "All drafts" }).click();
  await expect(page).toHaveURL(/\/drafts$/);
  const remove = page.getByRole("button", { name: "Delete: Tempo" });
  await remove.click();
  await expect(page.getByText("No drafts")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(remove).toBeVisible();
  await remove.click();
  await page.getByRole("link", { name: "My Lists" }).first().click();
  await page.goBack();
  await expect(page.getByText("No drafts")).toBeVisible();
});

test("a signed-in user finds a sent request and uses its text again", async ({ page }) => {
  await signInByApi(page, await makeAccount());
  const dialog = await openMatch(page, "Request");
  const title = await page.getByRole("heading", { level: 1, includeHidden: true }).innerText();
  await fillIn(dialog, "Tempo");
  await dialog.getByLabel("Campaign brief").fill("A watch that plans your training.\nFor runners.");
  await submit(dialog);
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "See what you sent" }).click();
  await expect(page).toHaveURL(/\/drafts$/);
  const sent = page.getByRole("list", { name: "Sent requests" });
  await expect(sent.getByRole("listitem")).toHaveCount(1);
  await expect(sent.getByRole("link", { name: title })).toBeVisible();
  await expect(sent.getByText(/^Received \w{3} \d{1,2}, \d{4}/)).toBeVisible();
  await sent.getByRole("button", { name: /^Show: A watch/ }).click();
  await expect(sent.getByText("ada@tempo.example")).toBeVisible();
  await expectSound(page, "drafts-sent");
  await sent.getByRole("button", { name: /^Use again: A watch/ }).click();
  const form = page.getByRole("form", { name: "Campaign request" });
  await expect(form.getByLabel("Campaign brief")).toHaveValue("A watch that plans your training.\nFor runners.");
  await expect(form.getByText(`Request for ${title}`)).toBeVisible();
});

test("Sent is accessible and fits while it loads, is empty, has failed, or is older", async ({ page, complaints }) => {
  complaints.allow(/50[23]/);
  await signInByApi(page, await makeAccount());
  const late = gate();
  let answer: (route: Route) => Promise<void> = (route) => route.fulfill({ json: NOTHING_SENT });
  await page.route(SENT, async (route) => {
    await late.opened;
    await answer(route);
  });
  await visit(page, "/drafts");
  const sent = page.getByRole("region", { name: "Sent", exact: true });
  await expect(sent.getByText("Loading what you sent…")).toBeAttached();
  await expectSound(page, "sent-loading");
  late.open();
  await expect(sent.getByText("Nothing sent yet.")).toBeVisible();
  await expectPartSound(page, sent, "sent-empty");
  answer = (route) => route.fulfill({ status: 503, json: {} });
  await page.reload();
  await expect(sent.getByRole("alert")).toContainText("Couldn’t load what you sent.");
  await expectPartSound(page, sent, "sent-failed");
  answer = (route) => route.fulfill({ json: ONE_SENT });
  await sent.getByRole("button", { name: "Retry" }).click();
  const list = sent.getByRole("list", { name: "Sent requests" });
  await expect(list).toContainText("For a show we can’t name now");
  answer = (route) => route.fulfill({ status: 503, json: {} });
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  await expect(sent).toBeHidden();
  await page.goBack();
  await expect(sent.getByRole("alert")).toContainText("Couldn’t check for newer requests.");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expectPartSound(page, sent, "sent-older");
});

test("the list of drafts is accessible and fits", async ({ page }) => {
  await visit(page, "/drafts");
  await expect(page.getByText("No drafts")).toBeVisible();
  await expectSound(page);
  await page.getByRole("main").getByRole("button", { name: "New request" }).click();
  const form = page.getByRole("form", { name: "Campaign request" });
  for (const brief of ["A watch for runners who train early.", "The same watch, for swimmers."]) {
    await form.getByLabel("Campaign brief").fill(brief);
    await form.getByLabel("Company name").focus();
    await expect(form.getByText(/^Draft saved/)).toBeVisible();
  }
  await expectPartSound(page, page.getByRole("dialog"));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Earlier versions/ }).click();
  await expect(page.getByRole("list", { name: "Earlier versions" })).toBeVisible();
  await expectPartSound(page, page.getByRole("main"), "drafts");
});
