import { fireEvent, render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { FocusHandover, useFocusHandover } from "./focus-handover";

type Names = { names: readonly string[]; next?: () => HTMLElement | null };

function Row({ name, onRemove, next }: { name: string; onRemove: () => void; next: Names["next"] }) {
  const row = useRef<HTMLLIElement>(null);
  useFocusHandover(row, next);
  return (
    <li ref={row}>
      <button onClick={onRemove}>Remove {name}</button>
    </li>
  );
}

function Rows({ names, next }: Names) {
  const [shown, setShown] = useState(names);
  const remove = (gone: string) => setShown((now) => now.filter((name) => name !== gone));
  return (
    <>
      <button>Add</button>
      {shown.length === 0 ? (
        <p>None</p>
      ) : (
        <ul>
          {shown.map((name) => (
            <Row key={name} name={name} onRemove={() => remove(name)} next={next} />
          ))}
        </ul>
      )}
      <button onClick={() => setShown([])}>Remove all</button>
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });
/** Presses a button that has the focus; returns the text of the element that has it then. */
function press(name: string): string | null | undefined {
  button(name).focus();
  fireEvent.click(button(name));
  return document.activeElement === document.body ? "nothing" : document.activeElement?.textContent;
}

beforeEach(() => {
  // jsdom has no layout.
  HTMLElement.prototype.checkVisibility = () => true;
});

test("a removed row gives the focus to the next one, and the last row to the one before", () => {
  render(<Rows names={["a", "b", "c"]} />);
  expect(press("Remove b")).toBe("Remove c");
  expect(press("Remove c")).toBe("Remove a");
});

test("the only row gives the focus to what is beside its list", () => {
  render(<Rows names={["a"]} />);
  expect(press("Remove a")).toBe("Remove all");
});

test("a row can name who gets the focus", () => {
  render(<Rows names={["a", "b"]} next={() => button("Add")} />);
  expect(press("Remove a")).toBe("Add");
});

test("the heading has the focus if what would get it is removed in the same step", async () => {
  const Page = () => {
    const [shown, setShown] = useState(true);
    return (
      <main>
        <h1>Shows</h1>
        {shown && (
          <FocusHandover>
            <button onClick={() => setShown(false)}>Hide</button>
          </FocusHandover>
        )}
        <p>{shown && <button>Neighbor</button>}</p>
      </main>
    );
  };
  render(<Page />);
  press("Hide");
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

test("without other controls, the heading of the page has the focus, and nothing outside of the page", () => {
  const Page = () => {
    const [shown, setShown] = useState(true);
    const hide = () => setShown(false);
    return (
      <>
        <main>
          <h1>Shows</h1>
          {shown && (
            <FocusHandover>
              <button onClick={hide}>Hide</button>
            </FocusHandover>
          )}
        </main>
        <button>Outside</button>
      </>
    );
  };
  render(<Page />);
  expect(press("Hide")).toBe("Shows");
});

test("the focus stays where it is if it is not in the removed part", () => {
  render(<Rows names={["a", "b"]} />);
  expect(press("Remove all")).toBe("Remove all");
});
