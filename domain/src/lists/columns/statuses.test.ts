import { DomainError } from "../../shared/domain-error.js";
import { kindOf, parseStatuses, STATUS_NAME_MAX, STATUSES_MAX, adoptedStatuses, USUAL_STATUSES } from "./statuses.js";

const open = (name: string, was?: string) => ({ name, kind: "open" as const, ...(was !== undefined && { was }) });
const message = (given: Parameters<typeof parseStatuses>[0]): string => {
  try {
    parseStatuses(given);
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
    return (error as DomainError).message;
  }
  throw new Error("It was taken.");
};

test("the default statuses are those of the brief, and only Declined means lost", () => {
  expect(USUAL_STATUSES.map(({ name }) => name)).toEqual([
    "Idea",
    "Shortlisted",
    "Contacted",
    "Negotiating",
    "Booked",
    "Declined",
  ]);
  expect(USUAL_STATUSES.filter(({ kind }) => kind === "lost").map(({ name }) => name)).toEqual(["Declined"]);
  expect(kindOf(USUAL_STATUSES, "Booked")).toBe("won");
  expect(kindOf(USUAL_STATUSES, "Something else")).toBe("open");
});

test("names are one trimmed line; a rename is reported with the previous name", () => {
  const { statuses, renamed } = parseStatuses([
    open("  In\n talks ", "Negotiating"),
    open("Idea", "Idea"),
    open("New"),
  ]);
  expect(statuses).toEqual([open("In talks"), open("Idea"), open("New")]);
  expect([...renamed]).toEqual([["Negotiating", "In talks"]]);
});

test("refuses no statuses, too many, and blank, long or duplicate ones with a sentence", () => {
  expect(message([])).toContain("at least one");
  expect(message(Array.from({ length: STATUSES_MAX + 1 }, (_, at) => open(`S${at}`)))).toContain(String(STATUSES_MAX));
  expect(message([open(" ")])).toContain("name");
  expect(message([open("x".repeat(STATUS_NAME_MAX + 1))])).toContain(String(STATUS_NAME_MAX));
  expect(message([open("Booked"), open("booked")])).toContain("two statuses");
  expect(message([open("A", "Idea"), open("B", "Idea")])).toContain("one new name");
});

test("a list adopts the statuses of added shows, up to twice the usual maximum", () => {
  expect(adoptedStatuses(USUAL_STATUSES, ["Idea", "Booked"])).toBe(USUAL_STATUSES);
  const signed = { name: "Signed", kind: "won" } as const;
  expect(adoptedStatuses([open("A")], ["Signed", "A", "Signed"], [signed])).toEqual([open("A"), signed]);
  expect(adoptedStatuses([open("A")], ["Declined", "Mine"])).toEqual([open("A"), { name: "Declined", kind: "lost" }, open("Mine")]); // prettier-ignore
  const many = Array.from({ length: 100 }, (_, at) => `S${at}`);
  expect(adoptedStatuses([open("A")], many)).toHaveLength(2 * STATUSES_MAX);
});
