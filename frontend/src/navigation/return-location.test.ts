import { rememberResults, resultsShown } from "./results-memory";
import {
  arriveFromOtherSite,
  leaveForOtherSite,
  locationOfFailedSignIn,
  rememberLocation,
  stepsBackTo,
} from "./return-location";
import { storeScrollPositions, scrollPositions } from "./scroll-positions";

const at = (path: string, idx: number) => window.history.replaceState({ idx }, "", path);

beforeEach(() => sessionStorage.clear());

test("counts the steps back to the page before sign-in, even after changes of mode", () => {
  at("/home?term=sea", 4);
  rememberLocation("/home?term=sea", "k4");
  at("/sign-in", 5);
  expect(stepsBackTo("/home?term=sea")).toBe(1);
  at("/sign-in?mode=signup", 7);
  expect(stepsBackTo("/home?term=sea")).toBe(3);
  expect(stepsBackTo("/home?term=land")).toBeUndefined();
});

test("returns nothing for a page whose step was replaced", () => {
  at("/account", 4);
  rememberLocation("/account", "k4");
  at("/sign-in", 4);
  expect(stepsBackTo("/account")).toBeUndefined();
});

test("restores scroll position and results after a visit to another site", () => {
  at("/home?term=sea", 2);
  rememberLocation("/home?term=sea", "k2");
  storeScrollPositions({ k2: 1234 });
  rememberResults("k2", 48);
  leaveForOtherSite("/home?term=sea");
  arriveFromOtherSite();
  expect(scrollPositions()["default /home?term=sea"]).toBe(1234);
  expect(resultsShown("default /home?term=sea")).toBe(48);
  // Only once: a later visit starts at the top.
  storeScrollPositions({ "default /home?term=sea": 0 });
  arriveFromOtherSite();
  expect(scrollPositions()["default /home?term=sea"]).toBe(0);
});

test("remembers the original target when the other site redirects elsewhere", () => {
  at("/home?term=sea", 2);
  rememberLocation("/home?term=sea", "k2");
  leaveForOtherSite("/home?term=sea");
  at("/sign-in?error=oauth-failed", 0);
  arriveFromOtherSite();
  expect(locationOfFailedSignIn()).toBe("/home?term=sea");
});

test("ignores invalid values in storage", () => {
  for (const junk of ["", "null", "[1]", "{", '{"path":7,"key":{}}']) {
    sessionStorage.setItem("earshot.away", junk);
    expect(arriveFromOtherSite).not.toThrow();
  }
});
