import { fireEvent, render, screen } from "@testing-library/react";
import { EditField } from "./edit-field";

/** The field of a row, and the edits it commits, each with the row that it edits. */
function field() {
  const committed: [string, string][] = [];
  const at = (value: string) => (
    <EditField
      label="Note"
      value={value}
      placeholder="Add a note"
      onCommit={(text) => (text === "refused" ? "No." : void committed.push([value, text]))}
    />
  );
  const { rerender, unmount } = render(at(""));
  const input = () => screen.getByRole<HTMLInputElement>("textbox");
  return {
    committed,
    shown: () => input().value,
    arrives: (value: string) => rerender(at(value)),
    type: (value: string) => fireEvent.change(input(), { target: { value } }),
    press: (key: string) => fireEvent.keyDown(input(), { key }),
    leave: () => fireEvent.blur(input()),
    unmount,
  };
}

test("typed text edits the row on which typing began, even if a newer one arrives", () => {
  const { committed, type, arrives, leave, shown } = field();
  type("Mi");
  arrives("Theirs");
  type("Mine");
  expect(shown()).toBe("Mine");
  leave();
  expect(committed).toEqual([["", "Mine"]]);
  expect(shown()).toBe("Theirs");
});

test("later typing edits the newer row", () => {
  const { committed, type, arrives, leave } = field();
  type("Mine");
  leave();
  arrives("Mine");
  type("Mine too");
  leave();
  expect(committed).toEqual([
    ["", "Mine"],
    ["Mine", "Mine too"],
  ]);
});

test("typing the old value, or a newly received one, is not an edit", () => {
  const { committed, type, arrives, leave, shown } = field();
  type("Mine");
  arrives("Theirs");
  type("");
  leave();
  type("Their");
  arrives("Theirs!");
  type("Theirs!");
  leave();
  expect(committed).toEqual([]);
  expect(shown()).toBe("Theirs!");
});

test("Escape shows the stored value, and a refused text stays for correction over the same row", () => {
  const { committed, type, arrives, press, shown } = field();
  type("Mine");
  arrives("Theirs");
  press("Escape");
  expect(shown()).toBe("Theirs");
  type("refused");
  press("Enter");
  expect(shown()).toBe("refused");
  arrives("Theirs again");
  type("better");
  press("Enter");
  expect(committed).toEqual([["Theirs", "better"]]);
});

test.each([
  ["the Back button removes the field", ({ unmount }: ReturnType<typeof field>) => unmount()],
  ["the page reloads", () => fireEvent(window, new Event("pagehide"))],
])("unsaved text is saved once when %s", (_how, end) => {
  const row = field();
  row.type("Mine");
  end(row);
  row.unmount();
  expect(row.committed).toEqual([["", "Mine"]]);
});
