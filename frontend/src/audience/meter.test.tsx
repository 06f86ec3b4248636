import { render } from "@testing-library/react";
import { Meter } from "./meter";
import { rangeText } from "./range-text";

const closed = (low: number, high: number) => ({ kind: "closed", low, high }) as const;
const strip = (container: HTMLElement) => container.querySelector<HTMLElement>(".meter");

test("fills a range from its first to its last segment", () => {
  const { container } = render(<Meter range={closed(1000, 10000)} />);
  expect(strip(container)?.style.getPropertyValue("--from")).toBe("25.0000%");
  expect(strip(container)?.style.getPropertyValue("--to")).toBe("50.0000%");
  expect(strip(container)?.dataset.open).toBeUndefined();
});

test("an open range is marked as one, a weak one as weak", () => {
  const { container } = render(<Meter range={{ kind: "open", low: 70001 }} muted />);
  expect(strip(container)?.dataset.open).toBe("true");
  expect(strip(container)?.dataset.muted).toBe("true");
});

test("draws the compared show below, on the same scale", () => {
  const { container } = render(<Meter range={closed(1000, 10000)} base={closed(10000, 100000)} axis />);
  const base = container.querySelector<HTMLElement>(".meter-base");
  expect(base?.style.getPropertyValue("--from")).toBe("50.0000%");
  expect(container.textContent).toBe("1001K10K100K1M");
});

test("a longer scale reaches the end of a range of millions, where it is asked for", () => {
  const range = closed(3_000_000, 20_000_000);
  const { container, rerender } = render(<Meter range={range} axis="far" />);
  expect(strip(container)?.style.getPropertyValue("--from")).toBe("72.9167%");
  expect(strip(container)?.style.getPropertyValue("--to")).toBe("89.5833%");
  expect(container.textContent).toBe("10010K1M100M");
  rerender(<Meter range={range} axis />);
  expect(container.textContent).toBe("1001K10K100K1M");
  rerender(<Meter range={closed(1000, 10000)} axis="far" />);
  expect(container.textContent).toBe("1001K10K100K1M");
});

test("hides the strip from screen readers, and draws none for an unknown range", () => {
  const { container, rerender } = render(<Meter range={closed(1, 1000)} />);
  expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
  rerender(<Meter range={{ kind: "unknown" }} axis />);
  expect(container.innerHTML).toBe("");
});

test("ranges are written with an en dash", () => {
  expect(rangeText(closed(25000, 70000))).toBe("25,000–70,000");
  expect(rangeText({ kind: "open", low: 70001 })).toBe("70,001+");
  expect(rangeText({ kind: "unknown" })).toBe("N/A");
});

test("a longer scale also reaches the end of the range to compare with", () => {
  const { container } = render(<Meter range={closed(1000, 10000)} base={closed(1_000_000, 5_000_000)} axis="far" />);
  expect(container.textContent).toBe("10010K1M100M");
  const base = container.querySelector<HTMLElement>(".meter-base");
  expect(base?.style.getPropertyValue("--from")).toBe("66.6667%");
});
