import { expect, someShow, test } from "../fixtures";
import { expectSound } from "../looks";
import { visit } from "../search/search-catalogue";

test("opens a show's media kit from its page, and returns", async ({ page }) => {
  const id = await someShow(page, 5);
  await visit(page, `/podcast/${id}`);
  await page.getByRole("link", { name: "Media kit on one page" }).click();
  await expect(page).toHaveURL(`/podcast/${id}/kit`);
  await expect(page).toHaveTitle(/^Media kit: /);
  await expect(page.getByRole("region", { name: "Latest episodes" }).getByRole("listitem")).toHaveCount(5);
  await expectSound(page, "media-kit");
  await page.getByRole("link", { name: "Back to the show" }).click();
  await expect(page).toHaveURL(`/podcast/${id}`);
});

test("prints a media kit on one light page without controls", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const id = await someShow(page, 5);
  await visit(page, `/podcast/${id}/kit`);
  await expect(page.getByRole("region", { name: "Latest episodes" }).getByRole("listitem")).toHaveCount(5);
  for (const format of ["A4", "Letter"]) {
    const paper = await page.pdf({ format, printBackground: true, preferCSSPageSize: true });
    expect(/\/Count (\d+)/.exec(paper.toString("latin1"))?.[1]).toBe("1");
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print or save as PDF" })).toBeHidden();
  await expect(page.getByRole("region", { name: "Audience" })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
});
