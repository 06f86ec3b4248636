import type { CDPSession, Page } from "@playwright/test";
import { expect, expectAccessibleIn, expectNoOverflow, inOwnFont, picture, showTheme } from "./fixtures";

const PHONE = { width: 390, height: 844 };
/** Layers above a page; a phone shows some menus as dialogs. */
const LAYERS = ["dialog", "alertdialog", "menu", "listbox"].map((role) => `[role=${role}]`).join();

/**
 * Checks both looks of a screen in one visit, with axe and for sideways scrolling: first the light theme in a wide window, then the dark
 * theme on a phone with touch. What is open must stay open when the window narrows; if it does not, open it again in `onPhone`. With a
 * `name`, takes screenshots of both.
 */
export async function expectSound(page: Page, name?: string): Promise<void> {
  await expectSoundIn(page, "light");
  if (name !== undefined) await picture(page, name);
  await onPhone(page, async () => {
    await expectSoundIn(page, "dark");
    if (name !== undefined) await picture(page, name);
  });
  await showTheme(page, "light");
}

/** Checks only one look, in the current window. */
export async function expectSoundIn(page: Page, theme: "light" | "dark"): Promise<void> {
  await expectAccessibleIn(page, theme);
  await expectNoOverflow(page);
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Shrinks the window to the size of a phone, which the page treats like a rotated device, and restores it afterward. */
export async function onPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const wide = page.viewportSize()!;
  const open = await openLayers(page);
  if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page));
  const session = await sessions.get(page)!;
  await page.setViewportSize(PHONE);
  await session.send("Emulation.setDeviceMetricsOverride", { ...PHONE, deviceScaleFactor: 1, mobile: true });
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  try {
    await inOwnFont(page);
    // Forms for a phone can have separate code, which loads first.
    await expect.poll(() => openLayers(page), "layers that are open on a phone, too").toBe(open);
    await look();
  } finally {
    await session.send("Emulation.setTouchEmulationEnabled", { enabled: false });
    await session.send("Emulation.clearDeviceMetricsOverride");
    await page.setViewportSize(wide);
    await inOwnFont(page);
  }
}

function openLayers(page: Page): Promise<number> {
  return page.locator(LAYERS).filter({ visible: true }).count();
}
