import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { createPath, type Navigator, type Path, Router } from "react-router-dom";
import { useSearch } from "./use-search";

test("shows the newest change at once, also while the address of an earlier one is drawn", () => {
  window.history.pushState(null, "", "/home?term=first&mode=title");
  const go = (to: Path) => window.history.pushState(null, "", createPath(to));
  const navigator = { createHref: String, go: () => undefined, push: go, replace: go } as unknown as Navigator;
  // The router draws an address only when the test says so, as in a busy browser.
  let drawn = "first";
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router location={`/home?term=${drawn}&mode=title`} navigator={navigator}>
      {children}
    </Router>
  );
  const { result, rerender } = renderHook(() => useSearch(), { wrapper });
  const look = (term: string) => act(() => result.current.change((now) => ({ ...now, term })));
  const draw = (term: string) => {
    drawn = term;
    rerender();
  };
  const shown = () => result.current.search.term;

  look("second");
  look("third");
  expect(shown()).toBe("third");
  draw("second");
  expect(shown()).toBe("third");
  draw("third");
  expect(shown()).toBe("third");
  draw("second");
  expect(shown()).toBe("second");
});
