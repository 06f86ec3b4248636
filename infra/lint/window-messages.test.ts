import { Linter } from "eslint";
import { windowMessages } from "./window-messages.js";

const lint = (code: string) =>
  new Linter().verify(code, { rules: { "no-restricted-syntax": ["error", ...windowMessages] } }).length;

test.each([
  'window.addEventListener("message", run);',
  'self.addEventListener("message", run);',
  'addEventListener("message", run);',
  "window.onmessage = run;",
])("%s is refused", (code) => {
  expect(lint(code)).toBe(1);
});

test.each([
  'channel.addEventListener("message", run);',
  'window.addEventListener("storage", run);',
  "worker.onmessage = run;",
])("%s is allowed", (code) => {
  expect(lint(code)).toBe(0);
});
