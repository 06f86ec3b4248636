import { act, renderHook } from "@testing-library/react";
import { usePagePlace } from "./use-page-place";

const RealObserver = globalThis.ResizeObserver;
let resized: () => void;
beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  globalThis.ResizeObserver = RealObserver;
  scrolledTo(0);
});

const scrolledTo = (y: number) => Object.assign(window, { scrollY: y });

/** An element 300 px down the page. */
function element() {
  const one = document.createElement("div");
  one.getBoundingClientRect = () => ({ top: 300 - window.scrollY, width: 800 }) as DOMRect;
  return one;
}

it("returns the element's position on the page, wherever it is scrolled", () => {
  const ref = { current: element() };
  scrolledTo(120);
  const { result } = renderHook(() => usePagePlace(ref));
  expect(result.current).toEqual({ top: 300, width: 800 });
});

it("ignores a scroll between a change of size and the next frame", () => {
  const ref = { current: element() };
  const { result } = renderHook(() => usePagePlace(ref));
  act(() => {
    resized();
    resized();
    scrolledTo(5_000);
  });
  expect(result.current).toEqual({ top: 300, width: 800 });
});

it("measures nothing while it is not needed", () => {
  const { result } = renderHook(() => usePagePlace({ current: element() }, false));
  expect(result.current).toEqual({ top: 0, width: 0 });
});
