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

test("the page before the sign-in page is the right number of steps back, over changes of mode too", () => {
  at("/home?term=sea", 4);
  rememberLocation("/home?term=sea", "k4");
  at("/sign-in", 5);
  expect(stepsBackTo("/home?term=sea")).toBe(1);
  at("/sign-in?mode=signup", 7);
  expect(stepsBackTo("/home?term=sea")).toBe(3);
  expect(stepsBackTo("/home?term=land")).toBeUndefined();
});

test("a page whose step was taken over is not behind", () => {
  at("/account", 4);
  rememberLocation("/account", "k4");
  at("/sign-in", 4);
  expect(stepsBackTo("/account")).toBeUndefined();
});

test("by way of another site the new step gets the old one's scroll position and results", () => {
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

test("when the other site redirects to another page, the original target is still known", () => {
  at("/home?term=sea", 2);
  rememberLocation("/home?term=sea", "k2");
  leaveForOtherSite("/home?term=sea");
  at("/sign-in?error=oauth-failed", 0);
  arriveFromOtherSite();
  expect(locationOfFailedSignIn()).toBe("/home?term=sea");
});

test("foreign values in the store break nothing", () => {
  for (const junk of ["", "null", "[1]", "{", '{"path":7,"key":{}}']) {
    sessionStorage.setItem("earshot.away", junk);
    expect(arriveFromOtherSite).not.toThrow();
  }
});
