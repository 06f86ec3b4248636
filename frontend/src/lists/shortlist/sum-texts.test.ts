import type { SumAnswer } from "@earshot/backend/lists/shortlist.schemas";
import { sumNotes, withoutText } from "./sum-texts";

const sum: SumAnswer["sum"] = {
  ...{ shows: 6, lost: 0, audience: "500,000-3,000,000", withoutAudience: 5, costs: [], withoutPrice: 6, byStatus: {} },
};
const notes = (more: Partial<SumAnswer["sum"]>, rows = 6) =>
  sumNotes({ sum: { ...sum, ...more }, statuses: [], frozenOn: null }, rows).join(" ");

test("the total states how many shows it leaves out, unless it has all or none", () => {
  expect(withoutText(sum)).toBe("without 5 shows");
  expect(withoutText({ ...sum, withoutAudience: 1 })).toBe("without 1 show");
  expect(withoutText({ ...sum, withoutAudience: 0 })).toBeUndefined();
  expect(withoutText({ ...sum, withoutAudience: 6 })).toBeUndefined();
});

test("a show with listeners but no figure per episode is not called one without an estimate", () => {
  expect(notes({})).toContain("5 shows without a figure per episode are not included.");
  expect(notes({ withoutAudience: 1 })).toContain("1 show without a figure per episode is not included.");
  expect(notes({ withoutAudience: 0 })).not.toContain("not included");
});

test("a total of several figures says that it is rounded", () => {
  expect(notes({ withoutAudience: 4 })).toContain("It is rounded to two digits.");
  expect(notes({ withoutAudience: 5 })).not.toContain("rounded");
});

test("a page with a part of the list says that the total is of the whole list", () => {
  // A printed page of a list of 30 shows has 24 rows, whose prices do not add up to its total.
  expect(notes({ shows: 25, lost: 5 }, 24)).toMatch(
    /^The total is of the whole list: 24 of its 30 shows are on this page\. The total adds/,
  );
  expect(notes({}, 1)).toContain("1 of its 6 shows is on this page.");
  expect(notes({}, 6)).not.toContain("whole list");
});
