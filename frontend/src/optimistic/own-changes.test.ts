import { OwnChanges } from "./own-changes";

test("nothing changed here: the server's word holds", () => {
  const own = new OwnChanges<string>();
  expect(own.over("a", own.moment(), "said")).toBe("said");
});

test("a change on its way stands over every answer, of its own key alone", () => {
  const own = new OwnChanges<string>();
  const before = own.moment();
  own.begin("a", "mine");
  expect(own.over("a", before, "said")).toBe("mine");
  expect(own.over("a", own.moment(), "said")).toBe("mine");
  expect(own.over("b", before, "said")).toBe("said");
});

test("once settled, it stands over answers to earlier questions, and yields to later ones", () => {
  const own = new OwnChanges<string>();
  const before = own.moment();
  own.begin("a", "mine");
  const during = own.moment();
  own.settle("a", "mine");
  const after = own.moment();
  expect([before, during, after].map((asked) => own.over("a", asked, "said"))).toEqual(["mine", "mine", "said"]);
  // An answer that was overtaken by a newer one is as old as it ever was.
  expect(own.over("a", before, "said")).toBe("mine");
});

test("what was refused gives way to what stayed in place, and settling one key ages no other", () => {
  const own = new OwnChanges<string>();
  own.begin("a", "mine");
  own.begin("b", "other");
  const asked = own.moment();
  own.settle("a", "stayed");
  expect(own.over("a", asked, "said")).toBe("stayed");
  expect(own.over("b", own.moment(), "said")).toBe("other");
  own.settle("b", "other");
  expect(own.over("a", own.moment(), "said")).toBe("said");
});
