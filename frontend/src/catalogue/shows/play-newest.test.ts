import { jest } from "@jest/globals";
import { normalizePodcast } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { makeStore } from "../../client/store";
import { FakeServer, refusal } from "../../testing/fake-server";
import { selectToasts } from "../../toasts/toast-slice";
import { playNewest } from "./play-newest";

/** What is said after Play was pressed on a show with these episodes. */
const said = (...episodes: readonly object[]) => saidAfter({ episodes, total: episodes.length });

/** What is said after Play was pressed and the server sent this. */
async function saidAfter(answer: unknown): Promise<readonly string[]> {
  const server = new FakeServer().on("GET /podcasts/1/episodes", () => answer);
  const store = makeStore(server.ask);
  await store.dispatch(playNewest(normalizePodcast({ id: "1", title: "Night Ferry" })!));
  return selectToasts(store.getState()).map(({ text }) => text);
}

test("a show whose feed nobody has read yet", async () => {
  expect(await said()).toEqual(["No episodes known yet. Open the show to load them."]);
});

test("a show whose episodes have no audio file", async () => {
  expect(await said({ id: "e", title: "One", mp3: "" })).toEqual(["This show has no playable episode."]);
});

test.each([
  [true, "Could not load episodes."],
  [false, "You’re offline, so episodes could not be loaded."],
])("a show whose episodes do not arrive; online: %p", async (online, text) => {
  const line = jest.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  expect(await saidAfter(refusal(503))).toEqual([text]);
  line.mockRestore();
});
