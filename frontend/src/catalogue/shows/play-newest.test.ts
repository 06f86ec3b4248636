import { normalizePodcast } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import { selectToasts } from "../../toasts/toast-slice";
import { playNewest } from "./play-newest";

/** What is said after Play was pressed on a show with these episodes. */
async function said(...episodes: readonly object[]): Promise<readonly string[]> {
  const server = new FakeServer().on("GET /podcasts/1/episodes", () => ({ episodes, total: episodes.length }));
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
