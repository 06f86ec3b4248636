import { expect, type Locator, type Page } from "@playwright/test";
import { idle, isTakenOver } from "../fixtures";

type Found = { readonly id: string; readonly title: string };
type Category = { readonly name: string; readonly podcasts: number };

/** A one-word category with more than one page of topic results, from any catalogue. */
export async function bigTopic(page: Page): Promise<string> {
  const answer = await page.request.get("/api/v1/catalogue");
  const { categories } = (await answer.json()) as { categories: readonly Category[] };
  const found = categories.find(({ name, podcasts }) => /^\w+$/.test(name) && podcasts > 60);
  if (!found) throw new Error("The catalogue in use has no category with more than 60 shows.");
  return found.name;
}

/** The first shows that a search finds. */
export async function shows(page: Page, params: Record<string, string | number>): Promise<readonly Found[]> {
  const answer = await page.request.get("/api/v1/search", { params });
  return ((await answer.json()) as { results: readonly Found[] }).results;
}

/** The titles of the cards on the page, in order. */
export function cardTitles(page: Page): Promise<string[]> {
  return page.locator("[data-card] h3").allInnerTexts();
}

export const SEARCH_CALLS = /\/api\/v1\/search\?/;

/** Opens a URL and waits until the page is interactive: presses on prerendered markup are lost. */
export async function visit(page: Page, address: string, part?: Locator): Promise<void> {
  await page.goto(address);
  await alive(page, part);
}

/**
 * Waits until the page is interactive, for example after a reload. `part` is the last part of it to hydrate. Shortcuts are registered after
 * React has painted, so this also waits until the page has been idle once.
 */
export async function alive(page: Page, part = page.getByRole("heading", { level: 1 }).first()): Promise<void> {
  await expect(part).toBeVisible();
  await expect.poll(() => isTakenOver(part)).toBe(true);
  await idle(page);
}
