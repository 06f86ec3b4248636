import { openMatch, reopen } from "./campaigns-world";
import { expect, someShow, test } from "../fixtures";
import { expectPartSound } from "../looks";

const BRIEF =
  "Cordless drills for DIY and home renovation. Homeowners in the UK, aged 30 to 55. Budget about 10,000 dollars, in March. " +
  "Goal: brand awareness. No politics.";

type Show = { title: string };

test("shows what a brief says as chips, which can be ignored and restored by keyboard", async ({ page }) => {
  const id = await someShow(page);
  const show = (await (await page.request.get(`/api/v1/podcasts/${id}`)).json()) as Show;
  await page.route(/\/api\/v1\/podcasts\/[^/]+$/, async (route) => {
    if (!route.request().url().endsWith(id)) return route.continue();
    const facts = { language: "en", country: "GB", activity: "very-active", pea_range: "5,000-10,000" };
    const known = { ...facts, categories: ["Home & Garden"], defaulted: [] };
    return route.fulfill({ json: { ...show, id, ...known, title: "The Renovation Hour", description: "Tools." } });
  });
  const dialog = await openMatch(page, undefined, id);
  const brief = dialog.getByLabel("Campaign brief");
  await brief.fill(BRIEF);
  const read = dialog.getByRole("region", { name: "Read from your brief" });
  const chip = (name: string) => read.getByRole("listitem").filter({ hasText: name });
  await expect(chip("Budget")).toContainText("$10,000");
  await expect(chip("Budget").locator("q")).toHaveText("about 10,000 dollars");
  await expect(chip("Country").getByRole("combobox")).toHaveValue("GB");
  await expect(chip("Country").locator("q")).toHaveText("in the UK");
  await expect(chip("Category").getByRole("combobox")).toHaveValue("Home & Garden");
  await expect(chip("Without")).toContainText("Politics");
  await expect(chip("Dates")).toContainText("March");
  await expect(read.getByRole("combobox", { name: /^Goal/ })).toHaveValue("Brand Awareness");

  const fit = dialog.getByRole("region", { name: /^Ad fit/ });
  const part = (name: string) => fit.getByRole("listitem").filter({ hasText: name });
  await expect(part("Audience for the budget")).toContainText("24/25");
  await expect(part("Categories")).toContainText("20/20");
  await expect(part("Language")).toContainText("15/15");

  // The same key on the same button ignores and restores it.
  await read.getByRole("button", { name: "Ignore: Budget $10,000" }).focus();
  await page.keyboard.press("Enter");
  await expect(part("Audience for the budget")).toContainText("No budget is chosen yet.");
  const back = read.getByRole("button", { name: "Count again: Budget $10,000" });
  await expect(back).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(part("Audience for the budget")).toContainText("24/25");

  // The value of the finding is changed.
  await chip("Category").getByRole("combobox").selectOption("Crafts");
  await expect(part("Categories")).toContainText("10/20");

  // A choice in the form takes precedence over the text until it is undone.
  await dialog.getByRole("radio", { name: "$1K–5K" }).check();
  await expect(part("Audience for the budget")).toContainText("25/25");
  await expect(chip("Budget")).toContainText("You chose $1K–5K below.");
  await chip("Budget").getByRole("button", { name: "Use the brief’s" }).click();
  await expect(part("Audience for the budget")).toContainText("24/25");
  await expect(dialog.getByRole("radio", { name: "$1K–5K" })).not.toBeChecked();

  // Choices are kept when the dialog is closed.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await reopen(page);
  await expect(chip("Category").getByRole("combobox")).toHaveValue("Crafts");

  await brief.fill("Bücher auf Deutsch. Budget 10.000 €");
  await expect(chip("Budget")).toContainText("Counts as $11,050 (European Central Bank, December 29, 2023).");
  await read.getByRole("link", { name: "Search the whole catalogue for this brief" }).click();
  await expect(page).toHaveURL(/\/home\?lang=de&cat=Books$/);
  await expect(dialog).toBeHidden();
});

test("the chips of a brief are accessible and fit", async ({ page }) => {
  const dialog = await openMatch(page);
  await dialog.getByLabel("Campaign brief").fill(BRIEF);
  const read = dialog.getByRole("region", { name: "Read from your brief" });
  await expect(read.getByRole("listitem")).toHaveCount(9);
  await read.getByRole("button", { name: "Ignore: Without Politics" }).click();
  await dialog.getByRole("radio", { name: "$1K–5K" }).check();
  await expectPartSound(page, dialog);
});
