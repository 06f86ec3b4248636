const { jest } = import.meta;

const given = process.env.FAULT_DRILLS;
afterEach(() => {
  if (given === undefined) delete process.env.FAULT_DRILLS;
  else process.env.FAULT_DRILLS = given;
});

test.each([
  ["long", 10],
  ["", 1],
  ["short", 1],
])('with FAULT_DRILLS="%s" a drill has %d kills', async (wanted, kills) => {
  process.env.FAULT_DRILLS = wanted;
  jest.resetModules();
  const { drill } = await import("./drill.js");
  expect(drill({ short: 1, long: 10 })).toBe(kills);
});
