import { fireEvent, render, screen } from "@testing-library/react";
import { descriptionParagraphs } from "./description-paragraphs";
import { NoteExcerpt } from "./note-excerpt";

const MAKERS = { since: 1, corrected: ["description"], correctedAt: 1 } as const;
const paragraphs = () => [...document.querySelectorAll("p")].map(({ textContent }) => textContent);

/** jsdom has neither layout nor observers. The visible lines have a height of 40 px, the whole text this one. */
let height = 200;
let measured = 0;
beforeEach(() => {
  height = 200;
  measured = 0;
  Object.defineProperty(HTMLElement.prototype, "scrollHeight", { configurable: true, get: () => (measured++, height) });
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, get: () => 40 });
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

function excerpt(note: string) {
  render(<NoteExcerpt note={note} limit={300} about="Tides" compact />);
}

test("a short description keeps its paragraphs without being expanded", () => {
  excerpt("Of the sea.\n\nNew every Monday.");
  expect(paragraphs()).toEqual(["Of the sea.", "New every Monday."]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a long one is one line of text until it is expanded", () => {
  const [first, second] = ["Of the sea. ".repeat(20).trim(), "New every Monday."];
  excerpt(`${first}\n\n${second}`);
  expect(paragraphs()).toEqual([`${first} ${second}`]);
  fireEvent.click(screen.getByRole("button", { name: "Read more: Tides" }));
  expect(paragraphs()).toEqual([first, second]);
});

test("a text that is whole already cannot be expanded, unless it has paragraphs or links", () => {
  height = 40;
  excerpt("Of the sea. ".repeat(12).trim());
  expect(screen.queryByRole("button")).toBeNull();
  excerpt(`${"Of the sea. ".repeat(12)} <a href="https://tides.example">More</a>`);
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test("a text is measured only if its lines decide whether it can be expanded", () => {
  excerpt("Of the sea.");
  excerpt("Of the sea. ".repeat(40));
  excerpt(`${"Of the sea. ".repeat(12)}\n\nNew every Monday.`);
  expect(measured).toBe(0);
  excerpt("Of the sea. ".repeat(12).trim());
  expect(measured).toBe(1);
});

test("only the makers’ own line breaks separate paragraphs", () => {
  const description = "Of the sea.\nNew every Monday.";
  expect(descriptionParagraphs({ description, makers: MAKERS })).toEqual(["Of the sea.", "New every Monday."]);
  expect(descriptionParagraphs({ description, makers: { ...MAKERS, corrected: ["link"] } })).toEqual([description]);
  expect(descriptionParagraphs({ description })).toEqual([description]);
});
