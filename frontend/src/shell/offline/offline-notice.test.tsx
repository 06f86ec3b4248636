import { render, screen } from "@testing-library/react";
import { OfflineNotice } from "./offline-notice";

/** jsdom has neither layout nor observers: reports a height of 54 px at once if the bar contains something. */
class Observer implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe(element: HTMLElement): void {
    Object.defineProperty(element, "offsetHeight", { get: () => (element.textContent ? 54 : 0) });
    this.report([], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}
beforeEach(() => void (globalThis.ResizeObserver = Observer));

const room = () => document.documentElement.style.getPropertyValue("--offline-height");

test("reserves as much space as the bar covers", () => {
  const { unmount } = render(<OfflineNotice>You’re offline.</OfflineNotice>);
  expect(screen.getByRole("status").textContent).toBe("You’re offline.");
  expect(room()).toBe("54px");
  unmount();
  expect(room()).toBe("");
});

test("reserves no space without a message, and keeps the bar for screen readers", () => {
  render(<OfflineNotice>{false}</OfflineNotice>);
  expect(screen.getByRole("status").childElementCount).toBe(0);
  expect(room()).toBe("0px");
});
