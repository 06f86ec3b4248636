import { draftFrom, filledIn, fromAccount, mayViewDraftOf, unsentDraft, NO_DRAFT, storedFields } from "./request-draft";

test("prefers typed values to the last request, and those to the account", () => {
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
    // The user cleared it, so it is not filled in again.
    companyName: "",
    // A brief belongs to one request and is not carried over.
    campaignBrief: "",
  });
});

test("fills in the known fields for a guest and an account without a name", () => {
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
])("a draft of %p is shown to %p: %p", (owner, viewer, shown) => expect(mayViewDraftOf(owner, viewer)).toBe(shown));

test("a draft is kept in the tab's storage", () => {
  expect(unsentDraft.read()).toEqual(NO_DRAFT);
  unsentDraft.write({ ...NO_DRAFT, typed: { firstName: "Ada" }, language: "de", findings: { "country GB": "" } });
  expect(JSON.parse(sessionStorage.getItem("earshot.campaign-draft") ?? "")).toMatchObject({
    typed: { firstName: "Ada" },
    language: "de",
    findings: { "country GB": "" },
  });
});

const edited = { podcastId: "p1", text: "Hello, may we advertise?" };
const about = { id: "p1", title: "Signal" };

test("stores an edited pitch with its show, and opens it again", () => {
  const fields = storedFields({ ...NO_DRAFT, edited, about });
  expect(fields).toEqual({
    editedPitch: "Hello, may we advertise?",
    editedPitchTo: "p1",
    podcastId: "p1",
    podcastTitle: "Signal",
  });
  // Nothing else was written, so the form opens with the pitch.
  expect(draftFrom(null, fields)).toEqual({ ...NO_DRAFT, edited, about, pitch: edited.text });
});

test("an edited pitch beside a brief does not replace it", () => {
  const draft = { ...NO_DRAFT, typed: { campaignBrief: "A watch" }, edited, about };
  expect(draftFrom(null, storedFields(draft))).toEqual(draft);
});

test("filters of matches are kept with a brief, and not without one", () => {
  const draft = { ...NO_DRAFT, typed: { campaignBrief: "DIY" }, filters: ["contact", "active"] };
  expect(storedFields(draft)).toEqual({ campaignBrief: "DIY", matchFilters: "contact active" });
  expect(draftFrom(null, storedFields(draft))).toEqual(draft);
  expect(storedFields({ ...draft, typed: {} })).toEqual({});
});
