import { type Ask, SavedAmong } from "./saved-among";

function server(saved: readonly { id: string; podcastId: string }[]) {
  const requests: (readonly string[])[] = [];
  const ask: Ask = async (ids) => {
    requests.push(ids);
    return { data: { saved: saved.filter(({ podcastId }) => ids.includes(podcastId)) } };
  };
  return { requests, ask };
}

test("the cards of a screen share one request, and each gets its own answer", async () => {
  const { requests, ask } = server([{ id: "s1", podcastId: "b" }]);
  const among = new SavedAmong();
  const answers = await Promise.all(["a", "b", "b", "c"].map((id) => among.find(id, ask)));
  expect(requests).toEqual([["a", "b", "c"]]);
  expect(answers).toEqual([{ data: null }, { data: { id: "s1" } }, { data: { id: "s1" } }, { data: null }]);
});

test("more than a hundred shows are asked for in parts", async () => {
  const { requests, ask } = server([]);
  const among = new SavedAmong();
  await Promise.all(Array.from({ length: 130 }, (_, index) => among.find(String(index), ask)));
  expect(requests.map((ids) => ids.length)).toEqual([100, 30]);
});

test("a later question is a new one", async () => {
  const { requests, ask } = server([]);
  const among = new SavedAmong();
  await among.find("a", ask);
  await among.find("a", ask);
  expect(requests).toEqual([["a"], ["a"]]);
});

test("a failure reaches every card, and the next call asks again", async () => {
  const error = { kind: "unreachable", code: "", detail: "", errors: [] } as const;
  const failing: Ask = async () => ({ error });
  const among = new SavedAmong();
  expect(await Promise.all([among.find("a", failing), among.find("b", failing)])).toEqual([{ error }, { error }]);
  const { ask } = server([{ id: "s1", podcastId: "a" }]);
  expect(await among.find("a", ask)).toEqual({ data: { id: "s1" } });
});
