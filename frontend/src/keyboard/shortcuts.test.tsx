import { fireEvent, render, screen } from "@testing-library/react";
import { keysOf, setSingleKeys, startShortcuts, useCurrentShortcuts, useShortcut } from "./shortcuts";

/** Presses a key. Returns false if a shortcut handled it. `at` is the time in milliseconds. */
function press(key: string, more: KeyboardEventInit & { at?: number } = {}, on: Element = document.body): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  if (more.at !== undefined) Object.defineProperty(event, "timeStamp", { value: more.at });
  return fireEvent(on, event);
}

/** A function that counts how often it is called. */
function counter(): { times: number; run: () => void } {
  const counted = { times: 0, run: () => void counted.times++ };
  return counted;
}

function Keys({ keys, run }: { keys: string; run: () => boolean | void }) {
  useShortcut(keys, "does something", run);
  return null;
}

let stop: () => void;
beforeEach(() => (stop = startShortcuts("Ctrl")));
afterEach(() => {
  stop();
  setSingleKeys(true);
});

test.each([
  [{ key: "k", ctrlKey: true }, "Mod+K"],
  [{ key: "K", ctrlKey: true, shiftKey: true }, "Mod+Shift+K"],
  [{ key: "k", metaKey: true }, "Meta+K"],
  [{ key: "?", shiftKey: true }, "?"],
  [{ key: "N", shiftKey: true }, "Shift+N"],
  [{ key: "n" }, "N"],
  [{ key: "ArrowLeft", shiftKey: true }, "Shift+ArrowLeft"],
  [{ key: " " }, "Space"],
  [{ key: ">", shiftKey: true }, ">"],
])("%p is called %s", (init, keys) => {
  expect(keysOf(new KeyboardEvent("keydown", init), "Ctrl")).toBe(keys);
});

test("on a Mac, Cmd is Mod, and Ctrl is left to the system, whose texts it edits", () => {
  const palette = counter();
  const back = counter();
  render(
    <>
      <Keys keys="Mod+K" run={palette.run} />
      <Keys keys="B" run={back.run} />
      <input type="text" />
    </>,
  );
  stop();
  stop = startShortcuts("Cmd");
  expect(press("k", { ctrlKey: true }, screen.getByRole("textbox"))).toBe(true);
  expect(press("b", { ctrlKey: true })).toBe(true);
  expect([palette.times, back.times]).toEqual([0, 0]);
  expect(press("k", { metaKey: true }, screen.getByRole("textbox"))).toBe(false);
  expect(palette.times).toBe(1);
});

test("a sequence needs both keys, one soon after the other", () => {
  const run = counter();
  render(<Keys keys="G H" run={run.run} />);
  press("h");
  expect(run.times).toBe(0);
  press("g", { at: 1000 });
  press("h", { at: 1500 });
  expect(run.times).toBe(1);
  press("g", { at: 2000 });
  press("h", { at: 4000 });
  expect(run.times).toBe(1);
});

test("single keys are silent in text fields and dialogs, keys with Ctrl are not", () => {
  const single = counter();
  const combined = counter();
  const { getByRole, getByText } = render(
    <>
      <Keys keys="J" run={single.run} />
      <Keys keys="Mod+K" run={combined.run} />
      <input type="text" />
      <div role="dialog">
        <p>inside</p>
      </div>
      <input type="range" />
    </>,
  );
  press("j", {}, getByRole("textbox"));
  press("j", {}, getByText("inside"));
  expect(single.times).toBe(0);
  press("j", {}, getByRole("slider"));
  expect(single.times).toBe(1);
  press("k", { ctrlKey: true }, getByRole("textbox"));
  expect(combined.times).toBe(1);
});

test("single keys can be switched off", () => {
  const single = counter();
  const combined = counter();
  render(
    <>
      <Keys keys="?" run={single.run} />
      <Keys keys="Mod+K" run={combined.run} />
    </>,
  );
  setSingleKeys(false);
  press("?", { shiftKey: true });
  press("k", { ctrlKey: true });
  expect(single.times).toBe(0);
  expect(combined.times).toBe(1);
});

test("prefers the newest shortcut, and leaves a key to the browser if it returns `false`", () => {
  const older = counter();
  render(<Keys keys="Space" run={older.run} />);
  const { unmount } = render(<Keys keys="Space" run={() => false} />);
  expect(press(" ")).toBe(true);
  expect(older.times).toBe(0);
  unmount();
  expect(press(" ")).toBe(false);
  expect(older.times).toBe(1);
});

function Sheet() {
  const keys = useCurrentShortcuts().map((one) => one.keys);
  return <output>{keys.join(", ")}</output>;
}

test("a list of keys follows keys that are added and removed later", () => {
  const page = (more: boolean) => (
    <>
      <Sheet />
      <Keys keys="A" run={() => undefined} />
      {more && <Keys keys="B" run={() => undefined} />}
    </>
  );
  const { rerender } = render(page(false));
  expect(screen.getByRole("status").textContent).toBe("A");
  rerender(page(true));
  expect(screen.getByRole("status").textContent).toBe("A, B");
  rerender(page(false));
  expect(screen.getByRole("status").textContent).toBe("A");
});
