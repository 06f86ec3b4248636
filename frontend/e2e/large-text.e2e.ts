import { test } from "./accounts/accounts-world";
import { doubleText, expect, expectNoOverflow } from "./fixtures";
import { visit } from "./search/search-catalogue";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a search fits the screen if text is twice as large", async ({ page }) => {
  await visit(page, "/home?term=history&mode=topic");
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await doubleText(page);
  await expectNoOverflow(page);
  const cut = await page.getByRole("group", { name: "Search in" }).evaluate((group) =>
    [...group.querySelectorAll("label")].flatMap((label) => {
      const [text, box] = [label.querySelector("span")!.getBoundingClientRect(), label.getBoundingClientRect()];
      const fits = text.left >= box.left && text.right <= box.right && text.top >= box.top && text.bottom <= box.bottom;
      return fits ? [] : [label.innerText];
    }),
  );
  expect(cut, "search modes that are cut off").toEqual([]);
  const field = await page.getByRole("combobox", { name: "Search podcasts" }).boundingBox();
  expect(field!.width).toBeGreaterThan(300);
});
