import { TestKeyQuotas } from "./test-key-quotas.js";

const NOTHING = { minute: 0, day: 0 };

test("allows each network 60 points a minute and 1,000 a day", () => {
  const quotas = new TestKeyQuotas({});
  for (let call = 0; call < 60; call += 1) expect(quotas.spend("a", 1).admitted).toBe(true);
  const refused = quotas.spend("a", 1);
  expect(refused).toMatchObject({ admitted: false, minute: { used: 60, most: 60 }, day: { used: 60, most: 1_000 } });
  expect(quotas.spend("b", 60).admitted).toBe(true);
  // It takes all points or none.
  expect(quotas.spend("c", 61)).toMatchObject({ admitted: false, minute: { used: 0 } });
});

test("points that are given back can be spent again, unless their window is over", () => {
  const quotas = new TestKeyQuotas({});
  const spent = quotas.spend("a", 60);
  quotas.refund("a", spent, { minute: 1, day: 60 });
  expect(quotas.spend("a", 1)).toMatchObject({ admitted: true, minute: { used: 60 }, day: { used: 1 } });
  const earlier = { ...spent, minute: { ...spent.minute, from: "before" }, day: { ...spent.day, from: "before" } };
  quotas.refund("a", earlier, { minute: 60, day: 60 });
  expect(quotas.spend("a", 1).admitted).toBe(false);
  quotas.refund("nobody", spent, NOTHING);
});

test("spends nothing on an answer that shows a used-up minute, and has no limit for 0", () => {
  const quotas = new TestKeyQuotas({});
  expect(quotas.usedUp("a")).toMatchObject({ admitted: false, minute: { used: 60, most: 60 }, day: { used: 0 } });
  expect(quotas.spend("a", 1).minute.used).toBe(1);
  expect(new TestKeyQuotas({ catalogueReads: 0 }).spend("a", 5_000).admitted).toBe(true);
});
