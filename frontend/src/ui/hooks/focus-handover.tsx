import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { FOCUSABLE, firstFocusable } from "./first-focusable";

type Next = (removed: HTMLElement) => HTMLElement | null | undefined;

/**
 * Moves the focus on when a part of the page that has it is removed, for example by its own button: to the element that `next` returns, or
 * else to a control beside the part. Otherwise, nothing would have the focus.
 */
export function useFocusHandover(part: RefObject<HTMLElement | null>, next?: Next): void {
  const target = useEffectEvent((removed: HTMLElement) => next?.(removed));
  useLayoutEffect(() => {
    const removed = part.current;
    return () => {
      if (!removed?.contains(document.activeElement)) return;
      const page = removed.closest("main, [data-layer]");
      (target(removed) ?? besideOf(removed))?.focus();
      // What got the focus may be hidden, or be removed in the same step.
      queueMicrotask(() => {
        if (page?.isConnected && document.activeElement === document.body) headingOf(page)?.focus();
      });
    };
  }, [part]);
}

/** The same for what is in it. */
export function FocusHandover({ next, children }: { next?: Next; children: ReactNode }) {
  const part = useRef<HTMLSpanElement>(null);
  useFocusHandover(part, next);
  return (
    <span ref={part} className="contents">
      {children}
    </span>
  );
}

/** The control after an element, or before it, as close as possible. If there is none, the heading of the page or the dialog. */
function besideOf(element: Element): HTMLElement | null {
  for (const sibling of [element.nextElementSibling, element.previousElementSibling]) {
    if (!(sibling instanceof HTMLElement)) continue;
    const control = sibling.matches(FOCUSABLE) ? sibling : firstFocusable(sibling);
    if (control) return control;
  }
  const parent = element.parentElement;
  if (parent && !parent.matches("main, [data-layer]")) return besideOf(parent);
  return parent && headingOf(parent);
}

function headingOf(page: Element): HTMLElement | null {
  const heading = page.querySelector<HTMLElement>("h1, h2");
  if (heading) heading.tabIndex = -1;
  return heading;
}
