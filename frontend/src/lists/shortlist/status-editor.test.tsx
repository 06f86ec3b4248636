import { fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import StatusEditor from "./status-editor";

const STATUSES = [
  { name: "Idea", kind: "open" },
  { name: "Booked", kind: "won" },
] as const;

test("the focus stays in the form when the last status is removed", async () => {
  // jsdom has none.
  HTMLElement.prototype.checkVisibility = () => true;
  render(
    <Provider store={makeStore(new FakeServer().ask)}>
      <StatusEditor listId="l" statuses={STATUSES} isOpen onClose={() => undefined} />
    </Provider>,
  );
  const remove = await screen.findByRole("button", { name: "Remove Booked" });
  remove.focus();
  fireEvent.click(remove);
  expect(screen.queryByRole("button", { name: "Remove Booked" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add a status" }));
});
