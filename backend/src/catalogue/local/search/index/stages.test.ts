import { StageClock } from "./stages.js";

function compute(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test("a stage excludes nested stages, and counts its own statements", () => {
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

test("a failed stage ends, and the next query starts from zero", () => {
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
