import { makeStore } from "../../client/store";
import { FakeServer, refusal, soon } from "../../testing/fake-server";
import { arrangeViews } from "./arrange-views";
import { viewsApi } from "./views-api";

const { savedViews } = viewsApi.endpoints;
const answer = (ids: string) => ({
  views: [...ids].map((id) => ({ id, name: id, address: `/home?term=${id}`, hidden: [] })),
  most: 50,
});

/** A page that shows the views a, b, c. All later requests for them are held back. */
async function page() {
  const server = new FakeServer().on("GET /saved-views", () => answer("abc"));
  const arrange = server.hold("PUT /saved-views");
  const store = makeStore(server.ask);
  await store.dispatch(savedViews.initiate());
  const reload = server.hold("GET /saved-views");
  const ask = () => store.dispatch(savedViews.initiate(undefined, { forceRefetch: true }));
  const move = (ids: string) => store.dispatch(arrangeViews([...ids]));
  const shown = () => (savedViews.select()(store.getState()).data ?? []).map(({ id }) => id).join("");
  return { arrange, reload, ask, move, shown };
}

test("shows the new order before the server answers", async () => {
  const { arrange, move, shown } = await page();
  const done = move("bac");
  await soon();
  expect(shown()).toBe("bac");
  await arrange.answer({});
  await done;
  expect(shown()).toBe("bac");
});

test("ignores answers to requests from before a move", async () => {
  const { arrange, reload, ask, move, shown } = await page();
  const early = ask();
  await soon();
  const done = move("bac");
  await soon();
  await reload.answer(answer("abc"));
  await early;
  expect(shown()).toBe("bac");

  const during = ask();
  await soon();
  await arrange.answer({});
  await done;
  await reload.answer(answer("abc"));
  await during;
  expect(shown()).toBe("bac");
});

test("applies the answer to a later request, from another device", async () => {
  const { arrange, reload, move, shown } = await page();
  const done = move("bac");
  await soon();
  await arrange.answer({});
  await done;
  // The move itself requests the views again.
  while (reload.count === 0) await soon();
  await reload.answer(answer("cba"));
  expect(shown()).toBe("cba");
});

test("a refusal restores the old order", async () => {
  const { arrange, move, shown } = await page();
  const refused = expect(move("bac")).rejects.toMatchObject({ status: 503 });
  await soon();
  await arrange.answer(refusal(503, "Please try again shortly."));
  await refused;
  expect(shown()).toBe("abc");
});
