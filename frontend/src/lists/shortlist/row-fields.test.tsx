import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import type { ItemEdit } from "@earshot/domain/lists/columns/own-columns";
import { fireEvent, render, screen } from "@testing-library/react";
import { PriceField } from "./row-fields";

const ITEM = { payload: { title: "Salt" }, price: null } as unknown as ListItem;

test("a price can be typed in thousands, like a budget", () => {
  const edits: ItemEdit[] = [];
  render(<PriceField item={ITEM} statuses={[]} currency="USD" onEdit={(edit) => edits.push(edit)} />);
  const field = screen.getByRole("textbox");
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.keyDown(field, { key: "Enter" });
  };
  type("12k");
  expect(edits).toEqual([{ price: { cents: 1_200_000, currency: "USD" } }]);
  type("a lot");
  expect(screen.getByRole("alert").textContent).toBe("Enter a price like $340 or 340 EUR.");
  expect(edits).toHaveLength(1);
});
