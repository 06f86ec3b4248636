import { type Ask, SavedAmong } from "./saved-among";

function server(saved: readonly { id: string; podcastId: string }[]) {
  const requests: (readonly string[])[] = [];
  const ask: Ask = async (ids) => {
    requests.push(ids);
    return { data: { saved: saved.filter(({ podcastId }) => ids.includes(podcastId)) } };
  };
  return { requests, ask };
}

test("combines the cards of a screen into one request, and answers each", async () => {
  const { requests, ask } = server([{ id: "s1", podcastId: "b" }]);
  const among = new SavedAmong();
  const answers = await Promise.all(["a", "b", "b", "c"].map((id) => among.find(id, ask)));
  expect(requests).toEqual([["a", "b", "c"]]);
  expect(answers).toEqual([{ data: null }, { data: { id: "s1" } }, { data: { id: "s1" } }, { data: null }]);
});

test("splits requests for more than a hundred shows", async () => {
  const { requests, ask } = server([]);
  const among = new SavedAmong();
  await Promise.all(Array.from({ length: 130 }, (_, index) => among.find(String(index), ask)));
  expect(requests.map((ids) => ids.length)).toEqual([100, 30]);
});

test("sends a new request for a later question", async () => {
  const { requests, ask } = server([]);
  const among = new SavedAmong();
  await among.find("a", ask);
  await among.find("a", ask);
  expect(requests).toEqual([["a"], ["a"]]);
});

test("passes a failure to every card, and sends a new request the next time", async () => {
  const error = { kind: "unreachable", code: "", detail: "", errors: [] } as const;
  const failing: Ask = async () => ({ error });
  const among = new SavedAmong();
  expect(await Promise.all([among.find("a", failing), among.find("b", failing)])).toEqual([{ error }, { error }]);
  const { ask } = server([{ id: "s1", podcastId: "a" }]);
  expect(await among.find("a", ask)).toEqual({ data: { id: "s1" } });
});
