import { estimateListeners } from "../estimate/estimate-audience.js";
import { formatListenerRange } from "../range/listener-range.js";
import { EXAMPLE_SIGNALS, FITTED } from "./fitted-model.js";

test.each(Object.entries(FITTED.examples))("the example of %s matches the model", (name, says) => {
  const signals = [EXAMPLE_SIGNALS[name as keyof typeof EXAMPLE_SIGNALS]];
  const range = estimateListeners({ signals, updateIntervalDays: 7 }, new Date("2026-11-24T12:00:00Z"));
  expect(formatListenerRange(range)).toBe(says);
});
