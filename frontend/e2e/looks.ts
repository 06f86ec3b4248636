import type { CDPSession, Page } from "@playwright/test";
import { expect, expectAccessibleIn, expectNoOverflow, inOwnFont, picture, showTheme } from "./fixtures";

const PHONE = { width: 390, height: 844 };
/** What lies above a page; a phone shows some menus as dialogs. */
const LAYERS = ["dialog", "alertdialog", "menu", "listbox"].map((role) => `[role=${role}]`).join();

/**
 * Both looks of a screen in one visit: axe and the overflow in the light theme of the wide window, then on a phone with touch in the
 * dark one. What is open on the page must stay open as the window narrows. Where it closes, a test opens it once more `onPhone`. A
 * `name` takes pictures of both.
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

/** One look alone, in the window as it is. */
export async function expectSoundIn(page: Page, theme: "light" | "dark"): Promise<void> {
  await expectAccessibleIn(page, theme);
  await expectNoOverflow(page);
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Makes the window as small as a phone's, to which a page reacts as to a rotated device, and back again. */
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
    // Forms for a phone may have code of their own, which is loaded first.
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
