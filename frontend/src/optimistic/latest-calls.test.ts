import { LatestCalls } from "./latest-calls";

/** Calls that the test answers by hand. */
function server() {
  const made: boolean[] = [];
  const open: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const act = (wanted: boolean) => {
    made.push(wanted);
    return new Promise<void>((resolve, reject) => open.push({ resolve, reject }));
  };
  const answer = async (how: "resolve" | "reject" = "resolve") => {
    const one = open.shift();
    if (how === "resolve") one?.resolve();
    else one?.reject(new Error("refused"));
    await new Promise((soon) => setTimeout(soon));
  };
  return { made, act, answer };
}

test("makes one call for one value", async () => {
  const calls = new LatestCalls<boolean>();
  const { made, act, answer } = server();
  const done = calls.settle("a", true, act);
  expect(calls.busy("a")).toBe(true);
  await answer();
  expect(await done).toBe("done");
  expect(made).toEqual([true]);
  expect(calls.busy("a")).toBe(false);
});

test("sends only the last of the values given during a call, after it", async () => {
  const calls = new LatestCalls<boolean>();
  const { made, act, answer } = server();
  const first = calls.settle("a", true, act);
  expect(await calls.settle("a", false, act)).toBe("joined");
  expect(made).toEqual([true]);
  await answer();
  expect(made).toEqual([true, false]);
  await answer();
  expect(await first).toBe("done");
});

test("a value that was changed back costs no further call", async () => {
  const calls = new LatestCalls<boolean>();
  const { made, act, answer } = server();
  const first = calls.settle("a", true, act);
  void calls.settle("a", false, act);
  void calls.settle("a", true, act);
  await answer();
  expect(await first).toBe("done");
  expect(made).toEqual([true]);
});

test("does not delay one key because of another", async () => {
  const calls = new LatestCalls<boolean>();
  const { made, act } = server();
  void calls.settle("a", true, act);
  void calls.settle("b", false, act);
  expect(made).toEqual([true, false]);
});

test("ends after a failure, and starts again with the next value", async () => {
  const calls = new LatestCalls<boolean>();
  const { made, act, answer } = server();
  const first = calls.settle("a", true, act);
  const refused = expect(first).rejects.toThrow("refused");
  void calls.settle("a", false, act);
  await answer("reject");
  await refused;
  expect(made).toEqual([true]);
  const next = calls.settle("a", false, act);
  await answer();
  expect(await next).toBe("done");
});
