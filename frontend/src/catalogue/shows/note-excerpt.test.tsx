import { fireEvent, render, screen } from "@testing-library/react";
import { descriptionParagraphs } from "./description-paragraphs";
import { NoteExcerpt } from "./note-excerpt";

const MAKERS = { since: 1, corrected: ["description"], correctedAt: 1 } as const;
const paragraphs = () => [...document.querySelectorAll("p")].map(({ textContent }) => textContent);

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

test("only the makers’ own line breaks separate paragraphs", () => {
  const description = "Of the sea.\nNew every Monday.";
  expect(descriptionParagraphs({ description, makers: MAKERS })).toEqual(["Of the sea.", "New every Monday."]);
  expect(descriptionParagraphs({ description, makers: { ...MAKERS, corrected: ["link"] } })).toEqual([description]);
  expect(descriptionParagraphs({ description })).toEqual([description]);
});
