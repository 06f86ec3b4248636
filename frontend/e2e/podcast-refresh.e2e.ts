import type { Page } from "@playwright/test";
import { expect, someShow, test } from "./fixtures";
import { visit } from "./search-catalogue";

const DAY = 86_400;
const now = () => Math.floor(Date.now() / 1000);

type Show = { fetchedAt: number; url: string; defaulted: string[] };

/** A show with a feed that was read 40 days ago; `read` says that the feed has come since. */
async function oldShow(page: Page, id: string, read: () => boolean) {
  const asked: string[] = [];
  const before = now() - 40 * DAY;
  await page.route(new RegExp(`/api/v1/podcasts/${id}$`), async (route) => {
    const answer = await route.fetch();
    const show = (await answer.json()) as Show;
    const fetchedAt = read() ? now() : before;
    const fed = { url: "https://feeds.example/tides", defaulted: show.defaulted.filter((name) => name !== "url") };
    await route.fulfill({ response: answer, json: { ...show, ...fed, fetchedAt } });
  });
  await page.route(new RegExp(`/api/v1/podcasts/${id}/episodes`), async (route) => {
    const episode = {
      id: "new",
      title: "Fresh from the feed",
      summary: "",
      published: null,
      duration: null,
      image: "",
      mp3: "",
    };
    await route.fulfill({ json: { episodes: read() ? [episode] : [], nextCursor: null } });
  });
  await page.route(new RegExp(`/api/v1/podcasts/${id}/refresh$`), async (route) => {
    asked.push(route.request().method());
    await route.fulfill({ status: 202, json: { fetchedAt: before, age: 40 * DAY, reading: true } });
  });
  return asked;
}

for (const [name, width] of [
  ["phone", 390],
  ["desk", 1440],
] as const) {
  for (const scheme of ["light", "dark"] as const) {
    test(`an old show is there at once and its episodes come with the feed, ${name}, ${scheme}`, async ({
      page,
    }, info) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      let come = false;
      const id = await someShow(page, 7);
      const asked = await oldShow(page, id, () => come);
      await visit(page, `/podcast/${id}?tab=episodes`);
      const line = page.getByText("Looking for new episodes…");
      await expect(line).toBeVisible();
      await expect(page.getByRole("heading", { name: "Latest Episodes" })).toBeVisible();
      await page.screenshot({ path: info.outputPath(`reading-${name}-${scheme}.png`) });
      come = true;
      await expect(page.getByText("Fresh from the feed")).toBeVisible();
      await expect(page.getByText("Up to date: we just read this show’s feed.")).toBeVisible();
      await page.screenshot({ path: info.outputPath(`updated-${name}-${scheme}.png`) });
      expect(asked).toEqual(["POST"]);
    });
  }
}

test("a feed that does not come in ten seconds: what was there stays, with its age", async ({ page }, info) => {
  await page.clock.install();
  const id = await someShow(page, 7);
  await oldShow(page, id, () => false);
  await visit(page, `/podcast/${id}`);
  await expect(page.getByText("Looking for new episodes…")).toBeVisible();
  const late = page.getByText(/The feed did not answer\. You see what we read .* ago\./);
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(late).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByRole("heading", { name: "Audience Insights" })).toBeVisible();
  await page.screenshot({ path: info.outputPath("late.png") });
});
