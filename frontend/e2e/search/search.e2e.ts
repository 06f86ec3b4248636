import { expect, expectAccessible, freeze, test } from "../fixtures";
import { bigTopic, cardTitles, SEARCH_CALLS, shows, visit } from "./search-catalogue";

const FAILED = "Failed to load podcasts. Please try again later.";

test("search, filter, open and play with the keyboard alone", async ({ page }) => {
  const topic = await bigTopic(page);
  const field = page.getByRole("main").getByRole("combobox", { name: /^Search podcasts/ });
  await visit(page, "/home", field);
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await page.keyboard.type(topic);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/home?term=${topic}&mode=all`);

  await page.keyboard.press("Tab"); // To the button that clears the field.
  await page.keyboard.press("Tab"); // To the Search button.
  await page.keyboard.press("Tab"); // To the modes.
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`/home?term=${topic}&mode=title`);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`/home?term=${topic}&mode=topic`);

  await page.keyboard.press("f");
  await expect(page.getByRole("button", { name: "Under 1K" })).toBeFocused();
  for (let step = 0; step < 6; step++) await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Minimum episodes" })).toBeFocused();
  await page.keyboard.type("3");
  await expect(page).toHaveURL(/emin=3/);
  await expect(page.getByRole("button", { name: "Remove filter: 3+ episodes" })).toBeVisible();

  await page.keyboard.press("Escape");
  await page.getByRole("textbox", { name: "Minimum episodes" }).blur();
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.keyboard.press("j");
  const link = page.locator("[data-card] h3 a").first();
  await expect(link).toBeFocused();
  const title = await link.innerText();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("region", { name: "Est. Listeners", exact: true })).toBeVisible();

  await page.keyboard.press("2");
  await expect(page).toHaveURL(/tab=episodes/);
  await expect(page.getByRole("button", { name: /^Play: / }).first()).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: /player/i })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pause: / })).toBeFocused();
});

test("shows the term, mode, filters and sort of the URL", async ({ page }) => {
  const topic = await bigTopic(page);
  await visit(page, `/home?term=${topic}&mode=topic&emin=2&upd=90d&lang=en&cat=${topic}&sort=title`);
  await expect(page.getByRole("combobox", { name: "Search podcasts" })).toHaveValue(topic);
  await expect(page.getByRole("radio", { name: "Topic" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Minimum episodes" })).toHaveValue("2");
  await expect(page.getByRole("combobox", { name: "Last Update" })).toHaveValue("90d");
  await expect(page.getByRole("combobox", { name: "Language" })).toHaveValue("en");
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("title");
  for (const chip of ["2+ episodes", "Last 90 days", "English", topic]) {
    await expect(page.getByRole("button", { name: `Remove filter: ${chip}` })).toBeVisible();
  }
  await page.getByRole("button", { name: "Remove filter: English" }).click();
  await expect(page).not.toHaveURL(/lang=/);
  await expect(page.getByRole("button", { name: `Remove filter: ${topic}` })).toBeFocused();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL(`/home?term=${topic}&mode=topic&sort=title`);
  await expect(page.getByRole("status").filter({ hasText: "podcast" })).toBeFocused();
});

test("shows a choice at once, and Back shows the previous one", async ({ page }) => {
  const topic = await bigTopic(page);
  await visit(page, `/home?term=${topic}&mode=topic`);
  await page.getByRole("radio", { name: "Host" }).check();
  await page.getByRole("switch", { name: "Explicit Content" }).check();
  await page.getByRole("checkbox", { name: topic }).check();
  await expect(page).toHaveURL(`/home?term=${topic}&mode=host&explicit=1&cat=${topic}`);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("switch", { name: "Explicit Content" })).not.toBeChecked();
  await expect(page.getByRole("radio", { name: "Host" })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Topic" })).toBeChecked();
  await page.goForward();
  await expect(page.getByRole("radio", { name: "Host" })).toBeChecked();
});

test("accepts common number formats, and explains a minimum above the maximum", async ({ page }) => {
  await visit(page, "/home");
  const min = page.getByRole("textbox", { name: "Minimum listeners" });
  await min.fill("10k");
  await expect(page).toHaveURL(/lmin=10000/);
  await expect(page.getByRole("button", { name: "Remove filter: 10,000+ listeners" })).toBeVisible();
  await expect(min).toHaveValue("10k");
  await page.getByRole("textbox", { name: "Maximum listeners" }).fill("500");
  await expect(page.getByText("The minimum is above the maximum")).toBeVisible();
  await expect(page).not.toHaveURL(/lmax/);
  await min.fill("plenty");
  await expect(page.getByText("Enter a number like")).toBeVisible();
  await page.getByRole("button", { name: "70K+" }).click();
  await expect(page).toHaveURL(/lmin=70000/);
  await expect(min).toHaveValue("70,000");
});

test("Load more adds results and keeps the focus, and Back and reload restore them", async ({ page }) => {
  const topic = await bigTopic(page);
  await visit(page, `/home?term=${topic}&mode=topic`);
  await expect(page.locator("[data-card]")).toHaveCount(24);
  const more = page.getByRole("button", { name: "Load more" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-card]")).toHaveCount(48);
  await expect(more).toBeFocused();
  const titles = await cardTitles(page);
  const links = page.locator("[data-card] h3 a");
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(new Set(addresses).size, "no show twice").toBe(48);

  await links.nth(30).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await links.nth(30).click();
  await expect(page.getByRole("tab", { name: "Insights" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Search" }).click();
  await expect(page.locator("[data-card]")).toHaveCount(48);
  const away = () => page.evaluate((at) => Math.abs(scrollY - at), place);
  await expect.poll(away).toBeLessThan(50);

  await page.reload();
  await expect(page.locator("[data-card]")).toHaveCount(48);
  expect(await cardTitles(page)).toEqual(titles);
  await expect.poll(away).toBeLessThan(50);
});

test("offers suggestions with results when nothing was found", async ({ page }) => {
  const topic = await bigTopic(page);
  await visit(page, `/home?term=${topic}&mode=topic&emin=900000000`);
  await expect(page.getByText("No results found. Try adjusting your search or filters.")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "0 podcasts" })).toBeVisible();
  await page.getByRole("link", { name: /^Without “900,000,000\+ episodes”/ }).click();
  await expect(page.locator("[data-card]").first()).toBeVisible();
});

test("finds titles, topics and hosts together without a chosen mode, with counts", async ({ page }) => {
  const topic = await bigTopic(page);
  await visit(page, "/home");
  const field = page.getByRole("combobox", { name: "Search podcasts" });
  await field.fill(topic);
  await field.press("Enter");
  await expect(page).toHaveURL(`/home?term=${topic}&mode=all`);
  await expect(page.getByRole("radio", { name: /^All [\d,]+$/ })).toBeChecked();
  for (const name of [/^Title [\d,]+$/, /^Topic [\d,]+$/, /^Host [\d,]+$/])
    await expect(page.getByRole("radio", { name })).toHaveCount(1);
  const wanted = await shows(page, { term: topic, mode: "all", limit: 24 });
  await expect.poll(() => cardTitles(page)).toEqual(wanted.map(({ title }) => title));
  await expectAccessible(page);
  await visit(page, `/home?term=${topic}`);
  await expect(page.getByRole("radio", { name: /^Title/ })).toBeChecked();
});

test("shows the count of each mode, and another mode if one has no results", async ({ page }) => {
  const topic = await bigTopic(page);
  await visit(page, `/home?term=${topic}&mode=host`);
  await expect(page.getByText("No results found. Try adjusting your search or filters.")).toBeVisible();
  const counted = page.getByRole("radio", { name: /^Topic [\d,]+$/ });
  const count = /[\d,]+$/.exec((await counted.locator("..").innerText()).trim())?.[0];
  await expect(page.getByRole("radio", { name: "Host 0" })).toBeChecked();
  await expect(page.getByRole("heading", { name: "Found in topics" })).toBeVisible();
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: `All ${count} podcasts` }).click();
  await expect(page).toHaveURL(/mode=topic/);
  await expect(page.getByRole("status").filter({ hasText: `of ${count}` })).toBeVisible();
  await expect(counted).toBeChecked();
});

test("links to the corrected query after a typing error", async ({ page }) => {
  const topic = await bigTopic(page);
  const slipped = `${topic.slice(0, 2)}${topic[3]}${topic[2]}${topic.slice(4)}`;
  await visit(page, `/home?term=${encodeURIComponent(`All about ${slipped} -zebras`)}&mode=topic`);
  const link = page.getByRole("link", { name: `All about ${topic} -zebras`, exact: true });
  await expect(page.getByText(`Did you mean All about ${topic} -zebras?`)).toBeVisible();
  await link.click();
  await expect(page.getByRole("combobox", { name: "Search podcasts" })).toHaveValue(`All about ${topic} -zebras`);
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await expect(page.getByText("Did you mean")).toHaveCount(0);
  await expect(page).toHaveURL(/mode=topic/);
});

test("a failure shows the sentence, clears the results, keeps words and filters, and Retry works", async ({
  page,
  complaints,
}) => {
  complaints.allow(/503/);
  const topic = await bigTopic(page);
  let failing = true;
  await page.route(SEARCH_CALLS, (route) =>
    failing
      ? route.fulfill({
          status: 503,
          contentType: "application/problem+json",
          body: JSON.stringify({ status: 503, title: "", detail: "Fetch failed", code: "catalogue.unavailable" }),
        })
      : route.continue(),
  );
  await visit(page, `/home?term=${topic}&mode=topic&emin=1`);
  const notice = page.getByRole("alert").filter({ hasText: FAILED });
  await expect(notice).toBeVisible();
  await expect(page.locator("[data-card]")).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Search podcasts" })).toHaveValue(topic);
  await expect(page.getByRole("button", { name: "Remove filter: 1+ episodes" })).toBeVisible();
  failing = false;
  await notice.getByRole("button", { name: "Retry" }).click();
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await expect(notice).toBeHidden();
});

test("an unresponsive source fails within 10.5 seconds, and the page stays usable", async ({ page }) => {
  const topic = await bigTopic(page);
  await page.clock.install();
  await visit(page, "/home");
  await page.route(SEARCH_CALLS, () => undefined);
  const field = page.getByRole("combobox", { name: "Search podcasts" });
  await field.fill("never answered");
  await freeze(page);
  const request = page.waitForRequest(SEARCH_CALLS);
  await field.press("Enter");
  await request;
  const failed = page.getByRole("alert").filter({ hasText: FAILED });
  await page.clock.runFor(9_900);
  await expect(failed).toBeHidden();
  await page.clock.runFor(600);
  await expect(failed).toBeVisible();
  await page.clock.resume();
  await page.unroute(SEARCH_CALLS);
  await field.fill(topic);
  await field.press("Enter");
  await page.getByRole("radio", { name: "Topic" }).check();
  await expect(page.locator("[data-card]").first()).toBeVisible();
});

test("Enter works while suggestions load", async ({ page }) => {
  const topic = await bigTopic(page);
  await visit(page, "/home");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  const field = page.getByRole("combobox", { name: "Search podcasts" });
  await field.pressSequentially(topic.slice(0, 4));
  await expect(list.getByRole("option").first()).toBeVisible();
  await expect(list.getByRole("option", { selected: true })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/home?term=${topic.slice(0, 4)}&mode=all`);
  await expect(list.getByRole("option")).toHaveCount(0);

  await field.fill("");
  await field.pressSequentially(topic);
  await list.getByRole("option", { name: new RegExp(`^${topic}\\s*Category`) }).click();
  await expect(page).toHaveURL(`/home?mode=topic&cat=${topic}`);
});

test("guests sign in for actions that need an account, and return to the same place", async ({ page }) => {
  const topic = await bigTopic(page);
  await visit(page, `/home?term=${topic}&mode=topic`);
  await page
    .getByRole("button", { name: /^Favorite: / })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toContainText("Sign in to save");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Favorite: / }).first()).toBeFocused();

  const redirect = encodeURIComponent(`/home?term=${topic}&mode=topic`);
  await page
    .getByRole("button", { name: /^Add to list: / })
    .first()
    .click();
  await expect(page.getByText("Sign in to create lists.")).toBeVisible();
  await page.getByRole("button", { name: "Create list" }).click();
  await expect(page).toHaveURL(`/auth?redirect=${redirect}&reason=create_list`);
  await page.goBack();
  await page
    .getByRole("button", { name: /^Add to list: / })
    .first()
    .click();
  await page.getByRole("button", { name: "Add to one of your lists" }).click();
  await expect(page).toHaveURL(`/auth?redirect=${redirect}&reason=add_to_list`);
});

test("COMING SOON controls are folded, do nothing and get no keyboard focus", async ({ page }) => {
  await visit(page, "/home");
  await expect(page.getByRole("button", { name: "COMING SOON" })).toBeHidden();
  await page.getByText("Gender and age", { exact: true }).click();
  await expect(page.getByRole("button", { name: "COMING SOON" })).toBeDisabled();
  await expect(page.getByRole("slider", { name: /^Gender/ })).toHaveValue("40");
  await expect(page.getByRole("slider", { name: /^Avg. Age/ })).toHaveValue("28");
  for (const slider of await page.getByRole("slider").all()) await expect(slider).toBeDisabled();
});
