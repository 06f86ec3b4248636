import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../client/store";
import { FakeServer, refusal } from "../testing/fake-server";
import { Feeds } from "./feeds";
import { Imports } from "./imports";
import { Inbox } from "./inbox";
import { Jobs } from "./jobs";
import { Overview } from "./overview";
import { People } from "./people";

const at = "2026-11-24T02:00:40.000Z";

beforeEach(() => {
  // jsdom has no layout.
  HTMLElement.prototype.checkVisibility = () => true;
});

function show(server: FakeServer, part: React.ReactNode) {
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>{part}</MemoryRouter>
    </Provider>,
  );
}

test("a feed has the title of its show and its id; without a title, the id", async () => {
  const feed = { failures: 3, reason: "It is gone.", triedAt: at };
  const failing = [
    { ...feed, podcastId: "one", title: "Salt" },
    { ...feed, podcastId: "two", title: null, failures: 1 },
  ];
  show(
    new FakeServer().on("GET /admin/feeds", () => ({ due: 0, lag: 0, arrived: 0, failing })),
    <Feeds />,
  );
  expect((await screen.findByRole("link", { name: "Salt" })).getAttribute("href")).toBe("/podcast/one");
  const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows[0]).toContain("one");
  expect(rows.map((row) => /once|3 times in a row/.exec(row ?? "")?.[0])).toEqual(["3 times in a row", "once"]);
  expect(screen.getByRole("link", { name: "two" })).toBeTruthy();
  expect(rows[1]).not.toContain("·");
});

test("a failed job has the title of its show and its key", async () => {
  const failed = [{ id: "a", queue: "checks", key: "local:one", title: "Salt", tries: 3, diedAt: at, reason: "No." }];
  show(
    new FakeServer().on("GET /admin/jobs", () => ({ queues: [], failed })),
    <Jobs />,
  );
  expect(await screen.findByRole("button", { name: "Retry Salt" })).toBeTruthy();
  expect(screen.getByText("Salt").closest("li")?.textContent).toContain("local:one");
});

test("a viewed show has its title as a link, and its id; without a title, the id", async () => {
  const people = { all: 0, confirmed: 0, newThisWeek: 0, locked: 0, leaving: 0 };
  const counts = { lists: 0, saved: 0, tracked: 0, briefs: 0, messages: 0, waitlist: 0, mailWaiting: 0 };
  const shows = [
    { podcastId: "one", title: "Salt", views: 3, selections: 1 },
    { podcastId: "two/2", title: "", views: 2, selections: 0 },
  ];
  const figures = { ...counts, people, catalogue: { shows: 2, updatedAt: at }, views: [], searches: [], shows };
  show(
    new FakeServer().on("GET /admin/figures", () => figures),
    <Overview />,
  );
  const link = await screen.findByRole("link", { name: "Salt" });
  expect([link.getAttribute("href"), link.dir]).toEqual(["/podcast/one", "auto"]);
  expect(link.closest("li")?.textContent).toContain("· one");
  expect(screen.getByRole("link", { name: "two/2" }).getAttribute("href")).toBe("/podcast/two%2F2");
});

test("a brief has a link to its show", async () => {
  const podcast = { id: "one", title: "Salt" };
  const brief = { id: "a", createdAt: at, from: "Ada", email: "ada@example.org", facts: [], podcast, text: "" };
  show(
    new FakeServer().on("GET /admin/inbox", () => ({ entries: [brief], removals: { pending: 0, done: 0 } })),
    <Inbox />,
  );
  expect((await screen.findByRole("link", { name: "Salt" })).getAttribute("href")).toBe("/podcast/one");
});

const inbox = (count: number) => ({
  entries: Array.from({ length: count }, (_, n) => ({ id: `${n}`, createdAt: at, email: "a@example.org", facts: [] })),
  removals: { pending: 0, done: 0 },
});

test("messages that could not be loaded are not replaced with briefs", async () => {
  const brief = { id: "a", createdAt: at, from: "Ada", email: "ada@example.org", facts: [], text: "A brief" };
  show(
    new FakeServer().on("GET /admin/inbox", ({ params }) =>
      (params as { kind: string }).kind === "campaign"
        ? { entries: [brief], removals: { pending: 0, done: 0 } }
        : refusal(503),
    ),
    <Inbox />,
  );
  expect(await screen.findByText("A brief")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "Messages" }));
  expect(await screen.findByText("This could not be loaded.")).toBeTruthy();
  expect(screen.queryByText("A brief")).toBeNull();
});

test("while messages load, nothing of the briefs is shown, and their pages have no buttons", async () => {
  const server = new FakeServer().on("GET /admin/inbox", () => inbox(50));
  show(server, <Inbox />);
  expect(await screen.findByRole("button", { name: "Older" })).toBeTruthy();
  const messages = server.hold("GET /admin/inbox");
  fireEvent.click(screen.getByRole("radio", { name: "Messages" }));
  await waitFor(() => expect(messages.count).toBe(1));
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(screen.queryByRole("button", { name: "Older" })).toBeNull();
  await act(() => messages.answer(inbox(1)));
  expect(await screen.findByRole("listitem")).toBeTruthy();
});

test("older messages that could not be loaded leave the rows, the buttons and the focus as they are", async () => {
  const server = new FakeServer().on("GET /admin/inbox", () => inbox(50));
  show(server, <Inbox />);
  const older = await screen.findByRole("button", { name: "Older" });
  server.on("GET /admin/inbox", () => refusal(503));
  older.focus();
  fireEvent.click(older);
  expect(await screen.findByText("This could not be updated, and may be out of date.")).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(50);
  expect(screen.getByRole("button", { name: "Newest" })).toBeTruthy();
  expect(document.activeElement).toBe(older);
});

test("a button for another page that is removed when pressed gives the focus to the other one", async () => {
  const server = new FakeServer().on("GET /admin/inbox", ({ params }) =>
    inbox((params as { before?: string }).before === undefined ? 50 : 1),
  );
  show(server, <Inbox />);
  const older = await screen.findByRole("button", { name: "Older" });
  older.focus();
  fireEvent.click(older);
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  const newest = screen.getByRole("button", { name: "Newest" });
  expect(document.activeElement).toBe(newest);
  fireEvent.click(newest);
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(50));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Older" }));
});

test("accounts of another search are not shown for one that failed", async () => {
  const person = { id: "a", email: "ada@example.org", name: "", emailVerified: true, createdAt: at };
  const server = new FakeServer().on("GET /admin/people", () => ({ people: [person] }));
  show(server, <People />);
  expect(await screen.findByText("ada@example.org")).toBeTruthy();
  server.on("GET /admin/people", () => refusal(503));
  const field = screen.getByRole("searchbox", { name: "Address or name" });
  fireEvent.change(field, { target: { value: "ben" } });
  fireEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(await screen.findByText("This could not be loaded.")).toBeTruthy();
  expect(screen.queryByText("ada@example.org")).toBeNull();
});

test("the search in all modes is named in words", async () => {
  const people = { all: 0, confirmed: 0, newThisWeek: 0, locked: 0, leaving: 0 };
  const counts = { lists: 0, saved: 0, tracked: 0, briefs: 0, messages: 0, waitlist: 0, mailWaiting: 0 };
  const searches = [
    { mode: "all", searches: 3, withoutResult: 1 },
    { mode: "host", searches: 1, withoutResult: 0 },
  ];
  const figures = { ...counts, people, catalogue: { shows: 2, updatedAt: at }, views: [], searches, shows: [] };
  show(
    new FakeServer().on("GET /admin/figures", () => figures),
    <Overview />,
  );
  expect(await screen.findByText("Search anywhere")).toBeTruthy();
  expect(screen.getByText("Search by host")).toBeTruthy();
});

test("what an import left out is marked in words", async () => {
  const run = { id: "a", machine: "vm", startedAt: at, changedAt: at, share: 1, read: 9, phase: null, ended: "done" };
  const report = [
    { outcome: "bad", file: "a.xml", reason: "It is not a feed." },
    { outcome: "skipped", file: "b.xml", reason: "An error page." },
  ];
  show(
    new FakeServer().on("GET /admin/imports", () => ({ imports: [{ ...run, bad: 1, skipped: 1, report }] })),
    <Imports />,
  );
  await screen.findByText("a.xml");
  const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toEqual(["a.xmlIt is not a feed.Bad", "b.xmlAn error page.Skipped"]);
});
