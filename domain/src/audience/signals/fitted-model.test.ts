import { estimateListeners } from "../estimate/estimate-audience.js";
import { signalLabel, signalWords } from "../estimate/signal-evidence.js";
import { formatListenerRange } from "../range/listener-range.js";
import { EXAMPLE_SIGNALS, FITTED } from "./fitted-model.js";

test.each(Object.entries(FITTED.examples))("the example of %s matches the model", (name, { sign, listeners }) => {
  const signal = EXAMPLE_SIGNALS[name as keyof typeof EXAMPLE_SIGNALS];
  expect(sign).toBe(`${signalLabel(signal)}: ${signalWords(signal)}`);
  const signals = [signal];
  const range = estimateListeners({ signals, updateIntervalDays: 7 }, new Date("2026-11-24T12:00:00Z"));
  expect(formatListenerRange(range)).toBe(listeners);
});
