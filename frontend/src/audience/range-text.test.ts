import { knownListeners, listenersText } from "./range-text";

test("names the minimum band of a listed show without a range", () => {
  expect(listenersText({ listener_range: "N/A", listenersAtLeast: "Large" })).toBe("Large or more");
  expect(listenersText({ listener_range: "N/A" })).toBe("N/A");
  expect(listenersText({ listener_range: "N/A" }, "No estimate")).toBe("No estimate");
  expect(listenersText({ listener_range: "1,000-5,000" })).toBe("1,000–5,000");
  expect(listenersText({ listener_range: "1,000-50,000" })).toBe("Medium");
});

test.each([
  ["1,000-5,000", undefined, "range", "closed"],
  ["70,001+", "Large", "range", "open"],
  ["N/A", "Large", "least", "unknown"],
  ["N/A", undefined, "unknown", "unknown"],
] as const)("decides what is shown for %p and %p: %s", (listener_range, listenersAtLeast, kind, range) => {
  const known = knownListeners({ listener_range, listenersAtLeast });
  expect([known.kind, known.range.kind]).toEqual([kind, range]);
  expect(known.text ?? "none").toBe(kind === "unknown" ? "none" : listenersText({ listener_range, listenersAtLeast }));
});
