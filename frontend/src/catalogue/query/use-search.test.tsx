import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { createPath, type Navigator, type Path, Router } from "react-router-dom";
import { useSearch } from "./use-search";

/** The search page for "first". The router renders a new address only when the test allows it, as in a busy browser. */
function busyPage() {
  window.history.pushState(null, "", "/home?term=first&mode=title");
  const go = (to: Path) => window.history.pushState(null, "", createPath(to));
  const navigator = { createHref: String, go: () => undefined, push: go, replace: go } as unknown as Navigator;
  let drawn = "first";
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router location={`/home?term=${drawn}&mode=title`} navigator={navigator}>
      {children}
    </Router>
  );
  const { result, rerender } = renderHook(() => useSearch(), { wrapper });
  return {
    searchFor: (term: string) => act(() => void result.current.change((now) => ({ ...now, term }))),
    draw: (term: string) => {
      drawn = term;
      rerender();
    },
    shown: () => result.current.search.term,
  };
}

test("shows the newest change at once, also while the address of an earlier one is drawn", () => {
  const { searchFor, draw, shown } = busyPage();
  searchFor("second");
  searchFor("third");
  expect(shown()).toBe("third");
  draw("second");
  expect(shown()).toBe("third");
  draw("third");
  expect(shown()).toBe("third");
  draw("second");
  expect(shown()).toBe("second");
});

test("shows the address after Back, also when the change was never drawn", () => {
  const { searchFor, shown } = busyPage();
  searchFor("second");
  expect(shown()).toBe("second");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(shown()).toBe("first");
});
