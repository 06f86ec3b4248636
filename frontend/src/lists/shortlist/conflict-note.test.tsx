import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import { render, screen } from "@testing-library/react";
import { ConflictNote } from "./conflict-note";
import type { Conflict } from "./use-edit-item";

const ITEM = { note: "Theirs", status: "Idea", price: null, tags: [] } as unknown as ListItem;
const EDIT = { note: "Mine", status: "Booked" };
const REASON = "The server could not be reached. Please try again.";
const nothing = () => undefined;

function drawn(conflict: Omit<Conflict, "item" | "edit">): readonly [string[], string[]] {
  render(<ConflictNote conflict={{ item: ITEM, edit: EDIT, ...conflict }} onMine={nothing} onTheirs={nothing} />);
  const texts = [...screen.getByRole("alert").querySelectorAll("p")].map(({ textContent }) => textContent);
  return [texts, screen.getAllByRole("button").map(({ textContent }) => textContent ?? "")];
}

test("shows a value that could not be saved, with the reason", () => {
  expect(drawn({ columns: ["note"], reasons: { note: REASON } })).toEqual([
    [`The note “Mine” isn’t saved. ${REASON}`],
    ["Discard", "Try again"],
  ]);
});

test("names both a column that failed and one that somebody else changed", () => {
  expect(drawn({ columns: ["note", "status"], reasons: { status: REASON } })).toEqual([
    ["Someone changed the note to “Theirs” while you wrote “Mine”.", `The status “Booked” isn’t saved. ${REASON}`],
    ["Keep theirs", "Use mine"],
  ]);
});
