import { readFile } from "node:fs/promises";
import { baseUrl, test } from "./accounts/accounts-world";
import { expect, gate, layoutShift, withFontFirst } from "./fixtures";
import { someShows } from "./account-shows";
import { expectSound, onPhone } from "./looks";
import { makeList, newOwner } from "./lists/lists-world";
import { visit } from "./search/search-catalogue";

const address = (ids: readonly string[], more = "") => `/compare?ids=${ids.join(",")}${more}`;

test("a comparison of five shows, and an empty one, are accessible and fit", async ({ page }) => {
  const shows = await someShows(page, 5);
  await visit(page, address(shows.map(({ id }) => id)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare 5 shows");
  await expect(page.getByRole("link", { name: shows[4]!.title })).toBeVisible();
  await expectSound(page);
  // Segments if there is room, otherwise a solid bar.
  const meters = page.locator("main .meter:visible");
  await expect(meters).toHaveCount(5);
  const wideEnough = async () => {
    for (const meter of await meters.all()) expect((await meter.boundingBox())!.width).toBeGreaterThanOrEqual(240);
  };
  await wideEnough();
  // A name in the head takes at most two lines, and its arrow is whole and beside the last word.
  const heads = await page
    .getByRole("columnheader")
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button.firstChild!);
        const lines = [...words.getClientRects()];
        const last = lines.at(-1)!;
        const arrow = button.querySelector("svg")!.getBoundingClientRect();
        const isBeside = arrow.left - last.right < 6 && arrow.top < last.bottom && arrow.bottom > last.top;
        return { name: button.textContent, short: lines.length <= 2, whole: arrow.width === 14, isBeside };
      }),
    );
  expect(heads.length).toBeGreaterThan(5);
  expect(heads).toEqual(heads.map(({ name }) => ({ name, short: true, whole: true, isBeside: true })));
  await onPhone(page, async () => {
    await expect(meters).toHaveCount(5);
    await wideEnough();
  });
  await visit(page, "/compare");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare shows");
  await expectSound(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("nothing moves while a comparison loads", async ({ page }) => {
    await withFontFirst(page);
    const shows = await someShows(page, 3);
    // Later than the others, but before the page shows those alone.
    await page.route(new RegExp(`/podcasts/${shows[0]!.id}$`), async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await visit(page, address(shows.map(({ id }) => id)));
    await expect(page.getByRole("link", { name: shows[0]!.title })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test("a show that takes long does not hold back the others, and moves nothing when it arrives", async ({
      page,
    }) => {
      await withFontFirst(page);
      const shows = await someShows(page, 3);
      const late = gate();
      await page.route(new RegExp(`/podcasts/${shows[0]!.id}$`), async (route) => {
        await late.opened;
        await route.continue();
      });
      await visit(page, address(shows.map(({ id }) => id)));
      const titles = page.locator("main :is(tbody th, li h2) a");
      // Before the request is given up.
      await expect(titles).toHaveText(
        shows.slice(1).map(({ title }) => title),
        { timeout: 8_000 },
      );
      late.open();
      await expect(titles).toHaveText(shows.map(({ title }) => title));
      await page.waitForLoadState("networkidle");
      expect(await layoutShift(page)).toBeLessThan(0.03);
    });

    test("a show that fails to load moves nothing, nor does it when it is loaded again", async ({
      page,
      complaints,
    }) => {
      complaints.allow(/503/);
      await withFontFirst(page);
      const shows = await someShows(page, 3);
      const [late, again] = [gate(), gate()];
      const failing = new RegExp(`/podcasts/${shows[0]!.id}$`);
      await page.route(failing, async (route) => {
        await late.opened;
        await route.fulfill({ status: 503, body: "" });
      });
      await visit(page, address(shows.map(({ id }) => id)));
      const titles = page.locator("main :is(tbody th, li h2) a");
      await expect(titles).toHaveText(
        shows.slice(1).map(({ title }) => title),
        { timeout: 8_000 },
      );
      late.open();
      const notice = page.getByRole("alert").filter({ hasText: "Show 1 could not be loaded." });
      await expect(notice).toBeInViewport();
      await page.waitForLoadState("networkidle");
      expect(await layoutShift(page)).toBeLessThan(0.03);
      await page.unroute(failing);
      await page.route(failing, async (route) => {
        await again.opened;
        await route.continue();
      });
      await notice.getByRole("button", { name: "Retry" }).press("Enter");
      await expect(notice).toHaveCount(0);
      // The pressed button is gone.
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      again.open();
      await expect(titles).toHaveText(shows.map(({ title }) => title));
      await page.waitForLoadState("networkidle");
      expect(await layoutShift(page)).toBeLessThan(0.03);
    });
  });
}

test("an empty comparison offers the last one, shows that were seen and shows to begin with", async ({ page }) => {
  const [seen, other, third] = await someShows(page, 3);
  await visit(page, `/podcast/${seen!.id}`);
  const stored = () => page.evaluate(() => localStorage.getItem("earshot.recently-seen"));
  await expect.poll(stored).toContain(seen!.id);
  await visit(page, address([other!.id, third!.id]));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare 2 shows");
  await visit(page, "/compare");
  const last = page.getByRole("link", { name: "Open your last comparison (2 shows)" });
  await expect(last).toHaveAttribute("href", address([other!.id, third!.id]));
  const growing = page.getByRole("region", { name: "Growing" });
  await expect(growing.getByRole("link", { name: /^Compare the first \d of Growing$/ })).toHaveAttribute(
    "href",
    /^\/compare\?ids=[^,]+,[^,]+/,
  );
  await expectSound(page, "start");
  await page
    .getByRole("region", { name: "Recently seen" })
    .getByRole("button", { name: `Add to the comparison: ${seen!.title}` })
    .click();
  await expect(page).toHaveURL(address([seen!.id]));
  await expect(growing).toHaveCount(0);
});

test("a title that does not fit is cut, and its panel stays within the margins", async ({ page }) => {
  await page.addInitScript(() => {
    const title = "A history of everything that was ever said about the history of saying it";
    const show = { id: "7hr4aa5xb75qa", title, imageUrl: "", listener_range: "1000-5000" };
    localStorage.setItem("earshot.recently-seen", JSON.stringify([show]));
  });
  await visit(page, "/compare");
  const panel = page.getByRole("region", { name: "Recently seen" });
  const link = panel.getByRole("link", { name: /^A history of everything/ });
  const isCut = async () => {
    await expect(link).toHaveCSS("text-overflow", "ellipsis");
    expect(await link.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeGreaterThan(0);
    const edge = await page.getByRole("main").evaluate((main) => {
      return main.getBoundingClientRect().right - parseFloat(getComputedStyle(main).paddingRight);
    });
    const { x, width } = (await panel.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(edge + 0.5);
  };
  await isCut();
  await onPhone(page, isCut);
});

test("takes the price of a spot from the reader's own lists", async ({ page }) => {
  const [dear, cheap, unpriced] = await someShows(page, 3);
  const ids = [unpriced, dear, cheap].map((show) => show!.id);
  await visit(page, address(ids));
  const shown = (show: { title: string }) =>
    page.locator("main :is(tr, li)").filter({ has: page.getByRole("link", { name: show.title }) });
  await expect(shown(dear!).getByRole("link", { name: "Log in to see" }).last()).toBeVisible();
  await newOwner(page);
  const list = await makeList(page, "Autumn budget");
  for (const [show, cents] of [
    [dear!, 34_000],
    [cheap!, 12_000],
  ] as const) {
    const data = { podcastId: show.id, own: { price: { cents, currency: "USD" } } };
    const headers = { origin: baseUrl() };
    expect((await page.request.post(`/api/v1/lists/${list.id}/items`, { headers, data })).status()).toBe(201);
  }
  await visit(page, address(ids, "&sort=price"));
  await expect(shown(dear!)).toContainText("$340");
  await expect(shown(dear!)).toContainText(/CPM (up to )?\$/);
  await expect(shown(unpriced!).getByRole("link", { name: list.name })).toHaveCount(0);
  const order = page.locator("main").getByRole("link", { name: list.name });
  await expect(order).toHaveCount(2);
  const titles = page.locator("main :is(tbody th, li h2) a");
  await expect(titles).toHaveText([cheap, dear, unpriced].map((show) => show!.title));
  await expectSound(page, "prices");
  await shown(cheap!).getByRole("link", { name: list.name }).click();
  await expect(page).toHaveURL(new RegExp(`/lists\\?list=${list.id}`));
});

test("opens a comparison from selected results, goes back, and adds it to a list", async ({ page }) => {
  await visit(page, "/home?term=history&mode=topic&view=table");
  const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });
  for (const nth of [0, 1, 2]) await boxes.nth(nth).check();
  const titles = (await page.locator("[data-card] h3").allInnerTexts()).slice(0, 3);
  await page.getByRole("region", { name: "Selected shows" }).getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/compare\?ids=[^,]+,[^,]+,[^,&]+$/);
  await expect(page.getByRole("rowheader").locator("a")).toHaveText(titles);
  await page.goBack();
  await expect(page).toHaveURL(/\/home\?term=history/);
  for (const nth of [0, 1, 2]) await expect(boxes.nth(nth)).toBeChecked();
});

test("explains that more than six shows cannot be compared", async ({ page }) => {
  await visit(page, "/home?term=history&mode=topic&view=table");
  const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(6).click({ modifiers: ["Shift"] });
  await page.getByRole("region", { name: "Selected shows" }).getByRole("button", { name: "Compare" }).click();
  await expect(page.getByText("Select up to 6 shows to compare. 7 are selected.")).toBeVisible();
  await expect(page).toHaveURL(/\/home/);
});

test("sorts by a row, with the order in the URL and in the CSV file", async ({ page }) => {
  const shows = await someShows(page, 4);
  await visit(page, address(shows.map(({ id }) => id)));
  const names = page.getByRole("rowheader").locator("a");
  await expect(names).toHaveText(shows.map(({ title }) => title));
  await page.getByRole("columnheader", { name: "Show" }).getByRole("button").click();
  await expect(page).toHaveURL(/&sort=title$/);
  const sorted = [...shows].map(({ title }) => title).sort((a, b) => a.localeCompare(b, "en"));
  await expect(names).toHaveText(sorted);
  await expect(page.getByRole("columnheader", { name: "Show" })).toHaveAttribute("aria-sort", "ascending");
  await page.reload();
  await expect(names).toHaveText(sorted);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  const [head, ...lines] = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  expect(head).toContain('"per_episode_from","per_episode_to"');
  expect(lines.map((line) => line.split('","')[0]!.slice(1))).toEqual(sorted);
});

test("shows which shows have a contact, and sorts by that", async ({ page }) => {
  const found = async (hasContact: 0 | 1) => {
    const answer = await page.request.get("/api/v1/search", { params: { hasContact, minEpisodes: 1, limit: 1 } });
    return ((await answer.json()) as { results: { id: string; title: string }[] }).results[0]!;
  };
  const [without, having] = [await found(0), await found(1)];
  await visit(page, address([without.id, having.id]));
  const row = (title: string) => page.getByRole("row").filter({ has: page.getByRole("link", { name: title }) });
  await expect(row(without.title).getByRole("cell", { name: "No", exact: true })).toBeVisible();
  await expect(row(having.title).getByRole("cell", { name: "Yes", exact: true })).toBeVisible();
  await page.getByRole("columnheader", { name: "Contact" }).getByRole("button").click();
  await expect(page).toHaveURL(/&sort=contact$/);
  await expect(page.getByRole("rowheader").locator("a")).toHaveText([having.title, without.title]);
});

test("Back restores a removed show; another is added by title, with the keyboard", async ({ page }) => {
  const [first, second, third] = await someShows(page, 3);
  await visit(page, address([first!.id, second!.id]));
  await page.getByRole("button", { name: `Remove ${second!.title} from the comparison` }).press("Enter");
  const others = page.getByRole("button", { name: /^Remove .* from the comparison$/ });
  await expect(others).toHaveCount(1);
  // The focus is on the button of the show that took its place.
  await expect(others).toBeFocused();
  await expect(page.getByText("Pick a second show to compare.")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await page.getByRole("combobox", { name: "Add a show by its title" }).fill(third!.title);
  await expect(page.getByRole("option").filter({ hasText: third!.title }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("rowheader")).toHaveCount(3);
});

test("the sixth show, a similar one, replaces the picker with the limit, which gets the focus", async ({ page }) => {
  const shows = await someShows(page, 6);
  await visit(page, address(shows.slice(0, 5).map(({ id }) => id)));
  await expect(page.getByRole("rowheader")).toHaveCount(5);
  await page.getByText("Similar:").locator("..").getByRole("button").first().press("Enter");
  await expect(page.getByRole("rowheader")).toHaveCount(6);
  const limit = page.getByText("6 shows are the most you can compare. Remove one to add another.");
  await expect(limit).toBeFocused();
  // Also if it is added by its title.
  await page.goBack();
  const added = shows[5]!.title;
  await page.getByRole("combobox", { name: "Add a show by its title" }).fill(added);
  await expect(page.getByRole("option").filter({ hasText: added }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(limit).toBeFocused();
});

test("explains that a show is not in the catalogue, and can remove it", async ({ page, complaints }) => {
  complaints.allow(/404/);
  const [first, second] = await someShows(page, 2);
  await visit(page, address([first!.id, "nobody", second!.id]));
  await expect(
    page.getByText("One show is not in the catalogue: it was removed, or the link is mistyped."),
  ).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare 2 shows");
  await page.getByRole("button", { name: "Remove from the comparison", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`ids=${first!.id},${second!.id}$`));
});

test("adds a show to the last comparison with a key, which the palette opens", async ({ page }) => {
  const [first, second] = await someShows(page, 2);
  await visit(page, address([first!.id]));
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await visit(page, `/podcast/${second!.id}`);
  await expect(page.getByRole("button", { name: "Compare", exact: true })).toBeVisible();
  await page.keyboard.press("c");
  await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${first!.id},${second!.id}$`));
  await visit(page, "/home");
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Search podcasts and go anywhere" }).fill("compare");
  await page.getByRole("option", { name: /Compare shows/ }).click();
  await expect(page).toHaveURL(/\/compare$/);
});

test("prints the table on one light page, without controls", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const shows = await someShows(page, 6);
  await visit(page, address(shows.map(({ id }) => id)));
  await expect(page.getByRole("rowheader")).toHaveCount(6);
  // A sheet that is printed earlier names that something is missing, in one line more.
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  const paper = await page.pdf({ format: "A4", printBackground: true, preferCSSPageSize: true });
  expect(/\/Count (\d+)/.exec(paper.toString("latin1"))?.[1]).toBe("1");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("columnheader", { name: "Est. listeners" })).toContainText("Est. listeners");
  // The labels of a scale are as wide as nothing, so they do not count as visible.
  await expect(page.locator("thead span[aria-hidden] > span").first()).not.toHaveCSS("display", "none");
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
});
