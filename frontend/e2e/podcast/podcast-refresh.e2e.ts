import type { Page } from "@playwright/test";
import { expect, expectAccessible, inEveryLook, inOwnFont, someShow, test, picture } from "../fixtures";
import { expectSound } from "../looks";
import { visit } from "../search/search-catalogue";

const DAY = 86_400;
const now = () => Math.floor(Date.now() / 1000);

type Show = { fetchedAt: number; url: string; defaulted: string[] };

/** A show whose feed was read 40 days ago; `read` returns whether it has been read again. */
async function oldShow(page: Page, id: string, read: () => boolean) {
  const requests: string[] = [];
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
    requests.push(route.request().method());
    await route.fulfill({ status: 202, json: { fetchedAt: before, age: 40 * DAY, reading: true } });
  });
  return requests;
}

inEveryLook(() => {
  test("an outdated show appears at once, and its episodes once the feed is read", async ({ page }) => {
    let come = true;
    const id = await someShow(page, 7);
    const requests = await oldShow(page, id, () => come);
    await visit(page, `/podcast/${id}?tab=episodes`);
    await expect(page.getByText("Fresh from the feed")).toBeVisible();
    const top = () => page.getByRole("tab", { name: "Insights" }).evaluate((tab) => tab.getBoundingClientRect().top);
    await inOwnFont(page);
    const before = await top();
    come = false;
    await visit(page, `/podcast/${id}?tab=episodes`);
    await expect(page.getByText("Looking for new episodes…")).toBeVisible();
    // The line does not move what is below it.
    await expect.poll(top).toBe(before);
    await expect(page.getByRole("heading", { name: "Latest Episodes" })).toBeVisible();
    await picture(page, "reading");
    come = true;
    await expect(page.getByText("Fresh from the feed")).toBeVisible();
    await expect(page.getByText("Up to date: we just read this show’s feed.")).toBeVisible();
    await expectAccessible(page);
    await picture(page, "updated");
    expect(requests).toEqual(["POST"]);
  });
});

test("if the feed takes over ten seconds, the old data stays, with its age", async ({ page }) => {
  await page.clock.install();
  const id = await someShow(page, 7);
  await oldShow(page, id, () => false);
  await visit(page, `/podcast/${id}`);
  await expect(page.getByText("Looking for new episodes…")).toBeVisible();
  const late = page.getByText(/The feed didn’t respond\. What you see is older: from /);
  // The page checks every second, and each of these seconds begins only after a response.
  const isLate = async () => (await page.clock.runFor(1_000), await late.isVisible());
  await expect.poll(isLate, { intervals: [50] }).toBe(true);
  await expect(page.getByRole("heading", { name: "Audience Insights" })).toBeVisible();
  await page.clock.resume();
  await expectSound(page, "late");
});
