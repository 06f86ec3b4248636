import { openMatch } from "./campaigns-world";
import { expect, gate, layoutShift, test, withFontFirst } from "../fixtures";
import { expectPartSound, expectSound, onPhone } from "../looks";
import { alive, visit } from "../search/search-catalogue";

const BRIEF = "A watch for marathon training and running. English, budget about 5,000 dollars. No politics.";
const CALL = /\/api\/v1\/matches$/;

test("opens the ranked catalogue from the dialog, and a comparison from there", async ({ page }) => {
  const dialog = await openMatch(page);
  await dialog.getByLabel("Campaign brief").fill(BRIEF);
  await dialog.getByRole("link", { name: "Rank the whole catalogue by this brief" }).click();
  await expect(page).toHaveURL(/\/match$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Campaign brief")).toHaveValue(BRIEF);

  const table = page.getByRole("table", { name: "Matches, best fit first" });
  const rows = table.locator("[data-card]");
  await expect(rows.first()).toBeVisible();
  const results = page.getByRole("region", { name: "Matches" });
  await expect(results.getByRole("status").first()).toHaveText(/weigh/);
  // The printed figures and the order must agree: a range counts as its middle. A heading ends the first group.
  const middles = await table.locator("tbody").evaluate((body) => {
    const rows = [...body.children];
    const end = rows.findIndex((row) => !row.matches("[data-card]"));
    return rows.slice(0, end === -1 ? undefined : end).map((row) => {
      const label = row.querySelector("[aria-label^='Ad fit with']")?.ariaLabel ?? "";
      const [, low, high = low] = /: (\d+)(?:–(\d+))? of 100/.exec(label) ?? [];
      return (Number(low) + Number(high)) / 2;
    });
  });
  expect(middles.length).toBeGreaterThan(5);
  expect(middles).toEqual([...middles].sort((a, b) => b - a));
  await expect(
    results.getByText("If part of a score is unknown, we show a range and sort by its middle."),
  ).toBeVisible();

  // The longest size that we give a listed show fits into its cell.
  const size = rows.first().getByRole("cell").nth(3);
  const cut = await size.evaluate((cell) => {
    const before = cell.innerHTML;
    cell.textContent = "Medium or more";
    const over = cell.scrollWidth - cell.clientWidth;
    cell.innerHTML = before;
    return over;
  });
  expect(cut).toBe(0);

  // With the keyboard: go to the first show, then open its score.
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("j");
  await expect(rows.first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Tab");
  const fit = rows.first().getByRole("button", { name: /^Ad fit with / });
  await expect(fit).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(fit).toHaveAttribute("aria-expanded", "true");
  for (const part of ["Topics", "Audience for the budget", "Categories", "Language"]) {
    await expect(table.getByRole("listitem").filter({ hasText: part }).first()).toBeVisible();
  }

  // A filter is a chip, and is kept with the brief.
  const contact = page.getByRole("button", { name: "With a contact" });
  const filtered = page.waitForRequest((request) => CALL.test(request.url()));
  await contact.click();
  expect((await filtered).postDataJSON()).toMatchObject({ brief: BRIEF, filters: { hasContact: 1 } });
  await expect(contact).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await alive(page);
  await expect(contact).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Campaign brief")).toHaveValue(BRIEF);
  await expect(rows.first()).toBeVisible();

  const boxes = table.getByRole("checkbox", { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole("region", { name: "Selected shows" }).getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/compare\?ids=[^,]+,[^,&]+$/);
});

test("edits the budget by keyboard, and keeps it in the address while typing", async ({ page }) => {
  await visit(page, "/match");
  const brief = page.getByLabel("Campaign brief");
  await brief.fill(BRIEF);
  const read = page.getByRole("region", { name: "Read from your brief" });
  const edit = read.getByRole("button", { name: "Edit: Budget $5,000" });
  await edit.press("Enter");
  const form = page.getByRole("dialog", { name: "Edit: Budget" });
  const least = form.getByRole("textbox", { name: "At least" });
  await expect(least).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await expect(edit).toBeFocused();
  await edit.press("Enter");
  await expect(least).toBeFocused();
  await least.fill("20k");
  await form.getByRole("textbox", { name: "At most" }).fill("");
  const sent = page.waitForRequest((request) => CALL.test(request.url()));
  await page.keyboard.press("Enter");
  expect((await sent).postDataJSON()).toMatchObject({ brief: BRIEF, findings: { budget: "USD 20000-" } });
  const edited = read.getByRole("button", { name: "Edit: Budget $20,000 or more" });
  await expect(edited).toBeFocused();
  await expect(page).toHaveURL(/\/match\?budget=USD\+20000-$/);
  await brief.fill(BRIEF.replace("5,000", "6,000"));
  await expect(read.getByText("about 6,000 dollars")).toBeVisible();
  await expect(edited).toBeVisible();
  await page.reload();
  await alive(page);
  await expect(edited).toBeVisible();
});

test("the forms of a budget and of dates fit, with large enough targets", async ({ page }) => {
  await visit(page, "/match?dates=2027-03%2F2027-06");
  await page.getByLabel("Campaign brief").fill(BRIEF);
  for (const name of ["Budget $5,000", "Dates March 2027 to June 2027"]) {
    await page.getByRole("button", { name: `Edit: ${name}` }).click();
    const form = page.getByRole("dialog", { name: /^Edit: / });
    await expect(form.getByRole("button", { name: "Save" })).toBeVisible();
    await expectPartSound(page, form, `edit ${name.slice(0, 5)}`);
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
  }
});

test("a German brief lists German shows only, and all shows if its language is ignored", async ({ page }) => {
  await visit(page, "/match");
  await page
    .getByLabel("Campaign brief")
    .fill("Wir verkaufen Laufschuhe und suchen Podcasts für Läuferinnen und Läufer.");
  const read = page.getByRole("region", { name: "Read from your brief" });
  const language = read.getByRole("combobox", { name: "Language, read from “the brief is written in German”" });
  await expect(language).toHaveValue("de");
  const results = page.getByRole("region", { name: "Matches" });
  await expect(results.getByRole("status").first()).toHaveText(/ shows we weighed\./);
  const cards = results.locator("[data-card]");
  await expect(cards.first()).toBeVisible();
  const german = await cards.count();
  await expect(results.getByRole("heading", { name: "In other languages" })).toBeHidden();
  await expectPartSound(page, read, "German brief");
  // Without the language, all shows are ranked together.
  await read.getByRole("button", { name: "Ignore: Language German" }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(german);
});

test("an open row sends the brief to its show", async ({ page }) => {
  await visit(page, "/match");
  await page.getByLabel("Campaign brief").fill(BRIEF);
  const first = page.locator("[data-card]").first();
  await expect(first).toBeVisible();
  const title = (await first.getByRole("heading", { level: 3 }).innerText()).trim();
  await first.getByRole("button", { name: /^Ad fit with / }).click();
  await page.getByRole("button", { name: `Send this brief: ${title}` }).click();
  const form = page.getByRole("dialog");
  await expect(form.getByLabel("Campaign brief")).toHaveValue(BRIEF);
});

test("shows placeholders for the first matches, and old matches until the next arrive", async ({ page }) => {
  await visit(page, "/match");
  const slow = gate();
  await page.route(CALL, (route) => slow.opened.then(() => route.continue()));
  const brief = page.getByLabel("Campaign brief");
  await brief.fill(BRIEF);
  await expect(page.locator("[data-skeletons=rows]")).toBeAttached();
  slow.open();
  const rows = page.locator("[data-card]");
  await expect(rows.first()).toBeVisible();
  const next = gate();
  await page.unroute(CALL);
  await page.route(CALL, (route) => next.opened.then(() => route.continue()));
  await brief.fill(`${BRIEF} Comedy.`);
  await expect(page.locator("[aria-busy=true]").locator(rows).first()).toBeVisible();
  next.open();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("nothing moves when the matches arrive", async ({ page }) => {
    await withFontFirst(page);
    const slow = gate();
    await page.route(CALL, (route) => slow.opened.then(() => route.continue()));
    await visit(page, "/match");
    const sent = page.waitForRequest(CALL);
    await page.getByLabel("Campaign brief").fill(BRIEF);
    await expect(page.getByRole("region", { name: "Read from your brief" })).toBeVisible();
    await sent;
    const before = await layoutShift(page);
    slow.open();
    await expect(page.locator("[data-card]").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect((await layoutShift(page)) - before).toBeLessThan(0.005);
  });
});

test("the brief and its matches are accessible and fit, side by side or stacked", async ({ page }) => {
  await visit(page, "/match");
  await expectSound(page);
  const brief = page.getByLabel("Campaign brief");
  await brief.fill(BRIEF);
  const first = page.locator("[data-card]").first();
  await expect(first).toBeVisible();
  await first.getByRole("button", { name: /^Ad fit with / }).click();
  await expect(page.getByRole("button", { name: /^Send this brief: / })).toBeVisible();
  await expectSound(page, "matches");
  const place = async (of: typeof first) => (await of.boundingBox())!;
  const [left, right] = [await place(brief), await place(first)];
  expect(right.x).toBeGreaterThan(left.x + left.width);
  await onPhone(page, async () => {
    const [above, below] = [await place(brief), await place(first)];
    expect(below.y).toBeGreaterThan(above.y + above.height);
  });
});
