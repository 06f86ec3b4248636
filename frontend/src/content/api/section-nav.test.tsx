import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { SectionNav } from "./section-nav";

type Seen = Pick<IntersectionObserverEntry, "target" | "isIntersecting">;

/** Reports that a section is at the top of the visible text, or no longer. Sections that nothing watches change nothing. */
let show: (section: Element, isIntersecting: boolean) => void;

beforeEach(() => {
  document.body.replaceChildren();
  const watched = new Set<Element>();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(notify: (entries: Seen[]) => void) {
        show = (target, isIntersecting) =>
          act(() => {
            if (watched.has(target)) notify([{ target, isIntersecting }]);
          });
      }
      observe(section: Element) {
        watched.add(section);
      }
      disconnect() {
        watched.clear();
      }
    },
  });
});

function addSection(id: string): Element {
  const section = document.createElement("section");
  section.setAttribute("aria-labelledby", id);
  section.innerHTML = `<h2 id="${id}"></h2>`;
  return document.body.appendChild(section);
}

const PARTS = [
  { id: "errors", label: "Errors" },
  { id: "limits", label: "Limits" },
];
const current = () => screen.getAllByRole("link").find((link) => link.getAttribute("aria-current"))?.textContent;

test("marks the section at the top, also one whose code loads after the bar", async () => {
  const errors = addSection("errors");
  render(<SectionNav parts={PARTS} />, { wrapper: MemoryRouter });
  show(errors, true);
  expect(current()).toBe("Errors");
  const limits = addSection("limits");
  // Additions are reported in a microtask.
  await act(async () => undefined);
  show(errors, false);
  show(limits, true);
  expect(current()).toBe("Limits");
});
