import { jest } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import type { RequestDraft } from "../requests/use-request-draft";
import { BriefPanel } from "./brief-panel";

/** The word lists that find something in a brief have not arrived. */
const WRITTEN = { readings: [], search: undefined, read: false };

function Panel({ stored }: { stored: string }) {
  const [campaignBrief, setBrief] = useState(stored);
  const values = { campaignBrief, budgetRange: "" };
  const type = (_field: string, text: string) => setBrief(text);
  const draft = { values, language: "", findings: {}, type, set: () => undefined } as unknown as RequestDraft;
  return (
    <MemoryRouter>
      <BriefPanel draft={draft} written={WRITTEN} />
    </MemoryRouter>
  );
}

const fields = () => screen.queryByRole("radiogroup", { name: "Budget range" });

beforeEach(() => {
  // jsdom has no `matchMedia`. This one describes a window with a mouse.
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList;
});
afterEach(() => void jest.useRealTimers());

test("the fields below a stored brief appear after three seconds, even if the word lists do not arrive", () => {
  jest.useFakeTimers();
  render(<Panel stored="For runners" />);
  expect(fields()).toBeNull();
  act(() => void jest.advanceTimersByTime(3_000));
  expect(fields()).not.toBeNull();
});

test("the fields below a stored brief appear at once when its text is changed", () => {
  render(<Panel stored="For runners" />);
  expect(fields()).toBeNull();
  fireEvent.change(screen.getByRole("textbox", { name: "Campaign brief" }), { target: { value: "For runners, May" } });
  expect(fields()).not.toBeNull();
});

test("the fields below an empty brief are there at once, and stay while it is written", () => {
  render(<Panel stored="" />);
  expect(fields()).not.toBeNull();
  fireEvent.change(screen.getByRole("textbox", { name: "Campaign brief" }), { target: { value: "F" } });
  expect(fields()).not.toBeNull();
});
