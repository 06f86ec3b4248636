import type { Request } from "@playwright/test";
import { drill } from "../../../infra/testing/drill";
import { expect, idle, test } from "../fixtures";
import { bigTopic, cardTitles, SEARCH_CALLS, shows, visit } from "./search-catalogue";

/** Each round consists of four searches, of which the first three are replaced by the next one. */
const ROUNDS = drill({ short: 4, long: 40 });

test("a late answer never replaces a newer one", async ({ page }) => {
  test.slow();
  const topic = await bigTopic(page);
  const words = [topic, "story", "news", "life", "world", "time"];
  const random = lehmer(20261121);
  await page.route(SEARCH_CALLS, async (route) => {
    await new Promise((done) => setTimeout(done, random() * 150));
    // The page aborts the earlier search.
    await route.continue().catch(() => undefined);
  });
  const underWay = new Set<Request>();
  page.on("request", (call) => void (SEARCH_CALLS.test(call.url()) && underWay.add(call)));
  page.on("requestfinished", (call) => void underWay.delete(call));
  page.on("requestfailed", (call) => void underWay.delete(call));
  await visit(page, "/home?mode=topic");
  const field = page.getByRole("combobox", { name: "Search podcasts" });
  for (let round = 0; round < ROUNDS; round++) {
    const last = words[round % words.length] ?? topic;
    for (const word of [...words].sort(() => random() - 0.5).slice(0, 3)) {
      await field.fill(word);
      // Holds the key as long as a finger would.
      await field.press("Enter", { delay: random() * 50 });
    }
    await field.fill(last);
    await field.press("Enter");
    await expect(page).toHaveURL(new RegExp(`term=${last}&`));
    const wanted = await shows(page, { term: last, mode: "topic", limit: 24 });
    await expect
      .poll(() => cardTitles(page), { message: `results of “${last}”`, intervals: [50] })
      .toEqual(wanted.map(({ title }) => title));
    await expect.poll(() => underWay.size, { message: "searches under way", intervals: [50] }).toBe(0);
    await idle(page);
    expect(await cardTitles(page)).toEqual(wanted.map(({ title }) => title));
  }
});

/** Random delays that are the same in every run. */
function lehmer(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
