const busy = (ms: number): void => {
  const start = process.threadCpuUsage();
  for (let used = 0; used < ms * 1000;) {
    const { user, system } = process.threadCpuUsage(start);
    used = user + system;
  }
};

test("passes work that is quick once, and fails work that is always slow", () => {
  let calls = 0;
  const quickAtLast = (): void => busy((calls += 1) < 4 ? 40 : 0);
  expect(quickAtLast).toTakeLessThan(20);
  expect(calls).toBe(4);
  expect(() => expect(() => busy(40)).toTakeLessThan(20)).toThrow(/less than 20 ms, took(?: \d+\.\d,?){5} ms/);
});

test("waiting uses no processor time, and errors of the work are thrown", () => {
  const asleep = new Int32Array(new SharedArrayBuffer(4));
  expect(() => Atomics.wait(asleep, 0, 0, 60)).toTakeLessThan(20);
  const broken = (): never => {
    throw new Error("broken");
  };
  expect(() => expect(broken).toTakeLessThan(20)).toThrow("broken");
});

test("wall-clock time includes waiting", async () => {
  let calls = 0;
  const later = () => new Promise((over) => setTimeout(over, (calls += 1) < 3 ? 300 : 0));
  await expect(later).toAnswerWithin(250);
  // More if the machine itself is slow.
  expect(calls).toBeGreaterThanOrEqual(3);
  const late = () => new Promise((over) => setTimeout(over, 60));
  await expect(expect(late).toAnswerWithin(40)).rejects.toThrow(/less than 40 ms, took/);
});
