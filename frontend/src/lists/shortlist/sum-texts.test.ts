import type { SumAnswer } from "@earshot/backend/lists/shortlist.schemas";
import { sumNotes, withoutText } from "./sum-texts";

const sum: SumAnswer["sum"] = {
  ...{ shows: 6, lost: 0, audience: "500,000-3,000,000", withoutAudience: 5, costs: [], withoutPrice: 6, byStatus: {} },
};
const notes = (more: Partial<SumAnswer["sum"]>) =>
  sumNotes({ sum: { ...sum, ...more }, statuses: [], frozenOn: null }).join(" ");

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
