import { MemoryDraftStore } from "@earshot/domain/campaigns/draft-store.fake";
import { jest } from "@jest/globals";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../client/store";
import { FakeServer, refusal } from "../testing/fake-server";
import { Component as DraftsPage } from "./drafts-page";
import type { Platform } from "../platform/platform";
import { PlatformContext } from "../platform/use-platform";
import { unsentDraft } from "./requests/request-draft";

const ANN = { id: "u1", email: "ann@example.org", name: "Ann", emailVerified: true };
const SENT = {
  id: "r1",
  createdAt: "2026-11-24T18:05:00.000Z",
  emailedAt: "2026-11-24T18:05:02.000Z",
  podcastId: "920666",
  podcastTitle: "Night Ferry",
  firstName: "Ada",
  lastName: "Low",
  businessEmail: "ada@tempo.example",
  phone: null,
  companyName: "Tempo",
  budgetRange: "$5K–15K",
  primaryGoal: "Sales",
  campaignBrief: "A watch that plans your training.\nFor runners.",
  referral: null,
};
const page = (...items: object[]) => ({ items, total: items.length, page: 1, pageSize: 20 });

const DRAFTS: Platform = { modKey: "Ctrl", setsVolume: true, drafts: new MemoryDraftStore() };

function open(answer: () => unknown, user: typeof ANN | null = ANN, platform?: Platform): FakeServer {
  const server = new FakeServer()
    .on("GET /auth/session", () => ({ user, providers: {} }))
    .on("GET /campaign-requests", answer);
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>
        {platform ? (
          <PlatformContext value={platform}>
            <DraftsPage />
          </PlatformContext>
        ) : (
          <DraftsPage />
        )}
      </MemoryRouter>
    </Provider>,
  );
  return server;
}

afterEach(() => jest.restoreAllMocks());

test("shows what was sent, about which show, and when it was received", async () => {
  open(() => page(SENT));
  const [row] = within(await screen.findByRole("list", { name: "Sent requests" })).getAllByRole("listitem");
  expect(row?.textContent).toMatch(/Received Nov 2\d, 2026.*, passed on to our team/);
  expect(within(row!).getByRole("link", { name: "Night Ferry" }).getAttribute("href")).toBe("/podcast/920666");
  expect(screen.queryByText("ada@tempo.example")).toBeNull();
  fireEvent.click(within(row!).getByRole("button", { name: /^Show: A watch/ }));
  expect(screen.getByText("ada@tempo.example")).toBeTruthy();
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toContain(SENT.campaignBrief);
  expect(screen.queryByText("Phone")).toBeNull();
});

test("does not claim that a waiting email has arrived", async () => {
  open(() => page({ ...SENT, emailedAt: null }));
  const sent = await screen.findByRole("list", { name: "Sent requests" });
  expect(sent.textContent).toContain("Received");
  expect(sent.textContent).not.toContain("passed on");
});

test("a sent request becomes the text of a new one", async () => {
  open(() => page(SENT));
  fireEvent.click(await screen.findByRole("button", { name: /^Use again: / }));
  await screen.findByRole("list", { name: "Sent requests" });
  expect(unsentDraft.read()).toMatchObject({
    owner: "u1",
    typed: { companyName: "Tempo", campaignBrief: SENT.campaignBrief, budgetRange: "$5K–15K" },
    about: { id: "920666", title: "Night Ferry" },
  });
});

test("says that nothing was sent yet", async () => {
  open(() => page());
  expect(await screen.findByText("Nothing sent yet.")).toBeTruthy();
});

test("offers to retry after a failure", async () => {
  let down = true;
  open(() => (down ? refusal(503) : page(SENT)));
  const section = within(await screen.findByRole("region", { name: "Sent" }));
  expect(await section.findByText("Couldn’t load what you sent.")).toBeTruthy();
  down = false;
  fireEvent.click(section.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("list", { name: "Sent requests" })).toBeTruthy();
});

test("a failure later keeps what was loaded before, and says that it is older", async () => {
  let down = false;
  const server = new FakeServer()
    .on("GET /auth/session", () => ({ user: ANN, providers: {} }))
    .on("GET /campaign-requests", () => (down ? refusal(503) : page(SENT)));
  const store = makeStore(server.ask);
  const visit = () =>
    render(
      <Provider store={store}>
        <MemoryRouter>
          <DraftsPage />
        </MemoryRouter>
      </Provider>,
    );
  const { unmount } = visit();
  await screen.findByRole("list", { name: "Sent requests" });
  unmount();
  down = true;
  visit();
  expect(await screen.findByText("Couldn’t check for newer requests.")).toBeTruthy();
  expect(screen.getByRole("list", { name: "Sent requests" })).toBeTruthy();
  down = false;
  const section = within(screen.getByRole("region", { name: "Sent" }));
  fireEvent.click(section.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(section.queryByRole("alert")).toBeNull());
});

test("offline, says that it is not on this device", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  open(() => refusal(503));
  expect(await screen.findByText(/^What you sent isn’t stored on this device\./)).toBeTruthy();
});

test("asks nothing for a guest", async () => {
  const server = open(() => page(SENT), null);
  expect(await screen.findByText(/could not be read|No drafts/)).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Sent" })).toBeNull();
  expect(server.routes).not.toContain("GET /campaign-requests");
});

test("after a session has ended, drafts of the account are not called lost", async () => {
  open(() => page(), null, DRAFTS);
  expect((await screen.findByText(/^What you write/)).textContent).toBe(
    "What you write in a campaign request stays here until you send it. Drafts written while signed in appear once you sign in.",
  );
});

test("a person who is signed in is not asked to sign in", async () => {
  open(() => page(), ANN, DRAFTS);
  expect((await screen.findByText(/^What you write/)).textContent).not.toContain("sign in");
});
