/** How long the element is waited for, and how long it is watched after: a layer that closes gives the focus back late. */
const PATIENCE_MS = 2500;
const GUARD_MS = 400;
const LAYER = "[role=dialog], [role=alertdialog], [role=menu]";

/**
 * Moves the focus once the layer that is closing has gone and the element is there. "if lost" leaves it where it went, as
 * long as it went anywhere.
 */
export function focusLater(find: () => HTMLElement | null | undefined, when: "always" | "if lost" = "always"): void {
  const since = performance.now();
  let moved = false;
  let settled = since;
  const check = () => {
    const now = performance.now();
    const target = document.querySelector(LAYER) ? undefined : find();
    const lost = document.activeElement === document.body;
    if (target && (lost || (when === "always" && !moved))) {
      moved = true;
      target.focus();
    }
    // While the page is still out of reach behind the layer, no focus takes.
    if (!target || lost) settled = now;
    if (now - settled < GUARD_MS && now - since < PATIENCE_MS) requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

export const itemLink = (id: string) => () =>
  document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] h3 a`) ?? listHeading();

/** The button of an item's menu; the item's link where it is gone. */
export const itemButton = (id: string) => () =>
  document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] button[aria-haspopup]`) ?? itemLink(id)();

/** The heading of one list, once it is shown; with "" of the page. */
export const headingOf = (list: string) => () =>
  document.querySelector<HTMLElement>(list ? `[data-list-heading="${CSS.escape(list)}"]` : "main h1");

/** The heading of the list that is shown, else of the page. */
export function listHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-list-heading]") ?? document.querySelector<HTMLElement>("main h1");
}
