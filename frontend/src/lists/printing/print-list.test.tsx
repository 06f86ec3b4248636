import { jest } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { startShortcuts } from "../../keyboard/shortcuts";
import { PlatformContext } from "../../platform/use-platform";
import { FakeServer, type FakeCall, refusal, soon } from "../../testing/fake-server";
import { toastTexts } from "../../testing/toast-texts";
import { ToastRegion } from "../../toasts/toast";
import { useListItemsQuery } from "../api/lists-api";
import { useSavePdf } from "../desk/use-save-pdf";
import { useWholeItems } from "./use-whole-items";
import WholeListBar from "./whole-list-bar";

const LIST = { listId: "l", sort: "title_asc", q: "", status: "Booked" } as const;

const itemOf = (number: number) => ({
  id: `item ${number}`,
  podcastId: `show ${number}`,
  payload: { title: `Show ${number}.`, author: "Ada", image_url: null },
  createdAt: "2026-11-01T12:00:00.000Z",
  version: 1,
  status: "Booked",
  note: "",
  price: null,
  tags: [],
});
const numbers = Array.from({ length: 30 }, (_, index) => index + 1);
const pageOf = ({ params }: FakeCall) => {
  const { page } = params as { page: number };
  const items = numbers.slice((page - 1) * 24, page * 24).map(itemOf);
  return { items, total: 30, page, nextCursor: null, pageSize: 24, figures: {} };
};
/** No response, as without a network. */
const UNREACHABLE = { error: { status: "FETCH_ERROR", error: "" } };
/** The shows on the page, by their numbers, in their order. */
const shown = () =>
  [...(document.querySelector("main")?.textContent ?? "").matchAll(/Show (\d+)\./g)].map(([, n]) => Number(n));
let printed: number[][] = [];
/** A browser sends these events around any printing, also to a PDF. */
function putOnPaper() {
  window.dispatchEvent(new Event("beforeprint"));
  printed.push(shown());
  window.dispatchEvent(new Event("afterprint"));
}
let whenIdle: (() => void)[] = [];
/** What the page does when the browser is idle. */
const idle = () => {
  for (const run of whenIdle.splice(0)) run();
  return soon();
};

/** The items of a list, as the page of lists shows them. */
function List() {
  const [q, setQ] = useState("");
  const { data, currentData } = useListItemsQuery({ ...LIST, q, page: 1 });
  const { whole, all } = useWholeItems({ ...LIST, q }, data, currentData !== undefined);
  return (
    <>
      {(all ?? data)?.items.map(({ id, payload }) => (
        <p key={id}>{payload.title}</p>
      ))}
      <button onClick={() => setQ("news")}>Filter</button>
      {whole.several && <WholeListBar whole={whole} />}
    </>
  );
}

function SavePdf() {
  const save = useSavePdf();
  return <button onClick={() => save("To Pitch")}>Save PDF</button>;
}

async function open(answer: (call: FakeCall) => unknown = pageOf) {
  const server = new FakeServer().on("GET /lists/l/items", answer);
  const store = makeStore(server.ask);
  const pdf = { save: async () => (putOnPaper(), "/home/To_Pitch.pdf") };
  render(
    <Provider store={store}>
      <PlatformContext value={{ modKey: "Ctrl", setsVolume: true, pdf }}>
        <MemoryRouter>
          <main>
            <List />
          </main>
          <SavePdf />
          <ToastRegion />
        </MemoryRouter>
      </PlatformContext>
    </Provider>,
  );
  await waitFor(() => expect(shown()).toEqual(numbers.slice(0, 24)));
  return { server, store };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const closeDialog = () => act(() => void window.dispatchEvent(new Event("afterprint")));

beforeEach(() => {
  printed = [];
  // jsdom cannot print.
  window.print = putOnPaper;
  whenIdle = [];
  // Nor is it ever idle.
  window.requestIdleCallback = (run) => whenIdle.push(run as () => void);
  window.cancelIdleCallback = () => void (whenIdle = []);
});
afterEach(() => void jest.restoreAllMocks());

test("prints all shows of a list in their order, and then shows one page again", async () => {
  const { server, store } = await open();
  press("Print all pages");
  await waitFor(() => expect(printed).toEqual([numbers]));
  const asked = server.calls.filter(({ route }) => route === "GET /lists/l/items").map(({ params }) => params);
  // The same order and filter as on the screen.
  expect(asked.slice(-2)).toEqual([1, 2].map((page) => ({ page, sort: "title_asc", q: "", status: "Booked" })));
  await waitFor(() => expect(shown()).toEqual(numbers.slice(0, 24)));
  expect(toastTexts(store)).toEqual([]);
});

test("saves all shows as a PDF, and then shows one page again", async () => {
  const { store } = await open();
  press("Save PDF");
  await waitFor(() => expect(toastTexts(store)).toEqual(["Saved To_Pitch.pdf"]));
  expect(printed).toEqual([numbers]);
  await waitFor(() => expect(shown()).toEqual(numbers.slice(0, 24)));
});

test("can print this page alone, also if the others were loaded ahead", async () => {
  const { store } = await open();
  await act(idle);
  press("Print this page");
  await act(soon);
  expect(printed).toEqual([numbers.slice(0, 24)]);
  expect(toastTexts(store)).toEqual([]);
  // Printing with the browser's own command still prints the whole list.
  act(putOnPaper);
  expect(printed.at(-1)).toEqual(numbers);
});

test("prints nothing if a page cannot be loaded, and gives the reason", async () => {
  const { store } = await open((call) => ((call.params as { page: number }).page === 2 ? refusal(500) : pageOf(call)));
  press("Print all pages");
  const reason = "The other pages couldn’t be loaded. Please try again.";
  await waitFor(() => expect(toastTexts(store)).toEqual([reason]));
  expect(printed).toEqual([]);
  expect(shown()).toEqual(numbers.slice(0, 24));
  press("Continue with this page");
  await waitFor(() => expect(printed).toEqual([numbers.slice(0, 24)]));
  // A message about the browser's own command would be wrong.
  await waitFor(() => expect(toastTexts(store)).toEqual([]));
});

test.each([
  ["prints", "Print all pages", []],
  ["saves", "Save PDF", ["Saved To_Pitch.pdf"]],
])("says that the device is offline, and still %s this page", async (_, command, messages) => {
  let offline = false;
  const { store } = await open((call) => (offline ? UNREACHABLE : pageOf(call)));
  // Pages that were loaded ahead are not printed with this one.
  await act(idle);
  offline = true;
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  press(command);
  const reason = "You’re offline, so the other pages couldn’t be loaded.";
  await waitFor(() => expect(toastTexts(store)).toEqual([reason]));
  expect(printed).toEqual([]);
  press("Continue with this page");
  await waitFor(() => expect(printed).toEqual([numbers.slice(0, 24)]));
  await waitFor(() => expect(toastTexts(store)).toEqual(messages));
});

test("Ctrl+P prints all pages", async () => {
  const end = startShortcuts("Ctrl");
  await open();
  const isFree = fireEvent.keyDown(document.body, { key: "p", ctrlKey: true });
  end();
  // The browser does not open its dialog for this page alone.
  expect(isFree).toBe(false);
  await waitFor(() => expect(printed).toEqual([numbers]));
});

test("on a Mac, Cmd+P prints all pages, and Ctrl+P moves to the previous line of a note", async () => {
  const end = startShortcuts("Cmd");
  await open();
  expect(fireEvent.keyDown(document.body, { key: "p", ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: "p", metaKey: true })).toBe(false);
  end();
  await waitFor(() => expect(printed).toEqual([numbers]));
});

test("Ctrl+P of a list with a single page is the browser's own", async () => {
  const end = startShortcuts("Ctrl");
  await open(({ params }) => ({ ...pageOf({ route: "", body: undefined, params }), total: 24 }));
  const isFree = fireEvent.keyDown(document.body, { key: "p", ctrlKey: true });
  end();
  expect(isFree).toBe(true);
});

test("shows the progress of a long list, and can be canceled", async () => {
  const { server, store } = await open();
  const held = server.hold("GET /lists/l/items");
  press("Print all pages");
  await act(() => held.answer(pageOf({ route: "", body: undefined, params: { page: 1 } })));
  expect(await screen.findByRole("progressbar", { name: "24 of 30 shows" })).toBeTruthy();
  screen.getByRole("button", { name: "Cancel" }).focus();
  press("Cancel");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Print all pages" }));
  expect(screen.queryByRole("progressbar")).toBeNull();
  await act(() => held.answer(pageOf({ route: "", body: undefined, params: { page: 2 } })));
  await act(soon);
  expect(printed).toEqual([]);
  expect(shown()).toEqual(numbers.slice(0, 24));
  expect(toastTexts(store)).toEqual([]);
});

test("after the browser's own command, which cannot wait, it offers to print all pages", async () => {
  const { store } = await open();
  closeDialog();
  expect(toastTexts(store)).toEqual(["The browser’s own command prints only this page: 24 of 30 shows."]);
  fireEvent.click(screen.getAllByRole("button", { name: "Print all pages" }).at(-1)!);
  await waitFor(() => expect(printed).toEqual([numbers]));
});

test("the browser's own command prints all shows of a short list, whose pages were loaded ahead", async () => {
  const { store } = await open();
  await act(idle);
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(shown()).toEqual(numbers);
  closeDialog();
  expect(shown()).toEqual(numbers.slice(0, 24));
  expect(toastTexts(store)).toEqual([]);
});

test("the pages of a filtered list are loaded ahead once its total is known", async () => {
  const { server } = await open();
  const held = server.hold("GET /lists/l/items");
  press("Filter");
  await act(idle);
  const asked = () =>
    server.calls.map(({ params }) => params as { page: number; q: string }).filter(({ q }) => q === "news");
  expect(asked().map(({ page }) => page)).toEqual([1]);
  await act(() => held.answer({ ...pageOf(server.calls.at(-1)!), items: numbers.slice(0, 24).map(itemOf) }));
  await waitFor(() => expect(whenIdle).toHaveLength(1));
  await act(idle);
  expect(asked().map(({ page }) => page)).toEqual([1, 2]);
});

test("only a short list is loaded ahead", async () => {
  const { server } = await open((call) => ({ ...pageOf(call), total: 97 }));
  await act(idle);
  expect(server.calls).toHaveLength(1);
});
