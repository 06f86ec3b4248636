import { LANDING_SCREENS } from "../../domain/src/site/landing-pictures";
import {
  expect,
  expectNoOverflow,
  expectTotals,
  inEveryLook,
  layoutShift,
  picture,
  test,
  withFontFirst,
} from "./fixtures";
import { expectSound, onPhone } from "./looks";
import { visit } from "./search/search-catalogue";

test("the landing page is accessible, stable and fits", async ({ page }) => {
  await withFontFirst(page);
  await visit(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await expectSound(page);
  const reloadsStably = async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      expect(await layoutShift(page)).toBeLessThan(0.02);
    }
  };
  await reloadsStably();
  await onPhone(page, async () => {
    await reloadsStably();
    const cut = await page.getByRole("searchbox", { name: "Search podcasts" }).evaluate((field: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const pen = document.createElement("canvas").getContext("2d")!;
      pen.font = font;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return pen.measureText(field.placeholder).width - room;
    });
    expect(cut, "the text in the empty search field").toBeLessThanOrEqual(0);
  });
});

inEveryLook(({ width }) => {
  test("fetches the pictures of the current theme when they are near", async ({ page }) => {
    const fetched = new Set<string>();
    page.on("request", (request) => {
      const file = /\/pictures\/([\w-]+)\.webp$/.exec(request.url())?.[1];
      if (file) fetched.add(file);
    });
    const shape = width === 390 ? "narrow" : "wide";
    const files = (theme: string) => LANDING_SCREENS.map((screen) => `${screen}-${theme}-${shape}`).sort();
    await page.emulateMedia({ colorScheme: "dark" });
    await withFontFirst(page);
    await visit(page, "/");
    const pictures = page.getByRole("region", { name: "From a topic to a booked spot" }).getByRole("img");
    await expect(pictures).toHaveCount(LANDING_SCREENS.length);
    const seeAll = async (theme: string) => {
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        // Until the new picture has loaded, the image still shows the previous one.
        const drawn = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
          complete && naturalWidth > 0 ? currentSrc : "";
        await expect.poll(() => picture.evaluate(drawn)).toContain(`-${theme}-`);
      }
    };
    await seeAll("dark");
    expect([...fetched].sort()).toEqual(files("dark"));
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await expectNoOverflow(page);
    fetched.clear();
    await page.emulateMedia({ colorScheme: "light" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await seeAll("light");
    expect([...fetched].sort()).toEqual(files("light"));
    await picture(page, "landing");
  });
});

test("Enter with a term opens the search page with term and mode in the URL; a blank one only keeps the focus", async ({
  page,
}) => {
  await visit(page, "/");
  const field = page.getByRole("searchbox", { name: "Search podcasts" });
  await expect(field).toBeFocused();
  await field.fill("   ");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/$/);
  await expect(field).toBeFocused();
  await page.getByRole("radio", { name: "Host" }).check();
  await expect(field).toHaveAttribute("placeholder", "A person");
  await field.fill("  Ray & Co  ");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/home\?term=Ray(\+|%20)%26(\+|%20)Co&mode=host$/);
});

test("keeps term and mode after Back", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("radio", { name: "Topic" }).check();
  await page.getByRole("searchbox", { name: "Search podcasts" }).fill("history");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/home\?term=history&mode=topic/);
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Search podcasts" })).toHaveValue("history");
  await expect(page.getByRole("radio", { name: "Topic" })).toBeChecked();
});

test("keeps what was typed and chosen before the scripts load, and ignores a blank term", async ({ page }) => {
  let arrive: () => void = () => undefined;
  const scripts = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const field = page.getByRole("searchbox", { name: "Search podcasts" });
  await field.fill("   ");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole("radio", { name: "Topic" }).check();
  await field.fill("history");
  arrive();
  await expect(field).toHaveAttribute("placeholder", "A subject");
  await expect(field).toHaveValue("history");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/home\?term=history&mode=topic/);
});

test("has a title, structured data, figures of the catalogue, and two working buttons", async ({ page }) => {
  await visit(page, "/");
  await expect(page).toHaveTitle(/Earshot/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/$/);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toContain("/home?term={search_term}");
  await expectTotals(page, "landing");
  for (const name of ["Reach", "Demographics", "Contacts"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: "Start Matching Ads" }).click();
  await expect(page.getByRole("dialog", { name: "Analyze & Match" }).getByLabel("First name")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Explore Opportunities" }).click();
  await expect(page).toHaveURL(/\/home$/);
});
