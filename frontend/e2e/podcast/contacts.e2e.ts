import type { Page, Route } from "@playwright/test";
import { baseUrl, freshAddress, mailsTo, mailTo, test } from "../accounts/accounts-world";
import { expect, expectNoOverflow, idle, inOwnFont } from "../fixtures";
import { expectPartSound, expectSound } from "../looks";
import { newOwner } from "../lists/lists-world";
import { bigTopic, visit } from "../search/search-catalogue";

type Found = { readonly id: string; readonly title: string; readonly listener_range: string };
type Contacts = { readonly contacts: readonly { kind: string; value: string | null }[]; readonly shownToday: number };

const CONTACTS = /\/api\/v1\/podcasts\/[^/]+\/contacts$/;
const KINDS = /\/api\/v1\/podcasts\/[^/]+\/contact-kinds$/;

const card = (page: Page) => page.getByRole("region", { name: "Contact", exact: true });

/** A show with this many email addresses, according to the public counts. Other tests do not use the last one. */
async function showWithAddresses(page: Page, count: number, which: "first" | "last" = "first"): Promise<Found> {
  const params = { hasContact: 1, minEpisodes: 3, limit: 96 };
  const { results } = (await (await page.request.get("/api/v1/search", { params })).json()) as { results: Found[] };
  for (const show of which === "first" ? results : results.reverse()) {
    const answer = await page.request.get(`/api/v1/podcasts/${show.id}/contact-kinds`);
    const { kinds } = (await answer.json()) as { kinds: { kind: string; count: number }[] };
    if (kinds.find(({ kind }) => kind === "email")?.count === count) return show;
  }
  throw new Error(`The catalogue in use has no show with ${count} addresses.`);
}

const contact = (change: object) => ({
  roles: ["owner"],
  name: null,
  imageUrl: null,
  ofHostingCompany: false,
  source: "feed",
  statedAt: 1_760_000_000,
  ...change,
});
const LONG = `the-whole-team-of-a-show-with-a-very-long-name.${"and-more-".repeat(8)}@podcasts.a-long-company-name.example`;
const FULL = {
  contacts: [
    contact({ kind: "email", name: "Mira Okafor", roles: ["owner", "managing-editor"], value: "mira@show.example" }),
    contact({ kind: "email", roles: ["web-master"], value: LONG }),
    contact({ kind: "email", roles: ["feed-owner"], value: "x1@host.example", ofHostingCompany: true, statedAt: 0 }),
    contact({ kind: "social", name: "Mastodon", roles: ["social"], value: "https://social.example/@show" }),
    contact({ kind: "website", roles: ["website"], value: "https://www.show.example/podcast/", source: "dump" }),
    contact({ kind: "funding", name: "ادعم البرنامج", roles: ["funding"], value: "https://pay.example/show" }),
    contact({ kind: "person", name: "Jo Lindgren-Featherstonehaugh", roles: ["host", "crew"], value: null }),
  ],
  pitchTo: "mira@show.example",
  shownToday: 12,
  limit: 100,
};
const NONE = { contacts: [], pitchTo: null, shownToday: 12, limit: 100 };
/** Looks like an emailed secret, but belongs to nobody. */
const SECRET = "A".repeat(43);
const LIMIT_TEXT = "You have seen 100 of 100 addresses today. The count starts again at midnight UTC.";

const json = (body: object) => (route: Route) => route.fulfill({ json: body });
const problem =
  (status: number, code: string, detail = "") =>
  (route: Route) =>
    route.fulfill({
      status,
      contentType: "application/problem+json",
      body: JSON.stringify({ type: "about:blank", title: "Refused", status, code, ...(detail && { detail }) }),
    });

test("the contacts are accessible and fit in each state, and move nothing beside them", async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.allow(/Failed to load resource/);
  await newOwner(page);
  const { id } = await showWithAddresses(page, 1);
  const strip = page.locator("[data-picture=cadence]");
  /** How far below the top of the contact card the strip of episodes begins, and how tall it is. */
  const place = async () => {
    await expect(strip.getByRole("heading")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await inOwnFont(page);
    const [box, own] = [await strip.boundingBox(), await card(page).boundingBox()];
    return [Math.round(box!.y - own!.y), Math.round(box!.height)];
  };
  let answer = json(FULL);
  await page.route(CONTACTS, (route) => answer(route));
  const load = () => visit(page, `/podcast/${id}`);
  const retry = () => card(page).getByRole("button", { name: "Retry" }).click();
  const shows = async (act: () => Promise<void>, next: (route: Route) => Promise<void>, text: string) => {
    answer = next;
    await act();
    await expect(card(page).getByText(text, { exact: true })).toBeVisible();
    await expectPartSound(page, card(page));
  };
  await shows(load, problem(503, "internal"), "Couldn’t load the contacts.");
  await expect(card(page).getByRole("alert")).toContainText("Couldn’t load the contacts.");
  await shows(retry, (route) => route.abort(), "Earshot can’t be reached. Contacts aren’t stored on this device.");
  await shows(retry, problem(429, "contacts.limit", LIMIT_TEXT), LIMIT_TEXT);
  await expect(card(page).getByRole("button")).toHaveCount(0);
  await shows(load, json(NONE), "No contact in the feed.");
  const beside = await place();
  await shows(load, problem(503, "internal"), "Couldn’t load the contacts.");
  await shows(retry, json(FULL), "Addresses seen: 12 of 100 today");
  await expect(card(page).getByRole("link", { name: "mira@show.example" })).toBeVisible();
  await expect(card(page).getByRole("listitem")).toHaveCount(3);
  await expect(card(page).getByText("Hosting company, not the show.", { exact: false })).toBeVisible();
  await card(page).getByRole("button", { name: "Show all 7" }).click();
  await expect(card(page).getByRole("listitem")).toHaveCount(7);
  await expect.poll(place).toEqual(beside);
  await card(page).getByRole("button", { name: "Write a pitch" }).click();
  await expect(card(page).getByRole("textbox")).toHaveValue(/^Hello Mira Okafor,/);
  await expect(card(page).getByRole("link", { name: "Open in mail program" })).toBeVisible();
  await expectPartSound(page, card(page));
  for (const other of [320, 768, 1024, 1920]) {
    await page.setViewportSize({ width: other, height: 900 });
    await expectNoOverflow(page);
    const ownExcess = await card(page).evaluate((node) => node.scrollWidth - node.clientWidth);
    expect(ownExcess, `pixels that stick out of the card at ${other}`).toBeLessThanOrEqual(0);
  }
});

test("the removal form is accessible and fits", async ({ page }) => {
  for (const address of ["/contact-removal", `/contact-removal#token=${SECRET}`]) {
    await page.goto("about:blank");
    await visit(page, address);
    await expectSound(page);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
});

test("shows a guest the number of contacts, accessibly, and returns there after signing in", async ({ page }) => {
  const answers: Promise<string>[] = [];
  page.on("response", (answer) => {
    if (answer.url().includes("/api/v1/podcasts/")) answers.push(answer.text());
  });
  const { id } = await showWithAddresses(page, 2);
  await visit(page, `/podcast/${id}?tab=insights`);
  await expect(card(page).getByRole("listitem").filter({ hasText: "2 email addresses" })).toBeVisible();
  await expect(card(page)).not.toContainText("@");
  await page.waitForLoadState("networkidle");
  for (const text of await Promise.all(answers)) expect(text).not.toMatch(/[\w.]+@[\w-]+\.example/);
  await expectPartSound(page, card(page));
  await card(page).getByRole("link", { name: "Sign in to see" }).click();
  await expect(page).toHaveURL(new RegExp(`/sign-in\\?redirect=${encodeURIComponent(`/podcast/${id}`)}`));
});

test("shows a guest if there is no contact, or if loading failed", async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  const { id } = await showWithAddresses(page, 1);
  let answer = problem(503, "internal");
  await page.route(KINDS, (route) => answer(route));
  await visit(page, `/podcast/${id}`);
  await expect(card(page).getByRole("alert")).toContainText("Couldn’t load the contacts.");
  answer = json({ kinds: [] });
  await card(page).getByRole("button", { name: "Retry" }).click();
  await expect(card(page).getByText("No contact in the feed.", { exact: true })).toBeVisible();
  await expect(card(page).getByRole("link", { name: "Sign in to see" })).toHaveCount(0);
});

test("signed in: shows and counts the addresses, copies one, and opens a pitch in the mail program", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await newOwner(page);
  const two = await showWithAddresses(page, 2);
  const one = await showWithAddresses(page, 1);
  await visit(page, `/podcast/${two.id}`);
  await expect(card(page).getByText("Addresses seen: 2 of 100 today")).toBeVisible();
  const links = card(page).locator("a[href^='mailto:']");
  await expect(links).toHaveCount(2);
  const address = await links.first().innerText();
  await expect(links.first()).toHaveAttribute("href", `mailto:${address}`);
  await expect(card(page).getByRole("listitem").first()).toContainText(/, \w{3} \d{1,2}, 20\d\d$/);
  await card(page)
    .getByRole("button", { name: `Copy ${address}` })
    .click();
  await expect(card(page).getByText("Copied").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  // Repeated views count once; views of other addresses are added.
  await page.reload();
  await expect(card(page).getByText("Addresses seen: 2 of 100 today")).toBeVisible();

  // The mail has the typed text, and no estimate.
  const answer = (await (await page.request.get(`/api/v1/podcasts/${two.id}/contacts`)).json()) as Contacts & {
    pitchTo: string;
  };
  await card(page).getByRole("button", { name: "Write a pitch" }).click();
  const field = card(page).getByRole("textbox", { name: `Your pitch to ${answer.pitchTo}` });
  await expect(field).toBeFocused();
  const draft = await field.inputValue();
  expect(draft).toContain(two.title);
  expect(draft).not.toMatch(/\d{3}|listeners per|audience of/);
  await field.fill(`${draft}\nPS: a+b & c`);
  const open = card(page).getByRole("link", { name: "Open in mail program" });
  await expect(open).toHaveAttribute("href", /a%2Bb/);
  const href = new URL((await open.getAttribute("href"))!);
  expect(href.protocol).toBe("mailto:");
  expect(decodeURIComponent(href.pathname)).toBe(answer.pitchTo);
  expect(href.searchParams.get("subject")).toBe(`Advertising on “${two.title}”`);
  const body = decodeURIComponent(/&body=(.*)$/.exec(href.search)![1]!);
  expect(body.replaceAll("\r\n", "\n")).toBe(`${draft}\nPS: a+b & c`);
  // A mail link has a shorter limit than a pitch in non-Latin scripts, so a longer pitch is copied instead.
  await field.fill("語".repeat(400));
  await expect(card(page).getByText("Too long for an email link.", { exact: false })).toBeVisible();
  expect(await open.getAttribute("href")).not.toContain("body=");

  await visit(page, `/podcast/${one.id}`);
  await expect(card(page).getByText("Addresses seen: 3 of 100 today")).toBeVisible();
});

test("copies an address and opens the pitch in the mail program, with the keyboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await newOwner(page);
  await page.route(CONTACTS, json({ ...FULL, contacts: FULL.contacts.slice(0, 1) }));
  const { id } = await showWithAddresses(page, 1);
  await visit(page, `/podcast/${id}`);
  const address = card(page).getByRole("link", { name: "mira@show.example" });
  await expect(address).toBeVisible();
  const reached = () => address.evaluate((node) => node === document.activeElement);
  // Tab needs no code, so the page must be idle only before the first press.
  await idle(page);
  for (let presses = 0; presses < 60 && !(await reached()); presses += 1) {
    await page.keyboard.down("Tab");
    await page.keyboard.up("Tab");
  }
  await expect(address).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(card(page).getByRole("button", { name: "Copy mira@show.example" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card(page).getByRole("button", { name: "Copy mira@show.example" })).toBeFocused();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe("mira@show.example");
  await page.keyboard.press("Tab");
  await expect(card(page).getByRole("button", { name: "Write a pitch" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(card(page).getByRole("link", { name: "Open in mail program" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(copied).toContain("Best regards,");
});

test("the filter finds the stated number of shows, and the table marks those with a contact", async ({ page }) => {
  const topic = await bigTopic(page);
  const search = `/home?term=${topic}&mode=topic`;
  await visit(page, search);
  const label = page.locator("label").filter({ hasText: /^Has contact \([\d,]+\)$/ });
  await expect(label).toBeVisible();
  const said = /[\d,]+(?=\))/.exec(await label.innerText())?.[0];
  await page.getByRole("switch", { name: /^Has contact/ }).check();
  await expect(page).toHaveURL(/[?&]contact=1/);
  const count = page.getByRole("status").filter({ hasText: /podcast|shown/ });
  await expect.poll(async () => (await count.innerText()).match(/\d[\d,]*/g)?.at(-1)).toBe(said);

  await visit(page, `${search}&view=table`);
  await expect(page.getByRole("columnheader", { name: "Contact" })).toBeVisible();
  const at = await page
    .getByRole("columnheader", { name: "Contact" })
    .evaluate((head) => [...head.parentElement!.children].indexOf(head));
  const cells = () =>
    page
      .locator("tbody [data-card]")
      .evaluateAll((rows, nth) => [...new Set(rows.map((row) => row.children[nth]?.textContent))].sort(), at);
  await expect.poll(cells).toEqual(["No", "Yes"]);
  await visit(page, `${search}&view=table&contact=1`);
  await expect.poll(cells).toEqual(["Yes"]);
  await page.getByRole("button", { name: /Has contact/ }).click();
  await expect(page).not.toHaveURL(/[?&]contact=/);
});

test("the owner of an address removes it for everybody with an emailed link", async ({ page, complaints }) => {
  complaints.allow(/422/);
  await newOwner(page);
  const show = await showWithAddresses(page, 2, "last");
  const before = (await (await page.request.get(`/api/v1/podcasts/${show.id}/contacts`)).json()) as Contacts;
  // The other address is kept, so that the show can still be contacted; other tests count such shows.
  const address = before.contacts.filter(({ kind }) => kind === "email")[1]!.value!;
  await visit(page, `/podcast/${show.id}`);
  await card(page).getByRole("link", { name: "Is this your address? Remove it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Remove your address");
  const form = page.getByRole("form", { name: "Remove an address" });
  await form.getByLabel("Email address").fill("nobody");
  await page.keyboard.press("Enter");
  await expect(form.getByText("Please enter a valid email address.")).toBeVisible();
  await expect(form.getByLabel("Email address")).toBeFocused();
  await form.getByLabel("Email address").fill(address);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Check the inbox of ${address}.`, { exact: false })).toBeFocused();
  const link = /\/contact-removal#token=[\w-]+/.exec(await mailTo(address, "contact-removal#token="))![0];
  await page.goto("about:blank");
  await visit(page, link);
  // The secret disappears from the address bar. Opening the link alone removes nothing.
  await expect(page).toHaveURL(/\/contact-removal$/);
  const after = (await (await page.request.get(`/api/v1/podcasts/${show.id}/contacts`)).json()) as Contacts;
  expect(after.contacts).toHaveLength(before.contacts.length);
  await page.getByRole("button", { name: "Remove my address" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your address is removed from 1 podcast." })).toBeVisible();
  await visit(page, `/podcast/${show.id}`);
  await expect(card(page).locator("a[href^='mailto:']")).toHaveCount(1);
  await expect(card(page)).not.toContainText(address);
  // The link works only once.
  await page.goto("about:blank");
  await visit(page, link);
  await page.getByRole("button", { name: "Remove my address" }).click();
  await expect(page.getByRole("alert")).toContainText("This link was already used or is too old.");
});

test("a used link offers a new one; an unknown address gets the same answer and an email", async ({
  page,
  complaints,
}) => {
  complaints.allow(/422/);
  await visit(page, `/contact-removal#token=${SECRET}`);
  await page.getByRole("button", { name: "Remove my address" }).click();
  await expect(page.getByRole("alert")).toContainText("This link was already used or is too old. Ask for a new one.");
  await page.getByRole("button", { name: "Ask for a new link" }).click();
  const email = freshAddress();
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByText(`Check the inbox of ${email}.`, { exact: false })).toBeVisible();
  await mailTo(email, `${baseUrl()}/contact-removal#token=`);
  expect(mailsTo(email, "Remove your address")).toHaveLength(1);
});
