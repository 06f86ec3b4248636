import fc from "fast-check";
import { PAGES } from "../site/pages.js";
import { readAnalyticsEvent, routeOf } from "./analytics-event.js";
import { asksForPrivacy } from "./privacy-signals.js";

const NOW = new Date("2026-11-21T12:00:00Z");
const read = (name: string, props: unknown, at: unknown = "2026-11-21T11:59:58Z") =>
  readAnalyticsEvent({ name, props, at }, NOW);

test.each([
  ["/", { route: "/" }],
  ["/home", { route: "/home" }],
  ["/home/", { route: "/home" }],
  ["/podcast/0g9kelp", { route: "/podcast/:id", podcastId: "0g9kelp" }],
  ["/podcast/0g9kelp/kit", { route: "/podcast/:id/kit" }],
  ["/podcast/0g9kelp/kit/more", { route: "/404" }],
  ["/podcast/a b", { route: "/404" }],
  ["/blog/how-to-pitch", { route: "/blog/:slug" }],
  ["/no/such/page", { route: "/404" }],
  ["/wp-login.php", { route: "/404" }],
  ["/admin/more", { route: "/404" }],
  ["/admin", undefined],
  ["/admin/", undefined],
  ["", { route: "/" }],
])("finds the route pattern of %s", (path, expected) => expect(routeOf(path)).toEqual(expected));

test("each public page is its own route pattern", () => {
  for (const path of Object.keys(PAGES)) expect(routeOf(path)).toEqual({ route: path });
});

test("a page view contains only its route pattern and podcast", () => {
  const event = read("page_view", { route: "/podcast/:id", podcastId: "kelp1", term: "secret", token: "t" });
  expect(event).toEqual({
    name: "page_view",
    at: new Date("2026-11-21T11:59:58Z"),
    route: "/podcast/:id",
    podcastId: "kelp1",
  });
  expect(read("page_view", { route: "/home", podcastId: "kelp1" })).not.toHaveProperty("podcastId");
  expect(read("page_view", { route: "/reset?token=abc" })).toBeUndefined();
});

test("an event for an opened show has its id, title and location", () => {
  expect(
    read("select_podcast", { podcastId: "kelp1", title: "Kelp\u0000 Radio", location: "home_grid" }),
  ).toMatchObject({
    podcastId: "kelp1",
    title: "Kelp  Radio",
    location: "home_grid",
  });
  expect(read("select_podcast", { podcastId: "kelp1", title: "Kelp", location: "elsewhere" })).toBeUndefined();
  const long = read("select_podcast", { podcastId: "kelp1", title: "🪸".repeat(900), location: "home_grid" });
  expect([...(long as { title: string }).title]).toHaveLength(200);
});

test("a search event contains only its mode and whether anything was found", () => {
  expect(read("search", { mode: "topic", found: false, term: "my illness" })).toEqual({
    name: "search",
    at: new Date("2026-11-21T11:59:58Z"),
    mode: "topic",
    found: false,
  });
  expect(read("search", { mode: "all", found: true })).toMatchObject({ mode: "all", found: true });
  expect(read("search", { mode: "anything", found: true })).toBeUndefined();
});

test("replaces an impossible time with the current one", () => {
  for (const at of ["2026-11-21T12:00:01Z", "2026-11-20T11:59:59Z", "yesterday", 17, undefined, null]) {
    const event = readAnalyticsEvent({ name: "search", props: { mode: "title", found: true }, at }, NOW);
    expect(event?.at).toEqual(NOW);
  }
});

test("recognizes visitors who opt out", () => {
  expect(asksForPrivacy({ doNotTrack: "1" })).toBe(true);
  expect(asksForPrivacy({ globalPrivacyControl: true })).toBe(true);
  expect(asksForPrivacy({ globalPrivacyControl: "1" })).toBe(true);
  expect(asksForPrivacy({ doNotTrack: "0", globalPrivacyControl: false })).toBe(false);
  expect(asksForPrivacy({ doNotTrack: null })).toBe(false);
});

test("never throws for any input, and returns only known events", () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (name, props, at) => {
      const event = readAnalyticsEvent({ name, props, at }, NOW);
      if (event) expect(["page_view", "select_podcast", "search"]).toContain(event.name);
    }),
  );
  fc.assert(fc.property(fc.string(), (path) => void expect(routeOf(path)?.route ?? "/").toMatch(/^\//)));
});
