import type { Page } from "@playwright/test";
import { expectAccessibleIn, inOwnFont, picture } from "../../frontend/e2e/fixtures";

/** The usual window, the narrowest one that the app allows, and the width of a phone, which windows on other systems can have. */
const LOOKS = [
  [1440, "light"],
  [960, "light"],
  [390, "dark"],
] as const;

/** Reloads a screen and checks it at each width. `shown` resolves when the screen is ready. */
export async function inEachLook(page: Page, name: string, shown: () => Promise<void>): Promise<void> {
  await page.reload();
  await asItIs(page, name, shown);
}

/** Checks a screen at each width without reloading, for states that a reload would lose. */
export async function asItIs(page: Page, name: string, shown: () => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 860 };
  await shown();
  for (const [width, theme] of LOOKS) {
    await page.setViewportSize({ width, height: 860 });
    // Parts whose form depends on the width change one frame later.
    await inOwnFont(page);
    await shown();
    await expectAccessibleIn(page, theme);
    await picture(page, name);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(before);
}
