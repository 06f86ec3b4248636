import { OperatorNotices } from "./operator-notices.js";

const mail = { from: "earshot@earshot.example", operator: "operator@earshot.example" };

test.each([
  [[], false],
  [["ada@example.org"], true],
])("with the accounts %j as operators, emails name the operator page: %s", (operators, hasPage) => {
  const { operator } = new OperatorNotices({ mail, operators, publicUrl: "https://earshot.example" });
  expect(operator).toEqual({ email: mail.operator, origin: "https://earshot.example", hasPage });
});
