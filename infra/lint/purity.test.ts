import { Linter } from "eslint";
import { impure } from "./purity.js";

function sins(code: string): number {
  return new Linter().verify(code, { rules: { "no-restricted-syntax": ["error", ...impure] } }).length;
}

test.each(["new Date()", "new Date", "Date()", "Date.now()", "Math.random()", "const n = Date.now;"])(
  "the domain may not use %s",
  (code) => {
    expect(sins(code)).toBe(1);
  },
);

test.each(["new Date(0)", "new Date(now)", "Math.round(1.5)"])("the domain may use %s", (code) => {
  expect(sins(code)).toBe(0);
});
