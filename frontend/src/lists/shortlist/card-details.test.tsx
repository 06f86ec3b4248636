import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import { fireEvent, render, screen } from "@testing-library/react";
import { CardDetails } from "./card-details";

const ITEM = {
  payload: { title: "Salt" },
  status: "Idea",
  price: { cents: 34_000, currency: "USD" },
  tags: ["Q1", "Host-read"],
  note: "Two spots in January",
} as unknown as ListItem;
const FIGURES = {
  listeners: "N/A",
  perEpisode: "10,000-20,000",
  lastEpisode: Date.UTC(2026, 10, 20) / 1000,
  contact: true,
};

let isNarrow: boolean;
beforeEach(() => {
  isNarrow = true;
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: isNarrow }) as MediaQueryList;
});

function draw(mayEdit = true) {
  const none = () => undefined;
  const row = { chosen: false, note: false, lost: false, drag: {}, conflict: undefined, menu: null };
  const onEdit = mayEdit ? none : undefined;
  const more = { ...row, statuses: [], currency: "USD" as const, onEdit, onMine: none, onTheirs: none, onToggle: none };
  return render(<CardDetails {...more} item={ITEM} figures={FIGURES as never} now={new Date("2026-11-22T12:00:00Z")} />)
    .container;
}
const fields = () => screen.queryAllByRole("textbox").map((field) => field.getAttribute("aria-label"));
const ALL = ["Price per spot for Salt", "Tags of Salt, separated by commas", "Note on Salt"];

test("a phone shows what is known, and opens the fields on demand", () => {
  const card = draw();
  expect(fields()).toEqual([]);
  for (const text of ["$340 per spot", "Q1, Host-read", "Two spots in January", "10,000–20,000 per episode"])
    expect(card.textContent).toContain(text);
  fireEvent.click(screen.getByRole("button", { name: "Edit the price, tags and note of Salt", expanded: false }));
  expect(fields()).toEqual(ALL);
  expect(card.textContent).not.toContain("per spot");
  fireEvent.click(screen.getByRole("button", { name: "Done with Salt", expanded: true }));
  expect(fields()).toEqual([]);
});

test("the last episode has its date, which paper shows instead of its age", () => {
  expect(draw().querySelector("time")?.title).toBe("Nov 20, 2026");
});

test("fields with an invalid value stay open", () => {
  draw();
  fireEvent.click(screen.getByRole("button"));
  const price = screen.getByRole("textbox", { name: ALL[0] });
  fireEvent.change(price, { target: { value: "a lot" } });
  fireEvent.blur(price);
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("alert").textContent).toBe("Enter a price like $340 or 340 EUR.");
  expect(document.activeElement).toBe(price);
});

test("a wide window has the fields on every card, and readers never do", () => {
  isNarrow = false;
  const { length } = ALL;
  const wide = draw();
  expect(fields()).toHaveLength(length);
  expect(screen.queryByRole("button")).toBeNull();
  wide.remove();
  isNarrow = true;
  const readers = draw(false);
  expect(fields()).toEqual([]);
  expect(screen.queryByRole("button")).toBeNull();
  expect(readers.textContent).toContain("$340 per spot");
  // They have no field with the rest of a long note.
  expect(screen.getByText(ITEM.note).className).not.toContain("line-clamp");
});
