import type { Claim, FeedCheck } from "@earshot/backend/claims/claims.schemas";
import type { FeedFinding } from "@earshot/domain/catalogue/health/finding";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { usePodcastQuery } from "../catalogue/api/catalogue-api";
import FeedHealthSection from "../catalogue/podcast/health/feed-health-section";
import { makeStore } from "../client/store";
import { FakeServer, refusal, soon } from "../testing/fake-server";
import CheckFeed from "./check-feed";

const PODCAST = { id: "p", fetchedAt: 1 } as PodcastDetail;
const PROVED = { id: "c", podcastId: "p", state: "proved" } as Claim;
const SHOW = "GET /podcasts/p";
const HEALTH = "GET /podcasts/p/health";
const CHECK = "POST /claims/c/health";

const finding = (seen: string): FeedFinding => ({ id: "language", about: "Language", state: "note", seen, why: "" });
const health = (seen: string, readAt: number | null = 1) => ({ readAt, findings: [finding(seen)] });
const checked = (more: Partial<FeedCheck>): FeedCheck => ({
  ...{ failure: null, health: health("After.", 2) },
  ...more,
});
/** A refusal with a header. */
const later = (detail: string, seconds: number) => ({
  ...{ error: { status: 429, data: { detail, code: "claim.feed-later" } } },
  meta: { response: { headers: new Map([["retry-after", String(seconds)]]) } },
});

function Page() {
  usePodcastQuery(PODCAST.id);
  return (
    <FeedHealthSection podcast={PODCAST}>
      <CheckFeed podcast={PODCAST} />
    </FeedHealthSection>
  );
}

async function drawn(claims: readonly Partial<Claim>[], user: object | null = { id: "u" }): Promise<FakeServer> {
  const server = new FakeServer()
    .on("GET /auth/session", () => ({ user, providers: {} }))
    .on("GET /claims", () => ({ claims }))
    .on(SHOW, () => PODCAST)
    .on(HEALTH, () => health("Before."));
  render(
    <Provider store={makeStore(server.ask)}>
      <Page />
    </Provider>,
  );
  await screen.findByText("Before.");
  await soon();
  expect(server.routes).not.toContain("GET /claims");
  const folded = document.querySelector("details") as HTMLDetailsElement;
  folded.open = true;
  return server;
}
const button = () => screen.findByRole("button", { name: "Check now" });
const status = () => screen.getByRole("status").textContent;

test("the findings of the check replace the old ones, and the button keeps the focus", async () => {
  const server = await drawn([PROVED]);
  const held = server.hold(CHECK);
  const pressed = await button();
  pressed.focus();
  fireEvent.click(pressed);
  await waitFor(() => expect(status()).toBe("Reading your feed…"));
  expect([pressed.getAttribute("aria-disabled"), pressed.textContent]).toEqual(["true", "Checking…"]);
  fireEvent.click(pressed);
  expect(screen.getByText("Before.")).toBeDefined();
  await waitFor(() => expect(held.count).toBe(1));
  await held.answer(checked({}));
  await waitFor(() => expect(status()).toBe("Checked just now."));
  expect(screen.getByText("After.")).toBeDefined();
  expect(screen.queryByText("Before.")).toBeNull();
  expect(document.activeElement).toBe(pressed);
  expect([pressed.getAttribute("aria-disabled"), pressed.textContent]).toEqual(["false", "Check now"]);
  expect(server.routes.filter((route) => route === CHECK)).toHaveLength(1);
  await waitFor(() => expect(server.routes.filter((route) => route === SHOW)).toHaveLength(2));
});

const GONE = "We couldn’t read the feed: the server returned 404.";
test.each<[string, unknown, RegExp, string]>([
  [
    "that fails",
    checked({ failure: GONE, health: health("Before.") }),
    /^We couldn’t read the feed: the server returned 404\. The findings below are from the last good read\.$/,
    "Before.",
  ],
  [
    "of a feed that was never read",
    checked({ failure: GONE, health: health("Before.", null) }),
    /^We couldn’t read the feed: the server returned 404\.$/,
    "Before.",
  ],
  [
    "within the hour",
    later("A feed is checked at most once an hour.", 1_800),
    /^A feed is checked at most once an hour\. You can check it again on \w+ \d+ at \d\d:\d\d\.$/,
    "Before.",
  ],
  [
    "right after another read",
    later("The feed was read a moment ago.", 8),
    /^The feed was read a moment ago\. You can check it again in 8 seconds\.$/,
    "Before.",
  ],
  [
    "without a connection",
    { error: { status: "FETCH_ERROR", data: undefined } },
    /^Earshot can’t be reached\. Try again later\.$/,
    "Before.",
  ],
  [
    "that takes too long",
    { error: { status: "TIMEOUT_ERROR", data: undefined } },
    /^The check may still finish\. Reload the page in a minute\.$/,
    "Before.",
  ],
  ["of a claim that ended meanwhile", refusal(409, "Prove that the show is yours first."), /^Prove that/, "Before."],
])("a check %s has its text", async (_, answer, text, finding) => {
  const server = await drawn([PROVED]);
  server.on(CHECK, () => answer);
  fireEvent.click(await button());
  await waitFor(() => expect(status()).toMatch(text));
  expect(screen.getByText(finding)).toBeDefined();
});

test.each([
  ["ended", 409],
  ["is unknown", 404],
])("if the claim %s, the page is not loaded again, so that the reason stays", async (_, code) => {
  const server = await drawn([PROVED]);
  server.on(CHECK, () => refusal(code, "The reason."));
  const pressed = await button();
  pressed.focus();
  const before = server.routes.length;
  fireEvent.click(pressed);
  await waitFor(() => expect(status()).toBe("The reason."));
  await soon();
  expect(server.routes.slice(before)).toEqual([CHECK]);
  expect(document.activeElement).toBe(pressed);
});

test.each<[string, readonly Partial<Claim>[], object | null]>([
  ["guests", [PROVED], null],
  ["accounts without a claim", [], { id: "u" }],
  ["an unproved claim", [{ ...PROVED, state: "waiting" }], { id: "u" }],
  ["a claim that ended", [{ ...PROVED, state: "replaced" }], { id: "u" }],
  ["the makers of another show", [{ ...PROVED, podcastId: "q" }], { id: "u" }],
])("there is no button for %s", async (_, claims, user) => {
  const server = await drawn(claims, user);
  await waitFor(() => expect(server.routes).toContain(user ? "GET /claims" : "GET /auth/session"));
  await soon();
  expect(screen.queryByText("Check now")).toBeNull();
});
