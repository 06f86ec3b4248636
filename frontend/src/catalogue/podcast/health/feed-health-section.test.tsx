import type { FeedFinding, FindingState } from "@earshot/domain/catalogue/health/finding";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../../../client/store";
import { FakeServer, refusal } from "../../../testing/fake-server";
import FeedHealthSection from "./feed-health-section";

const ROUTE = "GET /podcasts/p%201/health";
const podcast = (fetchedAt: number) => ({ id: "p 1", fetchedAt }) as PodcastDetail;
const found = (...states: readonly FindingState[]) => ({
  readAt: 1,
  findings: states.map((state, at) => ({ id: `check-${at}`, about: `About ${at}`, state, seen: `Seen ${at}.`, why: `Why ${at}.` }) as unknown as FeedFinding), // prettier-ignore
});

function drawn(server: FakeServer) {
  const store = makeStore(server.ask);
  const page = (fetchedAt: number) => (
    <Provider store={store}>
      <FeedHealthSection podcast={podcast(fetchedAt)} />
    </Provider>
  );
  const { container, rerender } = render(page(1));
  return { container, readAgain: () => rerender(page(2)) };
}

test("the section is folded, counts its notes, and lists them first", async () => {
  drawn(new FakeServer().on(ROUTE, () => found("pass", "note", "unknown", "note")));
  const section = await screen.findByRole("region", { name: "Feed health" });
  expect(section.querySelector("details")?.open).toBe(false);
  expect(section.querySelector("summary")?.textContent).toBe("Feed health2 notes, 1 unknown");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "NoteAbout 1Seen 1.Why 1.",
    "NoteAbout 3Seen 3.Why 3.",
    "UnknownAbout 2Seen 2.Why 2.",
    "PassAbout 0Seen 0.Why 0.",
  ]);
});

test.each([
  [["note"], "1 note"],
  [["pass"], "No notes"],
  [["unknown", "unknown"], "No notes, 2 unknown"],
] as const)("summarizes findings %j as %s", async (states, words) => {
  drawn(new FakeServer().on(ROUTE, () => found(...states)));
  expect(await screen.findByText(words)).toBeDefined();
});

test.each([
  ["without findings", () => found()],
  ["that failed", () => refusal(503)],
])("a show %s has no section", async (_, answer) => {
  const server = new FakeServer();
  let answered = false;
  server.on(ROUTE, () => {
    answered = true;
    return answer();
  });
  const { container } = drawn(server);
  await waitFor(() => expect(answered).toBe(true));
  expect(container.childElementCount).toBe(0);
});

test("an opened section stays open while the feed is read again", async () => {
  const server = new FakeServer().on(ROUTE, () => found("note"));
  const { readAgain } = drawn(server);
  await screen.findByText("1 note");
  const details = screen.getByRole("region").querySelector("details");
  if (details) details.open = true;
  server.on(ROUTE, () => found("pass"));
  readAgain();
  expect(screen.getByText("1 note")).toBeDefined();
  expect(await screen.findByText("No notes")).toBeDefined();
  expect(screen.getByRole("region").querySelector("details")).toBe(details);
  expect(details?.open).toBe(true);
});
