import { jest } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { keepInPlace, useScrollMemory } from "./scroll-memory";
import { firstStep, scrollPositions, storeScrollPositions } from "./scroll-positions";

const scrollTo = jest.fn();
/** What watches the size of the page. */
let grown: () => void;

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  Object.assign(window, { scrollTo, scrollY: 0 });
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        grown = callback;
      }
      observe() {}
      disconnect() {
        grown = () => {};
      }
    },
  });
});

const open = (path: string) =>
  renderHook(useScrollMemory, {
    wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  });

test("a served page that was scrolled before its scripts came stays where it is", () => {
  Object.assign(window, { scrollY: 700 });
  open("/about");
  expect(scrollTo).not.toHaveBeenCalled();
});

test("a page that is left before the event of its last scroll comes back to that place", () => {
  open("/about");
  Object.assign(window, { scrollY: 700 });
  window.dispatchEvent(new Event("pagehide"));
  expect(Object.values(scrollPositions())).toEqual([700]);
});

test("a page that is left while its content loads keeps its place", () => {
  storeScrollPositions({ [firstStep("/about")]: 700 });
  open("/about");
  expect(scrollTo).toHaveBeenCalledWith(0, 700);
  window.dispatchEvent(new Event("pagehide"));
  expect(scrollPositions()).toEqual({ [firstStep("/about")]: 700 });
});

test("a new page begins at its top until its anchor has loaded", () => {
  const { result } = renderHook(() => (useScrollMemory(), useNavigate()), { wrapper: MemoryRouter });
  act(() => void result.current("/account/api#webhooks"));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test("scrolls to an anchor whose part loads later, even if the page does not grow", async () => {
  open("/api#late");
  const scrollIntoView = jest.fn();
  const target = Object.assign(document.createElement("h2"), { id: "late", scrollIntoView });
  document.body.append(target);
  // Additions are reported in a microtask.
  await Promise.resolve();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(target);
});

test("an anchor stays in view while what is above it loads, until the visitor scrolls", () => {
  const target = document.body.appendChild(document.createElement("h2"));
  const [scrollIntoView, focus] = [jest.fn(), jest.fn()];
  Object.assign(target, { id: "limits", scrollIntoView, focus });
  open("/api#limits");
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  grown();
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  expect(focus).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("wheel"));
  grown();
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test("what loads above an element moves it only until the page scrolls it back; a visitor who scrolls ends that", () => {
  const element = document.createElement("h2");
  let top = 300;
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
  const scrollBy = jest.fn();
  Object.assign(window, { scrollBy });
  keepInPlace(element, 300);
  top = 351;
  grown();
  expect(scrollBy).toHaveBeenLastCalledWith({ top: 51, behavior: "instant" });
  window.dispatchEvent(new Event("wheel"));
  scrollBy.mockClear();
  grown();
  expect(scrollBy).not.toHaveBeenCalled();
});
