import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import { fireEvent, render, screen } from "@testing-library/react";
import { type ResultSlots, ResultSlotsContext } from "../../catalogue/shows/show-slots";
import { useSelection } from "../../ui/hooks/use-selection";
import { BulkBar } from "./bulk-bar";

const SHOWN = [{ id: "a" }] as unknown as readonly ListItem[];

function Bar() {
  const selection = useSelection(SHOWN);
  const none = () => undefined;
  return (
    <BulkBar
      shown={SHOWN}
      selection={selection}
      list={{ id: "l", name: "L", itemCount: 1, createdAt: "" }}
      mayEdit
      onTransfer={none}
      onRemove={none}
    />
  );
}

test("the button that clears the selection gives the focus to the box that selects", () => {
  // jsdom has no layout.
  HTMLElement.prototype.checkVisibility = () => true;
  render(
    <ResultSlotsContext value={{} as ResultSlots}>
      <Bar />
    </ResultSlotsContext>,
  );
  const all = screen.getByRole("checkbox", { name: "Select all 1 on this page" });
  fireEvent.click(all);
  const clear = screen.getByRole("button", { name: "Clear" });
  clear.focus();
  fireEvent.click(clear);
  expect(document.activeElement).toBe(all);
});
