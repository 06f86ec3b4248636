import { passwordRule } from "./password-rule";

test("the rule names the operator's number", () => {
  expect(passwordRule(12)).toMatch(/^At least 12 characters\. /);
});
