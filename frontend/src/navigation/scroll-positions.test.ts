import { firstStep, storeScrollPositions, scrollPositions, stepName } from "./scroll-positions";

beforeEach(() => sessionStorage.clear());

test("the first steps of pages loaded from different addresses are different steps", () => {
  expect(stepName("default", "/home?term=sea")).toBe(firstStep("/home?term=sea"));
  expect(stepName("default", "/home?term=sea")).not.toBe(stepName("default", "/home?term=land"));
  expect(stepName("default", "/")).not.toBe(stepName("default", "/about"));
});

test("names any other step by the router's key alone", () => {
  expect(stepName("k2", "/home?term=sea")).toBe("k2");
});

test("restores stored positions, and treats an unreadable store as empty", () => {
  storeScrollPositions({ k2: 120, [firstStep("/about")]: 7 });
  expect(scrollPositions()).toEqual({ k2: 120, "default /about": 7 });
  for (const [stored, positions] of [
    ["{", {}],
    ["7", {}],
    ['{"k2":"120","k3":null,"k4":7}', { k4: 7 }],
  ] as const) {
    sessionStorage.setItem("earshot.scroll", stored);
    expect(scrollPositions()).toEqual(positions);
  }
});
