import { act, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { Link, MemoryRouter, Route, Routes } from "react-router-dom";
import { NO_DRAFT, unsentDraft } from "../campaigns/requests/request-draft";
import { loadReader } from "../campaigns/match/use-brief";
import { Component as MatchPage } from "../campaigns/match-page";
import { makeStore } from "../client/store";
import { FakeServer } from "../testing/fake-server";
import { RouteAnnouncer } from "./route-announcer";

type Visit = { readonly brief: string; readonly mouse: boolean };

/** Opens a page with a link to the brief, or the brief itself. */
function open(at: "/" | "/match", { brief, mouse }: Visit): void {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: mouse }) as MediaQueryList;
  unsentDraft.write({ ...NO_DRAFT, typed: { campaignBrief: brief } });
  const server = new FakeServer().on("GET /auth/session", () => ({ user: null, providers: {} }));
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter initialEntries={[at]}>
        <main>
          <Routes>
            <Route index element={<Link to="/match">Match</Link>} />
            <Route path="match" element={<MatchPage />} />
          </Routes>
        </main>
        <RouteAnnouncer />
      </MemoryRouter>
    </Provider>,
  );
}

beforeAll(loadReader);

test("a page that begins with a field focuses it, and its title is announced", async () => {
  open("/", { brief: "", mouse: true });
  await act(async () => void fireEvent.click(screen.getByRole("link", { name: "Match" })));
  expect(document.activeElement).toBe(screen.getByLabelText("Campaign brief"));
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Match a brief - Earshot");
});

test.each<[string, Visit]>([
  ["on a touch screen, where the keyboard would open", { brief: "", mouse: false }],
  ["with a brief, whose matches are read", { brief: "Running shoes", mouse: true }],
])("focuses the heading %s", async (_, visit) => {
  open("/", visit);
  await act(async () => void fireEvent.click(screen.getByRole("link", { name: "Match" })));
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});

test("the field has the focus when it is the first page", async () => {
  await act(async () => open("/match", { brief: "", mouse: true }));
  expect(document.activeElement).toBe(screen.getByLabelText("Campaign brief"));
});
