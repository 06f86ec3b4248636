import { Wishes } from "./wishes";

/** Calls that are answered by hand. */
function calls() {
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

test("one wish is one call", async () => {
  const wishes = new Wishes<boolean>();
  const { made, act, answer } = calls();
  const done = wishes.settle("a", true, act);
  expect(wishes.busy("a")).toBe(true);
  await answer();
  expect(await done).toBe("done");
  expect(made).toEqual([true]);
  expect(wishes.busy("a")).toBe(false);
});

test("of the wishes during a call only the last counts, and comes after it", async () => {
  const wishes = new Wishes<boolean>();
  const { made, act, answer } = calls();
  const first = wishes.settle("a", true, act);
  expect(await wishes.settle("a", false, act)).toBe("joined");
  expect(made).toEqual([true]);
  await answer();
  expect(made).toEqual([true, false]);
  await answer();
  expect(await first).toBe("done");
});

test("who changes back costs no further call", async () => {
  const wishes = new Wishes<boolean>();
  const { made, act, answer } = calls();
  const first = wishes.settle("a", true, act);
  void wishes.settle("a", false, act);
  void wishes.settle("a", true, act);
  await answer();
  expect(await first).toBe("done");
  expect(made).toEqual([true]);
});

test("keys do not wait for each other", async () => {
  const wishes = new Wishes<boolean>();
  const { made, act } = calls();
  void wishes.settle("a", true, act);
  void wishes.settle("b", false, act);
  expect(made).toEqual([true, false]);
});

test("a failure ends it, and the next wish begins anew", async () => {
  const wishes = new Wishes<boolean>();
  const { made, act, answer } = calls();
  const first = wishes.settle("a", true, act);
  const refused = expect(first).rejects.toThrow("refused");
  void wishes.settle("a", false, act);
  await answer("reject");
  await refused;
  expect(made).toEqual([true]);
  const next = wishes.settle("a", false, act);
  await answer();
  expect(await next).toBe("done");
});
