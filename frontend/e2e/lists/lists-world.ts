import { createHash, randomBytes } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { emailKey } from "../../../domain/src/shared/text/email";
import { baseUrl, inStore, makeAccount, signInByApi } from "../accounts/accounts-world";
import { expect, freeze, idle } from "../fixtures";

export type Show = { readonly id: string; readonly title: string; readonly itunesAuthor: string };
export type MadeList = { readonly id: string; readonly name: string };

/** Creates a new user and signs in. */
export async function newOwner(page: Page): Promise<string> {
  const email = await makeAccount();
  await signInByApi(page, email);
  return email;
}

/** This many shows with different titles. */
export async function someShows(page: Page, count: number): Promise<readonly Show[]> {
  const found = new Map<string, Show>();
  let cursor = "";
  while (found.size < count) {
    const params = { minEpisodes: 1, limit: 96, ...(cursor && { cursor }) };
    const answer = await page.request.get("/api/v1/search", { params });
    const { results, nextCursor } = (await answer.json()) as { results: Show[]; nextCursor: string | null };
    for (const show of results) if (/^[\w ',:&-]{4,40}$/.test(show.title)) found.set(show.title, show);
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  expect(found.size, "shows with plain titles").toBeGreaterThanOrEqual(count);
  return [...found.values()].slice(0, count);
}

/** Creates a list of shows through the API; the first show is the oldest. */
export async function makeList(page: Page, name: string, shows: readonly Show[] = []): Promise<MadeList> {
  const headers = { origin: baseUrl() };
  const made = await page.request.post("/api/v1/lists", { headers, data: { name } });
  expect(made.status(), await made.text()).toBe(201);
  const list = (await made.json()) as MadeList;
  if (shows.length > 0) {
    const podcastIds = shows.map(({ id }) => id);
    const added = await page.request.post(`/api/v1/lists/${list.id}/items/batch`, { headers, data: { podcastIds } });
    expect(added.ok(), await added.text()).toBe(true);
  }
  return list;
}

/**
 * Invites an email address to a list through the API. Returns the secret of the invitation link, which this function writes to the
 * service's database in place of the emailed one: the email has its own test, and takes two seconds.
 */
export async function invite(page: Page, list: MadeList, email: string, role: "viewer" | "editor"): Promise<string> {
  const data = { email, role };
  const headers = { origin: baseUrl() };
  const answer = await page.request.post(`/api/v1/lists/${list.id}/invitations`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const secret = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(secret).digest("base64url");
  const statement = "UPDATE list_invitations SET token_hash = $1 WHERE list_id = $2 AND email_key = $3";
  expect(await inStore(statement, [hash, list.id, emailKey(email)])).toBe(1);
  return secret;
}

/** The titles of the items in a list on the server, newest first. */
export async function titlesIn(page: Page, list: MadeList): Promise<string[]> {
  const answer = await page.request.get(`/api/v1/lists/${list.id}/items`);
  const { items } = (await answer.json()) as { items: { payload: { title: string } }[] };
  return items.map(({ payload }) => payload.title);
}

export const column = (page: Page) => page.getByRole("navigation", { name: "My lists" });
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
export const cards = (page: Page) => page.locator("[data-item]");
export const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });
export const toast = (page: Page, text: string): Locator =>
  page.getByRole("region", { name: "Messages" }).getByText(text, { exact: true });

/** Opens an item's menu and chooses an entry. */
export async function act(page: Page, title: string, what: "Move to…" | "Copy to…" | "Remove"): Promise<void> {
  await page.getByRole("button", { name: `Actions: ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name: what }).click();
}

/**
 * Checks how long a message is shown, in milliseconds of the page's clock (from `page.clock.install()`), which is stopped meanwhile.
 * `cause` makes the message appear.
 */
export async function expectShownFor(
  page: Page,
  message: Locator,
  milliseconds: number,
  cause: () => Promise<void>,
): Promise<void> {
  await freeze(page);
  await cause();
  await expect(message).toBeVisible();
  // Its timer starts after it has been rendered.
  await idle(page);
  await page.clock.runFor(milliseconds - 100);
  await expect(message).toBeVisible();
  await page.clock.runFor(200);
  await expect(message).toBeHidden();
  await page.clock.resume();
}

/** How long a message is visible, in milliseconds, measured in the page. Call this before the message appears. */
export async function lifeOf(page: Page, text: string): Promise<() => Promise<number>> {
  const handle = await page.evaluateHandle((words) => {
    const here = () =>
      [...document.querySelectorAll("section[aria-label=Messages] li")].some((one) => one.textContent === words);
    const life = new Promise<number>((tell) => {
      let since = 0;
      const observer = new MutationObserver(() => {
        if (here()) since ||= performance.now();
        else if (since) {
          observer.disconnect();
          tell(performance.now() - since);
        }
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    return { life };
  }, text);
  return () => handle.evaluate(({ life }) => life);
}

export type Failure = "500" | "message" | "abort" | "409";

/**
 * Makes matching requests fail, either with an error without a message or without a response. A function decides for each request, and
 * "none" lets it through. Use a function if responses change during a test, because a request can get through while the interception is
 * being turned on or off. Returns the number of requests that have failed so far, because a message can be left over from an earlier one.
 */
export async function failing(page: Page, method: string, path: RegExp, failure: Failure | (() => Failure | "none")) {
  let calls = 0;
  await page.route(path, async (route) => {
    const how = typeof failure === "function" ? failure() : failure;
    if (route.request().method() !== method || how === "none") return route.fallback();
    calls += 1;
    if (how === "abort") return route.abort();
    const status = how === "409" ? 409 : 500;
    const body = JSON.stringify({ status, title: "x", detail: how === "message" ? "The cat sat on the server." : "" });
    return route.fulfill({ status, contentType: "application/problem+json", body });
  });
  return () => calls;
}
