import type { Locator } from "@playwright/test";
import { test } from "./accounts/accounts-world";
import { expect } from "./fixtures";
import { makeList, newOwner, someShows } from "./lists/lists-world";
import { shows, visit } from "./search/search-catalogue";

test.use({ contextOptions: { forcedColors: "active" } });

/** The computed value of a CSS property. */
const computed = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test("in high contrast a muted meter fills only its range, and a bar is visible", async ({ page }) => {
  const [first, second] = await shows(page, { term: "history", mode: "topic", limit: 2 });
  await visit(page, `/compare?ids=${first?.id},${second?.id}`);
  const meter = page.locator(".meter").first();
  await expect(meter).toBeVisible();
  await meter.evaluate((node) => (node as HTMLElement).setAttribute("data-muted", ""));
  const canvas = await computed(page.locator("body"), "background-color");
  // The parts before and after the range have the page's color, and the range has a different one.
  const colors = (await computed(meter, "background-image")).match(/rgba?\([^)]+\)/g) ?? [];
  expect([colors.at(0), colors.at(-1)]).toEqual([canvas, canvas]);
  expect(new Set(colors).size).toBe(2);
  const bar = page.getByRole("table").locator("span[aria-hidden] > span[style*='left']").first();
  expect(await computed(bar, "background-color")).not.toBe(canvas);
});

test("in high contrast the chosen status and the current list have a frame", async ({ page }) => {
  await newOwner(page);
  const list = await makeList(page, "Autumn launch", await someShows(page, 2));
  await visit(page, `/lists?list=${list.id}`);
  const all = page.getByRole("group", { name: "Status" }).getByRole("button", { name: /^All/ });
  await expect(all).toHaveAttribute("aria-pressed", "true");
  expect(await computed(all, "outline-style")).toBe("solid");
  const current = page.getByRole("navigation", { name: "My lists" }).getByRole("link", { name: /^Autumn launch/ });
  expect(await computed(current, "outline-style")).toBe("solid");
});

test("in high contrast only the selected tab is underlined, and the play sign of a row is a triangle", async ({
  page,
}) => {
  await newOwner(page);
  await visit(page, "/dashboard");
  const canvas = await computed(page.locator("body"), "background-color");
  const line = (selected: boolean) => computed(page.getByRole("tab", { selected }).first(), "border-bottom-color");
  expect(await line(false)).toBe(canvas);
  expect(await line(true)).not.toBe(canvas);
  await visit(page, "/home?term=history&mode=topic&view=table");
  const sign = page
    .getByRole("button", { name: /^Play: / })
    .first()
    .locator("span");
  const side = (name: string) => computed(sign, `border-${name}-color`);
  expect(await side("top")).toBe("rgba(0, 0, 0, 0)");
  expect(await side("left")).not.toBe(canvas);
});
