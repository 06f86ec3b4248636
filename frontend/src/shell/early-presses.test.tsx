import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { lazy, Suspense, useEffect } from "react";
import { endEarlyPresses, repeatEarlyPresses, takeEvent } from "./early-presses";

const SCRIPT = readFileSync(join(process.cwd(), "frontend/public/theme.js"), "utf8");

/** The header is hydrated with the shell, the part between the marks when its code has loaded. */
const DOCUMENT = `<div><button type="button">Menu</button><!--$--><button type="button">Filters</button>
<button type="button">Views</button><input type="checkbox" aria-label="Explicit"><input type="radio" aria-label="Topics">
<select aria-label="Since"><option value="">Any</option><option value="30d">30 days</option></select><!--/$--></div>`.replaceAll(
  "\n",
  "",
);

let acted: string[];
let arrive: () => Promise<void>;
let container: HTMLElement;

beforeEach(() => {
  acted = [];
  localStorage.setItem("earshot.theme", "dark");
  const script = document.createElement("script");
  script.textContent = SCRIPT;
  document.head.append(script);
  container = document.createElement("div");
  container.innerHTML = DOCUMENT;
  document.body.append(container);
});
afterEach(() => {
  window.earlyPresses?.end();
  container.remove();
});

const note = (what: string) => () => void acted.push(what);

function Controls() {
  useEffect(endEarlyPresses, []);
  return (
    <>
      <button type="button" onClick={note("filters")}>
        Filters
      </button>
      <button type="button" onClick={note("views")}>
        Views
      </button>
      <input
        type="checkbox"
        aria-label="Explicit"
        checked={false}
        onChange={(event) => acted.push(`explicit ${event.target.checked}`)}
      />
      <input type="radio" aria-label="Topics" checked={false} onChange={note("topics")} />
      <select aria-label="Since" value="" onChange={(event) => acted.push(`since ${event.target.value}`)}>
        <option value="">Any</option>
        <option value="30d">30 days</option>
      </select>
    </>
  );
}

/** Hydrates the HTML as the shell does. `arrive` delivers the code of the page. */
function takeOver(): void {
  let loaded: (code: { default: typeof Controls }) => void = () => undefined;
  const Page = lazy(() => new Promise<{ default: typeof Controls }>((resolve) => (loaded = resolve)));
  arrive = () => act(async () => Promise.resolve(loaded({ default: Controls })));
  function Shell() {
    useEffect(repeatEarlyPresses, []);
    return (
      <div onClickCapture={takeEvent} onChangeCapture={takeEvent}>
        <button type="button" onClick={note("menu")}>
          Menu
        </button>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </div>
    );
  }
  render(<Shell />, { container, hydrate: true });
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("repeats an early press once, when its part of the page is hydrated", async () => {
  press("Filters");
  press("Filters");
  takeOver();
  expect(acted).toEqual([]);
  await arrive();
  expect(acted).toEqual(["filters"]);
  press("Filters");
  expect(acted).toEqual(["filters", "filters"]);
});

test("repeats an early press on the shell at once, and one on the page after it loads", async () => {
  press("Menu");
  takeOver();
  expect(acted).toEqual(["menu"]);
  press("Menu");
  press("Filters");
  expect(acted).toEqual(["menu", "menu"]);
  await arrive();
  expect(acted).toEqual(["menu", "menu", "filters"]);
});

test("repeats only the last of several early presses", async () => {
  press("Filters");
  press("Views");
  takeOver();
  await arrive();
  expect(acted).toEqual(["views"]);
});

test("Escape cancels an early press", async () => {
  press("Filters");
  fireEvent.keyDown(document.body, { key: "Escape" });
  takeOver();
  await arrive();
  expect(acted).toEqual([]);
});

test("passes choices from before hydration to React", async () => {
  fireEvent.click(screen.getByRole("checkbox", { name: "Explicit" }));
  fireEvent.click(screen.getByRole("radio", { name: "Topics" }));
  fireEvent.change(screen.getByRole("combobox", { name: "Since" }), { target: { value: "30d" } });
  takeOver();
  await arrive();
  expect(acted).toEqual(["explicit true", "topics", "since 30d"]);
});

test("keeps a choice that was taken back unchanged", async () => {
  const box = screen.getByRole("checkbox", { name: "Explicit" });
  fireEvent.click(box);
  fireEvent.click(box);
  takeOver();
  await arrive();
  expect(acted).toEqual(["explicit false"]);
});
