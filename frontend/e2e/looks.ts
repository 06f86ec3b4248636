import type { CDPSession, Page } from "@playwright/test";
import {
  doubleText,
  expect,
  expectAccessibleIn,
  expectNoOverflow,
  inOwnFont,
  type Part,
  picture,
  showTheme,
} from "./fixtures";

/** In CSS pixels: the AAA size in WCAG 2.2, and our rule for touch screens (docs/specification.md). */
export const TARGET_MIN = 44;
/** In CSS pixels: the AA size in WCAG 2.2. Short words are narrower than a finger, but have space beside them. */
const WIDTH_MIN = 24;
const PHONE = { width: 390, height: 844 };
/** Layers above a page; a phone shows some menus as dialogs. */
const LAYERS = ["dialog", "alertdialog", "menu", "listbox"].map((role) => `[role=${role}]`).join();

/**
 * Checks both looks of a screen in one visit, with axe and for sideways scrolling: first the light theme in a wide window, then the dark
 * theme on a phone with touch. What is open must stay open when the window narrows; if it does not, open it again in `onPhone`. With a
 * `name`, takes screenshots of both.
 */
export async function expectSound(page: Page, name?: string): Promise<void> {
  await expectBothSound(page, { name });
}

/** Checks both looks of a part of a screen, such as an open dialog. The rest of the screen has its own check. */
export async function expectPartSound(page: Page, part: Part, name?: string): Promise<void> {
  await expectBothSound(page, { name, part });
}

async function expectBothSound(page: Page, { name, part }: { name?: string; part?: Part }): Promise<void> {
  await expectSoundIn(page, "light", part);
  if (name !== undefined) await picture(page, name);
  await onPhone(page, async () => {
    await expectSoundIn(page, "dark", part);
    if (name !== undefined) await picture(page, name);
  });
  await showTheme(page, "light");
}

/** Checks only one look, in the current window; with a `part`, axe checks only that. */
export async function expectSoundIn(page: Page, theme: "light" | "dark", part?: Part): Promise<void> {
  await expectAccessibleIn(page, theme, part);
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

/**
 * Checks a page on a phone, and names it in a failure: a finger can hit every control, and with text at 200 % it does not scroll sideways.
 * The text stays that large until the page is left.
 */
export async function expectFitForFingers(page: Page, name: string): Promise<void> {
  expect.soft(await lowTargets(page), name).toEqual([]);
  await doubleText(page);
  const soft = expect.configure({ soft: true, timeout: 5_000 });
  await soft.poll(() => stickingOut(page), name).toEqual([]);
}

/** Adds a rule in a separate style sheet, which the site's policy allows. */
export const addRule = (page: Page, rule: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rule);

/** The elements that make the page scroll sideways: their words, and by how many pixels they stick out. */
function stickingOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.body.querySelectorAll<HTMLElement>("*")].flatMap((one) => {
      const excess = Math.round(one.getBoundingClientRect().right - clientWidth);
      return excess > 0 && one.checkVisibility() ? [`${excess} px: ${one.tagName} ${one.innerText?.slice(0, 40)}`] : [];
    });
    return [`${scrollWidth - clientWidth} px in all`, ...out.slice(0, 12)];
  });
}

/**
 * Controls that a finger can hit in less than 44 px of height, with that height, or in less than 24 px of width. A field in a label counts
 * as large as its label. Links within a sentence do not count.
 */
export function lowTargets(page: Page, within = "body"): Promise<readonly string[]> {
  return page.evaluate(
    ([within, wanted, wide]) => {
      const inSentence = (one: Element) => {
        if (one.tagName !== "A" || getComputedStyle(one).display !== "inline") return false;
        const words = [...(one.parentElement?.childNodes ?? [])].filter((node) => node !== one);
        return words.some((node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ""));
      };
      const hits = (one: Element, x: number, y: number) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (one.contains(top) || top.closest("label")?.contains(one) === true);
      };
      /** The height of the tallest part of a card that its link covers; 0 for other targets. */
      const coveredHeight = (one: Element) => {
        const card = one.closest("[data-card], article");
        if (!card || getComputedStyle(one, "::after").position !== "absolute") return 0;
        const { left, top, width, bottom } = card.getBoundingClientRect();
        let tallest = 0;
        for (const share of [0.1, 0.3, 0.5, 0.7]) {
          let run = 0;
          for (let y = Math.ceil(top); y < bottom && tallest < wanted; y += 1) {
            run = hits(one, left + width * share, y) ? run + 1 : 0;
            tallest = Math.max(tallest, run);
          }
        }
        return tallest;
      };
      /** The height of the target's clickable area and its width, at most as far as they must be, measured through its middle. */
      const sizeOf = (one: Element) => {
        one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        // This link is visible only while it has the focus.
        if (one.matches("a[href='#main']")) (one as HTMLElement).focus();
        const box = one.getBoundingClientRect();
        // If a link has two lines, its middle is between the words.
        const [first = box] = one.getClientRects();
        const x = first.left + first.width / 2;
        const middle = first.top + first.height / 2;
        if (!hits(one, x, middle)) return undefined;
        let [above, below] = [0, 0];
        while (above < wanted && hits(one, x, middle - above - 1)) above += 1;
        while (below < wanted && hits(one, x, middle + below + 1)) below += 1;
        const own = above + below + 1;
        let across = 1;
        for (const step of [-1, 1])
          for (let at = step; across < wide && hits(one, x + at, middle); at += step) across += 1;
        return { high: own < wanted ? Math.max(own, coveredHeight(one)) : own, across };
      };
      const low: string[] = [];
      const targets = "a[href], button, select, summary, input, textarea, [role=tab], [role=slider]";
      for (const found of document.querySelectorAll(`${within} :is(${targets}):not(:disabled)`)) {
        const one = found.matches("[type=checkbox], [type=radio]") ? (found.closest("label") ?? found) : found;
        if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || inSentence(one)) continue;
        const size = sizeOf(one);
        (one as HTMLElement).blur();
        const label = `${one.tagName} ${one.getAttribute("aria-label") ?? one.textContent?.trim() ?? ""}`;
        if (size === undefined) low.push(`covered: ${label}`);
        else if (size.high < wanted) low.push(`${size.high} px: ${label}`);
        else if (size.across < wide) low.push(`${size.across} px wide: ${label}`);
      }
      return low;
    },
    [within, TARGET_MIN, WIDTH_MIN] as const,
  );
}
