import { listenersText } from "./range-text";

test("names the band of a list of popular shows where there is no range", () => {
  expect(listenersText({ listener_range: "N/A", listenersAtLeast: "Large" })).toBe("Large or more");
  expect(listenersText({ listener_range: "N/A" })).toBe("N/A");
  expect(listenersText({ listener_range: "N/A" }, "No estimate")).toBe("No estimate");
  expect(listenersText({ listener_range: "1,000-5,000" })).toBe("1,000–5,000");
  expect(listenersText({ listener_range: "1,000-50,000" })).toBe("Medium");
});
