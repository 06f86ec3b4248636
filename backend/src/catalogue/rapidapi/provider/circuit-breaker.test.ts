import { BREAKER_RULES, CircuitBreaker } from "./circuit-breaker.js";
import { brokenAnswer, failedWithStatus, type ProviderFailure, timedOut } from "./provider-failure.js";

let now = 0;
let changes: string[] = [];
const breaker = () => {
  now = 1_000_000;
  changes = [];
  return new CircuitBreaker(
    BREAKER_RULES,
    () => now,
    (state) => changes.push(state),
  );
};
const works = async () => "answer";
const fails = (failure: ProviderFailure) => async () => Promise.reject(failure);
const outcome = (run: Promise<string>) => run.catch((thrown: ProviderFailure) => `${thrown.kind}: ${thrown.reason}`);

test("opens after five failures within a minute, even if each took the whole timeout", async () => {
  const circuit = breaker();
  for (let call = 1; call <= 5; call += 1) {
    now += 10_000;
    expect(await outcome(circuit.run(fails(timedOut())))).toBe("timeout: Request timed out");
  }
  expect(changes).toEqual(["open"]);
  expect(await outcome(circuit.run(works))).toBe("resting: Request timed out");
});

test("four failures, or five spread over more than a minute, do not open it", async () => {
  const circuit = breaker();
  for (let call = 1; call <= 4; call += 1) await outcome(circuit.run(fails(timedOut())));
  now += 60_001;
  await outcome(circuit.run(fails(timedOut())));
  expect(await outcome(circuit.run(works))).toBe("answer");
  expect(changes).toEqual([]);
});

test("opens when half of the calls fail, and not before", async () => {
  const circuit = breaker();
  for (let call = 1; call <= 6; call += 1) await circuit.run(works);
  for (let call = 1; call <= 5; call += 1) await outcome(circuit.run(fails(brokenAnswer("connection lost"))));
  expect(changes).toEqual([]);
  await outcome(circuit.run(fails(brokenAnswer("connection lost"))));
  expect(changes).toEqual(["open"]);
});

test("does not count a refused request against the provider", async () => {
  const circuit = breaker();
  for (let call = 1; call <= 20; call += 1) await outcome(circuit.run(fails(failedWithStatus(404))));
  expect(changes).toEqual([]);
  for (let call = 1; call <= 20; call += 1) await outcome(circuit.run(fails(failedWithStatus(401))));
  expect(changes).toEqual(["open"]);
});

async function opened(): Promise<CircuitBreaker> {
  const circuit = breaker();
  for (let call = 1; call <= 5; call += 1) await outcome(circuit.run(fails(failedWithStatus(500))));
  return circuit;
}

test("states the seconds to wait while it is open", async () => {
  const circuit = await opened();
  now += 12_400;
  await expect(circuit.run(works)).rejects.toMatchObject({ reason: "Failed with status 500", retryAfter: 18 });
});

test("lets one call probe after the pause, refuses the others, and closes on success", async () => {
  const circuit = await opened();
  now += 30_000;
  let answer: (value: string) => void = () => undefined;
  const probe = circuit.run(() => new Promise<string>((resolve) => (answer = resolve)));
  expect(await outcome(circuit.run(works))).toBe("resting: Failed with status 500");
  answer("back");
  expect(await probe).toBe("back");
  expect(await outcome(circuit.run(works))).toBe("answer");
  expect(changes).toEqual(["open", "probing", "closed"]);
});

test("starts another pause when a probe fails", async () => {
  const circuit = await opened();
  now += 30_000;
  await outcome(circuit.run(fails(timedOut())));
  now += 29_999;
  expect(await outcome(circuit.run(works))).toBe("resting: Request timed out");
  now += 1;
  expect(await outcome(circuit.run(works))).toBe("answer");
});

test("ignores the results of calls that started before it opened", async () => {
  const circuit = breaker();
  const ends: ((failure: ProviderFailure) => void)[] = [];
  const hanging = () => circuit.run(() => new Promise<string>((_, reject) => ends.push(reject)));
  const early = Array.from({ length: 5 }, () => outcome(hanging()));
  for (let call = 1; call <= 5; call += 1) await outcome(circuit.run(fails(failedWithStatus(500))));
  now += 30_000;
  let answer: (value: string) => void = () => undefined;
  const probe = circuit.run(() => new Promise<string>((resolve) => (answer = resolve)));
  ends.forEach((end) => end(timedOut()));
  await Promise.all(early);
  answer("back");
  await probe;
  expect(changes).toEqual(["open", "probing", "closed"]);
});
