import { firstStep, keepScrollPlaces, scrollPlaces, stepName } from "./scroll-places";

beforeEach(() => sessionStorage.clear());

test("the first steps of pages loaded from different addresses are different steps", () => {
  expect(stepName("default", "/home?term=sea")).toBe(firstStep("/home?term=sea"));
  expect(stepName("default", "/home?term=sea")).not.toBe(stepName("default", "/home?term=land"));
  expect(stepName("default", "/")).not.toBe(stepName("default", "/about"));
});

test("any other step is known by the router's key alone", () => {
  expect(stepName("k2", "/home?term=sea")).toBe("k2");
});

test("places come back as they were kept, and an unreadable store is an empty one", () => {
  keepScrollPlaces({ k2: 120, [firstStep("/about")]: 7 });
  expect(scrollPlaces()).toEqual({ k2: 120, "default /about": 7 });
  sessionStorage.setItem("earshot.scroll", "{");
  expect(scrollPlaces()).toEqual({});
});
