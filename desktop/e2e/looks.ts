import type { Page } from "@playwright/test";
import { expectAccessible, picture } from "../../frontend/e2e/fixtures";

/** The usual window, the narrowest one that the app allows, and a phone's width, which other systems' windows may have. */
const WIDTHS = [1440, 960, 390];

/** Loads a screen in each width, and checks it in both themes. `shown` resolves when the screen is there. */
export async function inEachLook(page: Page, name: string, shown: () => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 860 };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 860 });
    await page.reload();
    await shown();
    await expectAccessible(page);
    await picture(page, name);
  }
  await page.setViewportSize(before);
}
