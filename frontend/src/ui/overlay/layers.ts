import { useEffect, useEffectEvent, useId } from "react";

type Layer = { readonly id: string; readonly close: () => void; readonly isModal: boolean };

/** The open layers; the last one is on top. */
const open: Layer[] = [];
/** Functions to call once no modal layer covers the page. */
let waiting: (() => void)[] = [];
/** The element outside of all layers that was focused last. */
let origin: HTMLElement | null = null;
let followed = false;

/**
 * Registers a layer. Escape closes the topmost one wherever the focus is: React Aria handles the key only inside a layer, so it would be
 * lost while the layer's code is loading, or after the focused button has removed itself. When the last modal layer closes, the focus
 * returns to where it was on the page, even if that layer was opened from another one. Returns the `data-layer` of the layer's element.
 */
export function useLayer(isOpen: boolean, close: () => void, isModal = true): string {
  const id = useId();
  const latest = useEffectEvent(close);
  useEffect(follow, []);
  useEffect(() => {
    if (!isOpen) return;
    const layer: Layer = { id, close: () => latest(), isModal };
    open.push(layer);
    return () => {
      open.splice(open.indexOf(layer), 1);
      // Runs after the closing layer's other effects, which make the page accessible again.
      if (isModal) queueMicrotask(release);
    };
  }, [isOpen, isModal, id]);
  return id;
}

/** Whether an element can be focused, because no modal layer covers it. */
export function isReachable(element: Element): boolean {
  const cover = open.findLast(({ isModal }) => isModal);
  return !cover || element.closest<HTMLElement>("[data-layer]")?.dataset.layer === cover.id;
}

/** Calls `run` once no modal layer covers the page any more. */
export function afterLayersClose(run: () => void): void {
  waiting.push(run);
}

function follow(): void {
  if (followed) return;
  followed = true;
  document.addEventListener("keydown", closeTopmost, { capture: true });
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement && !target.closest("[data-layer]")) origin = target;
  });
}

function closeTopmost(event: KeyboardEvent): void {
  const top = open.at(-1);
  if (!top || event.key !== "Escape" || event.isComposing) return;
  const within = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-layer]") : null;
  // A field inside the layer may use the key itself.
  if (within?.dataset.layer === top.id) return;
  event.preventDefault();
  event.stopPropagation();
  top.close();
}

function release(): void {
  if (open.some(({ isModal }) => isModal)) return;
  const runs = waiting;
  waiting = [];
  for (const run of runs) run();
  if (document.activeElement === document.body && origin?.isConnected) origin.focus();
}
