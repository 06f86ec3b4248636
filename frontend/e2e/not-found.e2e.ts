import { expect, test } from "./fixtures";
import { expectSound } from "./looks";

test("shows the specified text, a suggestion and links for an unknown URL", async ({ page, complaints }) => {
  complaints.allow(/404 \(Not Found\)/);
  const answer = await page.goto("/shows/second-shift_stories.html");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await expect(page.getByText("We couldn't find what you're looking for.")).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Search podcasts" })).toHaveValue("second shift stories");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expectSound(page);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});
