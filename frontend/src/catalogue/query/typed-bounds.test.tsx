import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { CountRange } from "../filters/count-range";
import { COUNTS, DAYS, DOMAINS, ITUNES_IDS, readBounds, SCORES, type Bounds, type Notation } from "./typed-bounds";

const sent: Bounds[] = [];
let onceSent: (() => void) | undefined;

function Sample() {
  const [bounds, setBounds] = useState<Bounds>({});
  const onChange = (next: Bounds) => {
    sent.push(next);
    setBounds(next);
    onceSent?.();
  };
  return (
    <>
      <CountRange
        legend="Episodes"
        of="episodes"
        bounds={bounds}
        presets={[
          { value: "many", label: "Many", min: 100 },
          { value: "few", label: "Few", max: 9 },
        ]}
        counts={[
          { value: "many", count: 1_200 },
          { value: "few", count: 0 },
        ]}
        onChange={onChange}
      />
      <button onClick={() => setBounds({})}>Clear</button>
      <button onClick={() => setBounds({ min: 5 })}>Back</button>
      <button onClick={() => setBounds({ min: 9, max: 3 })}>Odd link</button>
    </>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const wait = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)));

beforeEach(() => {
  sent.length = 0;
  onceSent = undefined;
  render(<Sample />);
});

test("shows counts of presets, and disables one without shows with a reason", () => {
  expect(screen.getByRole("button", { name: "Many (1,200)" }).hasAttribute("aria-disabled")).toBe(false);
  const few = screen.getByRole("button", { name: "Few (0)" });
  expect(few.getAttribute("aria-disabled")).toBe("true");
  // The button keeps the focus and does nothing.
  few.focus();
  fireEvent.click(few);
  expect([document.activeElement, sent]).toEqual([few, []]);
  expect(few.title).toBe("No show is known to be in that range.");
});

test("typed bounds are applied once, after a pause, and keep their text", async () => {
  type("Minimum episodes", "1");
  type("Minimum episodes", "10");
  type("Minimum episodes", "10k");
  expect(sent).toEqual([]);
  await wait(400);
  expect(sent).toEqual([{ min: 10_000, max: undefined }]);
  expect(field("Minimum episodes").value).toBe("10k");
});

test("keeps a bound that is typed while the other is being applied", async () => {
  onceSent = () => {
    onceSent = undefined;
    type("Maximum episodes", "70");
  };
  type("Minimum episodes", "5");
  await wait(400);
  await wait(400);
  expect(sent).toEqual([
    { min: 5, max: undefined },
    { min: 5, max: 70 },
  ]);
});

test("lets bounds cleared from outside override typed text", async () => {
  type("Minimum episodes", "5");
  await wait(400);
  type("Minimum episodes", "50");
  fireEvent.click(screen.getByText("Clear"));
  expect(field("Minimum episodes").value).toBe("");
  await wait(400);
  expect(sent).toEqual([{ min: 5, max: undefined }]);
});

test("shows the bounds again after Clear and Back", async () => {
  type("Minimum episodes", "5");
  await wait(400);
  fireEvent.click(screen.getByText("Clear"));
  fireEvent.click(screen.getByText("Back"));
  expect(field("Minimum episodes").value).toBe("5");
});

test("does not explain bounds from outside", async () => {
  fireEvent.click(screen.getByText("Odd link"));
  await wait(400);
  expect(field("Maximum episodes").value).toBe("3");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("fills the fields with a preset, and empties them when pressed again", () => {
  fireEvent.click(screen.getByText("Many (1,200)"));
  expect(field("Minimum episodes").value).toBe("100");
  fireEvent.click(screen.getByText("Many (1,200)"));
  expect(field("Minimum episodes").value).toBe("");
  expect(sent).toEqual([{ min: 100, max: undefined }, {}]);
});

test("explains bounds that make no range, and does not send them", async () => {
  type("Minimum episodes", "50");
  type("Maximum episodes", "many");
  await wait(400);
  expect(screen.getByRole("alert").textContent).toContain("Enter a number");
  expect(field("Maximum episodes").getAttribute("aria-invalid")).toBe("true");
  type("Maximum episodes", "5");
  await wait(400);
  expect(screen.getByRole("alert").textContent).toContain("above the maximum");
  expect(sent).toEqual([]);
});

test("treats blank fields as no bounds", () => {
  expect(readBounds({ min: " ", max: "" }, COUNTS)).toEqual({ bounds: { min: undefined, max: undefined } });
});

test.each<[string, Notation<string> | Notation<number>, string, string | number]>([
  ["a score", SCORES, "6,5", 6.5],
  ["a day", DAYS, "2026-02-28", "2026-02-28"],
  ["a domain", DOMAINS, "https://feeds.Libsyn.com/x", "feeds.libsyn.com"],
  ["an Apple number", ITUNES_IDS, "id1441923632", "1441923632"],
])("reads %s as people write it", (_, notation, text, value) => {
  expect(readBounds<string | number>({ min: text, max: "" }, notation as Notation<string | number>)).toEqual({
    bounds: { min: value, max: undefined },
  });
  expect(readBounds<string | number>({ min: "", max: "?" }, notation as Notation<string | number>)).toEqual({
    problem: { text: notation.unreadable, fields: ["max"] },
  });
});

test("explains a first day after the last", () => {
  expect(readBounds({ min: "2026-02-01", max: "2026-01-31" }, DAYS)).toEqual({
    problem: { text: DAYS.reversed, fields: ["min", "max"] },
  });
});
