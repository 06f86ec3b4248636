import { baseUrl, makeAccount, signInByApi, test } from "./accounts/accounts-world";
import { openMatch } from "./campaigns/campaigns-world";
import { expect, freeze, someShow, withFontFirst } from "./fixtures";
import { makeList, newOwner, someShows } from "./lists/lists-world";
import { bigTopic, visit } from "./search/search-catalogue";

const BRIEF = "A watch for marathon training and running. English, budget about 5,000 dollars.";
const PHONE = { width: 390, height: 844 };

test("matches on paper have the brief, the titles and the scores, without controls", async ({ page }) => {
  await visit(page, "/match");
  await page.getByLabel("Campaign brief").fill(BRIEF);
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  const table = page.getByRole("table", { name: "Matches, best fit first" });
  const row = table.locator("[data-card]").first();
  await expect(row).toBeVisible();
  await page.emulateMedia({ media: "print" });
  // The width of a landscape A4 sheet between its margins, in CSS pixels.
  await page.setViewportSize({ width: 1016, height: 700 });
  await expect(page.getByLabel("Campaign brief")).toHaveValue(BRIEF);
  await expect(page.getByLabel("Campaign brief")).toBeVisible();
  await expect(page.getByText("Budget range")).toBeHidden();
  await expect(row.getByRole("checkbox")).toBeHidden();
  expect((await row.getByRole("heading").boundingBox())?.width).toBeGreaterThan(80);
  await expect(row.getByText(/^\d+(–\d+)?$/).first()).toBeVisible();
  await expect(table.getByRole("columnheader", { name: "List", exact: true })).toBeHidden();
});

test("the match dialog and the bar of selected shows fit on a phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const topic = await bigTopic(page);
  await visit(page, `/home?term=${topic}&mode=topic`);
  await page.locator("[data-action=select]").first().check();
  const bar = page.getByRole("region", { name: "Selected shows" });
  await expect(bar.getByRole("button", { name: "Export" })).toBeVisible();
  const box = await bar.boundingBox();
  expect(box!.x + box!.width).toBeLessThanOrEqual(PHONE.width);
  await expect(bar.getByRole("button", { name: "Deselect all" })).toBeInViewport({ ratio: 1 });
  // Messages keep above the bar.
  const kept = await page.evaluate(() =>
    parseInt(document.documentElement.style.getPropertyValue("--selection-height")),
  );
  expect(kept).toBeGreaterThan(box!.height);

  const dialog = await openMatch(page);
  const note = dialog.getByText("Describe what you advertise, or choose a budget");
  await expect(note).toBeVisible();
  const text = await note.boundingBox();
  expect(text!.x + text!.width).toBeLessThanOrEqual(PHONE.width);
});

test("an address with filters that can’t be read says which were left out", async ({ page }) => {
  const topic = await bigTopic(page);
  await visit(page, `/home?term=${topic}&mode=topic&language=xx&lmin=abc`);
  const note = page.getByText("We can’t read these filters, so we left them out: lmin=abc, language=xx");
  await expect(note).toBeVisible();
  await page.getByRole("radio", { name: /^Title/ }).check({ force: true });
  await expect(note).toBeHidden();
});

test("the cards on a printed show page are as large as its texts", async ({ page }) => {
  await signInByApi(page, await makeAccount());
  await visit(page, `/podcast/${await someShow(page, 5)}`);
  const card = page.locator("article article").first();
  await expect(card).toBeVisible();
  await page.emulateMedia({ media: "print" });
  expect(await card.evaluate(({ currentCSSZoom }) => currentCSSZoom)).toBeCloseTo(0.85);
});

test("a page printed before it has loaded names that, and has no gray fields", async ({ page }) => {
  const id = await someShow(page, 5);
  await page.route(/\/podcasts\/[^/]+\/episodes/, () => undefined);
  await visit(page, `/podcast/${id}`);
  const placeholder = page.getByRole("main").locator("[data-skeleton]").first();
  await expect(placeholder).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(placeholder).toBeHidden();
  const note = page.getByRole("main").evaluate((main) => getComputedStyle(main, "::before").content);
  expect(await note).toBe('"Printed before all of the page had loaded."');
});

test("the signs of links to sections stay hidden on paper", async ({ page }) => {
  await visit(page, "/api");
  const sign = page.locator("h2 a > [aria-hidden]").first();
  await expect(sign).toHaveText("#");
  await page.emulateMedia({ media: "print" });
  await expect(sign).toHaveCSS("opacity", "0");
});

test("a printed list has no shadows", async ({ page }) => {
  await newOwner(page);
  const list = await makeList(page, "Paper", await someShows(page, 2));
  await visit(page, `/lists?list=${list.id}`);
  const head = page.getByRole("columnheader", { name: "Contact" });
  await expect(head).toBeVisible();
  await page.emulateMedia({ media: "print" });
  // A shadow would be printed as a picture with a faint edge.
  await expect(head).toHaveCSS("box-shadow", "none");
});

test.describe("with fingers", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a filter chosen in the sheet does not move the results behind it", async ({ page }) => {
    await withFontFirst(page);
    await visit(page, `/home?term=${await bigTopic(page)}&mode=topic`);
    await page.getByRole("button", { name: /^Filters/ }).tap();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    const language = sheet.getByLabel("Language", { exact: true });
    await expect(language).toBeVisible();
    const top = async () => (await page.locator("[data-card]").first().boundingBox())!.y;
    const before = await top();
    await language.selectOption("en");
    await expect(page).toHaveURL(/lang=en/);
    const done = sheet.getByRole("button", { name: /^Show [\d,]+ / });
    await expect(done).toBeVisible();
    expect(await top()).toBe(before);
    await done.tap();
    await expect(page.getByRole("list", { name: "Active filters" })).toContainText("English");
  });

  test("a stored brief opens without moving the fields below it", async ({ page }) => {
    await withFontFirst(page);
    await visit(page, "/match");
    await page.getByLabel("Campaign brief").fill(BRIEF);
    const read = page.getByRole("region", { name: "Read from your brief" });
    await expect(read).toBeVisible();
    // Where the fields are while the brief is shown: the server's page has none.
    await page.addInitScript(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      const look = () => {
        const panel = document.querySelector("[data-region=brief]");
        const isShown = panel?.querySelector("textarea")?.value;
        const top = panel?.querySelector("[role=radiogroup]")?.getBoundingClientRect().top;
        if (isShown && top !== undefined && top !== places.at(-1)) places.push(top);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await visit(page, "/match");
    await expect(read).toBeVisible();
    await expect(page.getByRole("radiogroup", { name: "Budget range" })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { places: number[] }).places)).toHaveLength(1);
  });

  test("the summary of a comparison follows its tools, also before the last one has loaded", async ({ page }) => {
    await page.route(/\/add-many-(?!menu)/, () => undefined);
    const shows = await someShows(page, 2);
    await page.goto(`/compare?ids=${shows.map(({ id }) => id).join(",")}`);
    const tools = page.getByRole("button", { name: "Export" });
    await expect(tools).toBeVisible();
    const [above, below] = [await tools.boundingBox(), await page.locator("main div:has(> h1) + p").boundingBox()];
    expect(below!.y - above!.y - above!.height).toBeLessThan(24);
  });

  test("a refusal to copy is below the tools of a comparison, which keep their places", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    // The refusal is shown for a short time.
    await page.clock.install();
    const shows = await someShows(page, 2);
    await visit(page, `/compare?ids=${shows.map(({ id }) => id).join(",")}`);
    const tools = ["Copy link", "Print", "Export", "Add to list"].map((name) =>
      page.getByRole("button", { name, exact: true }),
    );
    const places = () => Promise.all(tools.map((tool) => tool.boundingBox()));
    await expect(tools.at(-1)!).toBeVisible();
    const before = await places();
    await freeze(page);
    await tools[0]!.tap();
    const refusal = page.getByText("Your browser blocked copying.");
    await expect(refusal).toBeVisible();
    expect(await places()).toEqual(before);
    expect((await refusal.boundingBox())!.y).toBeGreaterThan(before.at(-1)!.y);
  });

  test("a list’s actions and tools take one row each, also with frozen figures", async ({ page }) => {
    await newOwner(page);
    const list = await makeList(page, "Frozen", await someShows(page, 1));
    const frozen = await page.request.post(`/api/v1/lists/${list.id}/frozen`, { headers: { origin: baseUrl() } });
    expect(frozen.ok()).toBe(true);
    await visit(page, `/lists?list=${list.id}`);
    const inOneRow = async (...names: readonly string[]) => {
      const rows = new Set<number>();
      for (const name of names) rows.add((await page.getByRole("button", { name, exact: true }).boundingBox())!.y);
      expect([...rows]).toHaveLength(1);
    };
    await expect(page.getByRole("button", { name: "Unfreeze" })).toBeVisible();
    await inOneRow("Share", "Export in another format", "More actions");
    await inOneRow("Show today’s", "Unfreeze", "Statuses");
    await page.getByRole("button", { name: "Show today’s" }).tap();
    await expect(page.getByRole("button", { name: "Show frozen" })).toBeVisible();
    await inOneRow("Show frozen", "Unfreeze", "Statuses");
    await page.getByRole("button", { name: "More actions" }).tap();
    await page.getByRole("menuitem", { name: "Rename" }).tap();
    await expect(page.getByRole("dialog", { name: "Rename list" })).toBeVisible();
  });

  test("a list names the day of its frozen figures, also if no show matches the filter", async ({ page }) => {
    await newOwner(page);
    const list = await makeList(page, "Frozen", await someShows(page, 1));
    const frozen = await page.request.post(`/api/v1/lists/${list.id}/frozen`, { headers: { origin: baseUrl() } });
    expect(frozen.ok()).toBe(true);
    await visit(page, `/lists?list=${list.id}&q=zzzzzz`);
    await expect(page.getByRole("button", { name: "Unfreeze" })).toBeVisible();
    await expect(page.locator("[data-item]")).toHaveCount(0);
    await expect(page.getByText(/· figures frozen on [A-Z][a-z]+ \d/)).toBeVisible();
  });
});
