import { forgetSeen, recentlySeen, rememberSeen, type SeenShow } from "./recently-seen";

const show = (id: string, more: Partial<SeenShow> = {}): SeenShow => ({
  ...{ id, title: `Show ${id}`, imageUrl: "", listener_range: "1,000-5,000" },
  ...more,
});
const ids = () => recentlySeen().map(({ id }) => id);

beforeEach(() => localStorage.clear());

test("lists the newest show first, each once with its latest facts", () => {
  rememberSeen(show("a"));
  rememberSeen(show("b"));
  rememberSeen(show("a", { title: "Renamed" }));
  expect(ids()).toEqual(["a", "b"]);
  expect(recentlySeen()[0]?.title).toBe("Renamed");
});

test("stores six shows, with only the fields that the page shows", () => {
  for (let at = 1; at <= 8; at += 1) rememberSeen({ ...show(String(at)), secret: 1 } as SeenShow);
  expect(ids()).toEqual(["8", "7", "6", "5", "4", "3"]);
  expect(Object.keys(recentlySeen()[0] ?? {})).toEqual(["id", "title", "imageUrl", "listener_range"]);
});

test("keeps the minimum band of a listed show", () => {
  rememberSeen(show("a", { listener_range: "N/A", listenersAtLeast: "Large" }));
  expect(recentlySeen()[0]?.listenersAtLeast).toBe("Large");
});

test("forgetting empties the list", () => {
  rememberSeen(show("a"));
  forgetSeen();
  expect(ids()).toEqual([]);
});

test.each([
  "not json",
  '{"a":1}',
  '[1, null, {"id":"x"}]',
  '[{"id":"","title":"","imageUrl":"","listener_range":""}]',
  '[{"id":"x","title":"","imageUrl":"","listener_range":"","listenersAtLeast":1}]',
])("ignores %s in storage", (stored) => {
  localStorage.setItem("earshot.recently-seen", stored);
  expect(ids()).toEqual([]);
});
