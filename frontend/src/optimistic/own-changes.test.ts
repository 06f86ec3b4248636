import { OwnChanges } from "./own-changes";

test("uses the server's text without a change on this page", () => {
  const own = new OwnChanges<string>();
  expect(own.over("a", own.moment(), "said")).toBe("said");
});

test("a running change overrides every answer for its own key only", () => {
  const own = new OwnChanges<string>();
  const before = own.moment();
  own.begin("a", "mine");
  expect(own.over("a", before, "said")).toBe("mine");
  expect(own.over("a", own.moment(), "said")).toBe("mine");
  expect(own.over("b", before, "said")).toBe("said");
});

test("a settled change overrides earlier requests and yields to later ones", () => {
  const own = new OwnChanges<string>();
  const before = own.moment();
  own.begin("a", "mine");
  const during = own.moment();
  own.settle("a", "mine");
  const after = own.moment();
  expect([before, during, after].map((asked) => own.over("a", asked, "said"))).toEqual(["mine", "mine", "said"]);
  // An outdated response remains outdated, even if a newer one has arrived before it.
  expect(own.over("a", before, "said")).toBe("mine");
});

test("a refused change yields to the previous value, and settling one key affects no other", () => {
  const own = new OwnChanges<string>();
  own.begin("a", "mine");
  own.begin("b", "other");
  const moment = own.moment();
  own.settle("a", "stayed");
  expect(own.over("a", moment, "said")).toBe("stayed");
  expect(own.over("b", own.moment(), "said")).toBe("other");
  own.settle("b", "other");
  expect(own.over("a", own.moment(), "said")).toBe("said");
});
