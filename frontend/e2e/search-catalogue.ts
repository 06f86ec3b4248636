import { expect, type Locator, type Page } from "@playwright/test";

type Found = { readonly id: string; readonly title: string };
type Category = { readonly name: string; readonly podcasts: number };

/** A category of one word that many shows have, whatever catalogue is in use: as a topic it finds more than one page. */
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

/** Titles of the cards on the page, in their order. */
export function cardTitles(page: Page): Promise<string[]> {
  return page.locator("[data-card] h3").allInnerTexts();
}

export const SEARCH_CALLS = /\/api\/v1\/search\?/;

/** Goes to an address and waits until the page stands and lives: what is pressed in drawn-ahead markup goes nowhere. */
export async function visit(page: Page, address: string, part?: Locator): Promise<void> {
  await page.goto(address);
  await alive(page, part);
}

/** Waits until the page stands and lives, for instance after loading it anew; `part`: what comes to life last of it. */
export async function alive(page: Page, part = page.getByRole("heading", { level: 1 }).first()): Promise<void> {
  await expect(part).toBeVisible();
  const lives = () => part.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactFiber")));
  await expect.poll(lives).toBe(true);
}
