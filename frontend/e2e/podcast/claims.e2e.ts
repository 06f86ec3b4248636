import type { Claim } from "@earshot/backend/claims/claims.schemas";
import type { Page } from "@playwright/test";
import { finding } from "../../../domain/src/catalogue/health/finding";
import { baseUrl, test } from "../accounts/accounts-world";
import { expect, picture, someShow } from "../fixtures";
import { expectPartSound } from "../looks";
import { newOwner } from "../lists/lists-world";
import { visit } from "../search/search-catalogue";

type Show = { readonly defaulted: readonly string[]; readonly description: string };

/** A demo show that looks like one with a feed. `makers` returns what its makers have corrected, once they have proved their claim. */
async function fedShow(page: Page, makers: () => object | undefined): Promise<string> {
  const id = await someShow(page, 5);
  await page.route(new RegExp(`/api/v1/podcasts/${id}$`), async (route) => {
    const answer = await route.fetch();
    const show = (await answer.json()) as Show;
    const fed = {
      url: "https://feeds.example/tides",
      defaulted: show.defaulted.filter((name) => name !== "url"),
      origin: { from: "feed", at: 1_763_000_000 },
      fetchedAt: Math.floor(Date.now() / 1_000),
    };
    await route.fulfill({ response: answer, json: { ...show, ...fed, ...makers() } });
  });
  return id;
}

const panel = (page: Page) => page.getByRole("region", { name: "Claim this show" });

test("makers claim a show, see why it is not proved, prove it, correct it and withdraw", async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.allow(/Failed to load resource/);
  await newOwner(page);
  let makers: object | undefined;
  const id = await fedShow(page, () => makers);
  await visit(page, `/podcast/${id}`);
  const entry = page.getByRole("button", { name: "Is this your show? Claim it" });
  await expect(entry).toHaveAttribute("aria-expanded", "false");
  await entry.press("Enter");
  await expect(entry).toHaveAttribute("aria-expanded", "true");
  await panel(page).getByRole("button", { name: "Get a code" }).click();
  await expect(
    panel(page).getByText(/^<podcast:txt purpose="verify">earshot-[0-9a-z]{24}<\/podcast:txt>$/),
  ).toBeVisible();
  await expect(panel(page).getByText("Waiting for the code")).toBeVisible();
  // The real server responds: the demo's shows have no feed.
  await panel(page).getByRole("button", { name: "Check my feed now" }).click();
  await expect(panel(page).getByText(/^We don’t know this show’s feed\. Checked on /)).toBeVisible();
  await panel(page).getByRole("button", { name: "Email a code to its owner" }).click();
  await expect(panel(page).getByText("We don’t know this show’s feed.", { exact: true })).toBeVisible();
  await page.route("**/api/v1/claims/*/mail", (route) =>
    route.fulfill({ json: { sentTo: "a•••@t•••.example", failure: null } }),
  );
  await panel(page).getByRole("button", { name: "Email a code to its owner" }).click();
  await panel(page).getByRole("textbox", { name: "Code from the email" }).fill("earshot-other");
  await panel(page).getByRole("button", { name: "Prove the claim" }).press("Enter");
  await expect(panel(page).getByText("That isn’t the code from the newest email.")).toBeVisible();
  await expectPartSound(page, panel(page), "claim-waiting");

  // From here on, the responses are those of a service that has found the code. Reading real feeds has its own tests.
  const { claims } = (await (await page.request.get("/api/v1/claims")).json()) as { claims: Claim[] };
  const waiting = claims[0]!;
  const at = new Date().toISOString();
  let claim: Claim = { ...waiting, state: "proved", way: "txt", provedAt: at, checkedAt: at, failure: null };
  await page.route("**/api/v1/claims", (route) => route.fulfill({ json: { claims: [claim] } }));
  await page.route("**/api/v1/claims/*/check", (route) => {
    makers = { makers: { since: 1_764_000_000, corrected: [], correctedAt: null } };
    return route.fulfill({ json: claim });
  });
  await page.route("**/api/v1/claims/*/corrections", (route) => {
    const corrections = route.request().postDataJSON() as Claim["corrections"];
    claim = { ...claim, corrections };
    makers = {
      description: corrections.description,
      makers: { since: 1_764_000_000, corrected: ["description"], correctedAt: 1_764_000_000 },
    };
    return route.fulfill({ json: claim });
  });
  await panel(page).getByRole("button", { name: "Check my feed now" }).click();
  await expect(panel(page).getByText("Proved", { exact: true })).toBeVisible();
  await expect(page.getByText("Claimed by its makers", { exact: true })).toBeVisible();
  await panel(page).getByRole("textbox", { name: "Description" }).fill("In the words of those who make it.");
  await panel(page).getByRole("textbox", { name: "Contact email" }).fill("ann@tides.example");
  await panel(page).getByRole("button", { name: "Save corrections" }).press("Enter");
  await expect(panel(page).getByText(/^Saved\./)).toBeVisible();
  await expect(page.locator("article header").getByText("In the words of those")).toBeVisible();
  await expect(page.getByText("description by its makers", { exact: true })).toBeVisible();
  await expectPartSound(page, [panel(page), page.locator("article header")], "claim-proved");

  await page.unroute("**/api/v1/claims");
  await panel(page).getByRole("button", { name: "Withdraw claim…" }).click();
  const question = page.getByRole("alertdialog", { name: "Withdraw this claim?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await picture(page, "claim-withdraw");
  makers = undefined;
  await question.getByRole("button", { name: "Withdraw claim" }).click();
  await expect(panel(page).getByText("You withdrew your claim.")).toBeVisible();
  await expect(page.getByText("Claimed by its makers", { exact: true })).toHaveCount(0);
  await picture(page, "claim-withdrawn");
});

test("makers have the feed of their show checked from its health card", async ({ page }) => {
  await newOwner(page);
  const id = await fedShow(page, () => ({ makers: { since: 1_764_000_000, corrected: [], correctedAt: null } }));
  const claims = [{ id: "00000000-0000-4000-8000-000000000000", podcastId: id, state: "proved" }];
  await page.route("**/api/v1/claims", (route) => route.fulfill({ json: { claims } }));
  let language = finding("language", "note", "None that we can read.");
  const health = () => ({ readAt: 1_764_000_000, findings: [language] });
  await page.route("**/api/v1/podcasts/*/health", (route) => route.fulfill({ json: health() }));
  await page.route("**/api/v1/claims/*/health", (route) => {
    language = finding("language", "pass", "Portuguese.");
    return route.fulfill({ json: { failure: null, health: health() } });
  });
  await visit(page, `/podcast/${id}`);
  const card = page.getByRole("region", { name: "Feed health" });
  await card.getByText("1 note").click();
  const check = card.getByRole("button", { name: "Check now" });
  await check.press("Enter");
  await expect(card.getByText("Checked just now.")).toBeVisible();
  await expect(card.getByText("Portuguese.")).toBeVisible();
  await expect(check).toBeFocused();
  await expectPartSound(page, card, "feed-health-checked");
});

test("offers a guest no claim, and refuses a correction before a proof", async ({ page }) => {
  const id = await fedShow(page, () => ({ makers: { since: 1_764_000_000, corrected: [], correctedAt: null } }));
  await visit(page, `/podcast/${id}`);
  await expect(page.getByText("Claimed by its makers", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Media kit on one page" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Is this your show/ })).toHaveCount(0);
  await newOwner(page);
  const headers = { origin: baseUrl() };
  const made = await page.request.post(`/api/v1/podcasts/${id}/claims`, { headers });
  const data = { description: "Mine", website: null, contact: null };
  const claim = (await made.json()) as Claim;
  expect((await page.request.put(`/api/v1/claims/${claim.id}/corrections`, { headers, data })).status()).toBe(409);
});
