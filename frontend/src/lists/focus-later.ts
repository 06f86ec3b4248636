const PATIENCE_FRAMES = 40;
/** A layer that closes gives the focus back late: it is watched this many frames longer. */
const GUARD_FRAMES = 12;
const LAYER = "[role=dialog], [role=alertdialog], [role=menu]";

/** Moves the focus once the layer that is closing has gone and the element is there. */
export function focusLater(find: () => HTMLElement | null | undefined): void {
  let frames = 0;
  let guarded = 0;
  const look = () => {
    frames += 1;
    const target = document.querySelector(LAYER) ? undefined : find();
    if (target) {
      guarded += 1;
      const { activeElement } = document;
      if (guarded === 1 || activeElement === document.body) target.focus();
    }
    if (guarded < GUARD_FRAMES && frames < PATIENCE_FRAMES) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export const itemLink = (id: string) => () =>
  document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] h3 a`) ?? listHeading();

/** The heading of the list that is shown, else of the page. */
export function listHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-list-heading]") ?? document.querySelector<HTMLElement>("main h1");
}
