import { test } from "../accounts/accounts-world";
import { fillIn, openMatch, reopen, SEND, SENT, submit } from "./campaigns-world";
import { expect, someShow } from "../fixtures";

type Show = { title: string; categories: string[]; language: string; pea_range: string };

test("scores a brief part by part: points, findings, and unknowns", async ({ page }) => {
  const id = await someShow(page);
  const show = (await (await page.request.get(`/api/v1/podcasts/${id}`)).json()) as Show;
  await page.route(/\/api\/v1\/podcasts\/[^/]+$/, async (route) => {
    if (!route.request().url().endsWith(id)) return route.continue();
    const facts = { language: "de", activity: "very-active", pea_range: "5,000-10,000" };
    const known = { ...facts, categories: ["Running"], defaulted: [] };
    return route.fulfill({ json: { ...show, id, ...known, title: "Lighthouse", description: "Training plans." } });
  });
  const dialog = await openMatch(page, undefined, id);
  await expect(dialog.getByText("Describe what you advertise, or choose a budget")).toBeVisible();
  await dialog.getByLabel("Campaign brief").fill("Wicks for lighthouse training");
  const fit = dialog.getByRole("region", { name: /^Ad fit/ });
  // 3 of the 3 points needed: "lighthouse" is in the title, "training" in the text.
  const part = (name: string) => fit.getByRole("listitem").filter({ hasText: name });
  await expect(part("Topics")).toContainText("40/40");
  await expect(part("Topics")).toContainText(
    "2 of 3 topic words: “lighthouse” in the title, “training” in the description.",
  );
  for (const [name, missing] of [
    ["Audience for the budget", "No budget is chosen yet."],
    ["Categories", "The brief mentions no category"],
    ["Language", "No language was requested."],
  ] as const) {
    await expect(part(name)).toContainText("unknown");
    await expect(part(name)).toContainText(missing);
  }
  await expect(fit).toContainText("100of 100");
  await expect(fit).toContainText("40 of 100 points are known. The total could end up between 40 and 100.");

  await dialog.getByRole("radio", { name: "$1K–5K" }).check();
  await expect(part("Audience for the budget")).toContainText("25/25");
  await expect(part("Audience for the budget")).toContainText("costs about $122 to $245 at $24.47 per 1,000");
  await dialog.getByLabel("Audience language").selectOption("English");
  await expect(part("Language")).toContainText("0/15");
  await expect(part("Language")).toContainText("English was requested; the show is in German.");
  await dialog.getByLabel("Campaign brief").fill("Wicks for lighthouse training and other sports");
  await expect(part("Categories")).toContainText("20/20");
  await expect(fit).toContainText("75of 100");
  await expect(fit).toContainText("Every part is known.");
});

test("similar shows give a reason, and are sorted by fit if there is a brief", async ({ page }) => {
  const dialog = await openMatch(page);
  const cards = dialog.getByRole("region", { name: "Similar shows" }).locator("> ul > li");
  await expect(
    cards
      .first()
      .getByText(/^(Both are about|Same categor)/)
      .first(),
  ).toBeVisible();
  await expect(dialog.getByRole("group", { name: "Sort similar shows" })).toBeHidden();
  await dialog.getByRole("radio", { name: "$1K–5K" }).check();
  await expect(dialog.getByRole("radio", { name: "Best fit" })).toBeChecked();
  const scores = async () =>
    (await cards.getByText(/(\d+) of 100/).allInnerTexts()).map((text) => {
      // A range counts as its middle.
      const [, low, high = low] = /(\d+)(?:–(\d+))? of/.exec(text) ?? [];
      return (Number(low) + Number(high)) / 2;
    });
  await expect.poll(async () => (await scores()).length).toBeGreaterThan(1);
  await expect
    .poll(async () => {
      const now = await scores();
      return now.join() === [...now].sort((a, b) => b - a).join();
    })
    .toBe(true);
  const alike = dialog.getByRole("radio", { name: "Most similar" });
  await alike.check();
  await expect(alike).toBeChecked();
});

test("a similar show is compared on the page for comparisons", async ({ page }) => {
  const dialog = await openMatch(page);
  const id = new URL(page.url()).pathname.split("/").pop();
  await dialog
    .getByRole("link", { name: /^Compare:/ })
    .first()
    .click();
  await expect(page).toHaveURL(
    (url) => url.pathname === "/compare" && url.searchParams.get("ids")?.split(",")[0] === id,
  );
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare 2 shows");
  // Another similar show is added to the comparison.
  await page.goBack();
  await reopen(page);
  await dialog
    .getByRole("link", { name: /^Compare:/ })
    .nth(1)
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare 3 shows");
});

test("explains shows that fail to load, and reloads them", async ({ page, complaints }) => {
  complaints.allow(/503|Failed to load/);
  await page.route(/\/similar$/, (route) => route.fulfill({ status: 503, json: {} }));
  const dialog = await openMatch(page);
  await expect(dialog.getByText("Couldn’t load similar shows.")).toBeVisible();
  await page.unroute(/\/similar$/);
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect(dialog.getByRole("link", { name: /^Compare:/ }).first()).toBeVisible();
});

test("drafts a pitch from facts, edits and copies it, and sends it as the brief", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const dialog = await openMatch(page);
  const title = await page.getByRole("heading", { level: 1, includeHidden: true }).innerText();
  await dialog.getByLabel("Campaign brief").fill("A watch that plans your training.");
  await dialog.getByRole("button", { name: "Draft a pitch" }).click();
  const pitch = dialog.getByRole("textbox", { name: "Pitch" });
  await expect(pitch).toHaveValue(new RegExp(`advertise on “${title.slice(0, 10)}`));
  await expect(pitch).toHaveValue(/I am \[your name\] from \[your company\]/);
  await expect(pitch).toHaveValue(/What we advertise: A watch that plans your training\./);
  const facts = dialog.getByRole("region", { name: "Facts used" });
  await expect(facts).toContainText("A watch that plans your training.");
  await expect(facts).toContainText("In square brackets because we don’t know it yet: your name, your company.");

  await pitch.fill("Hello, may we advertise?");
  await dialog.getByRole("button", { name: "Copy pitch" }).click();
  await expect(dialog.getByText("Copied").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Hello, may we advertise?");
  await dialog.getByRole("button", { name: "Use as campaign brief" }).click();
  await expect(dialog.getByRole("region", { name: "Your pitch" })).toHaveText("Hello, may we advertise?");
  await fillIn(dialog);
  const sending = page.waitForRequest(SEND);
  await submit(dialog);
  expect((await sending).postDataJSON()).toMatchObject({ campaignBrief: "Hello, may we advertise?" });
  await expect(dialog.getByText(SENT)).toBeVisible();
  await expect(dialog).toBeHidden();

  // The next draft contains the known names; until then, the old draft is kept.
  await reopen(page, "Pitch");
  await dialog.getByRole("button", { name: "Draft again" }).click();
  await expect(pitch).toHaveValue(/I am Ada Low from Tempo/);
});
