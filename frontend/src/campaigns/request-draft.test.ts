import { filledIn, fromAccount, isTheirs, keptDraft, NO_DRAFT } from "./request-draft";

test("what was typed stands before what was sent last, and that before the account", () => {
  const account = fromAccount({ email: "ada@example.org", name: "Ada Maria Low" });
  expect(filledIn({}, {}, account)).toMatchObject({
    firstName: "Ada",
    lastName: "Maria Low",
    businessEmail: "ada@example.org",
    phone: "",
  });
  const last = { businessEmail: "ada@tempo.example", companyName: "Tempo", campaignBrief: "Old brief" };
  expect(filledIn({ companyName: "" }, last, account)).toMatchObject({
    firstName: "Ada",
    businessEmail: "ada@tempo.example",
    // Cleared by hand: not filled in again.
    companyName: "",
    // A brief belongs to one request.
    campaignBrief: "",
  });
});

test("a guest and an account without a name fill in what they have", () => {
  expect(fromAccount(null)).toEqual({});
  expect(fromAccount({ email: "a@example.org", name: "" })).toEqual({
    businessEmail: "a@example.org",
    firstName: "",
    lastName: "",
  });
});

test.each([
  [null, null, true],
  [null, "ada", true],
  ["ada", "ada", true],
  ["ada", undefined, true],
  ["ada", null, false],
  ["ada", "bob", false],
])("a draft of %p is shown to %p: %p", (owner, viewer, shown) => expect(isTheirs(owner, viewer)).toBe(shown));

test("a draft is kept in the tab's storage", () => {
  expect(keptDraft.read()).toEqual(NO_DRAFT);
  keptDraft.write({ ...NO_DRAFT, typed: { firstName: "Ada" }, language: "de" });
  expect(JSON.parse(sessionStorage.getItem("earshot.campaign-draft") ?? "")).toMatchObject({
    typed: { firstName: "Ada" },
    language: "de",
  });
});
