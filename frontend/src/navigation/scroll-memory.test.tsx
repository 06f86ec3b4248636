import { jest } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { useScrollMemory } from "./scroll-memory";
import { firstStep, scrollPositions, storeScrollPositions } from "./scroll-positions";

const scrollTo = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  Object.assign(window, { scrollTo, scrollY: 0 });
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
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
