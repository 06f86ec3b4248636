import { StageClock } from "./stages.js";

function compute(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test("a stage does not count the stages inside it, and statements count where they are run", () => {
  const clock = new StageClock();
  clock.start();
  clock.run("names", () => {
    clock.statement();
    clock.run("match", () => {
      clock.statement();
      clock.statement();
      compute(20);
    });
  });
  const { names, match, rest } = clock.stop();
  expect([names?.statements, match?.statements, rest?.statements]).toEqual([1, 2, 0]);
  expect(match?.wall).toBeGreaterThanOrEqual(20);
  expect(names?.wall).toBeLessThan(match?.wall ?? 0);
});

test("a stage that fails ends, and the next question begins with nothing", () => {
  const clock = new StageClock();
  clock.start();
  const fail = () => {
    throw new Error("damaged");
  };
  expect(() => clock.run("rank", fail)).toThrow("damaged");
  clock.statement();
  expect(clock.stop().rest?.statements).toBe(1);
  clock.start();
  expect(Object.keys(clock.stop())).toEqual(["rest"]);
});
