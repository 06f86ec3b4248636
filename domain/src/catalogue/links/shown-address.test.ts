import { shownAddress } from "./shown-address.js";

test.each([
  ["https://www.tides.example/", "tides.example"],
  ["http://tides.example/a/b", "tides.example/a/b"],
  ["https://podcasts.apple.com/us/podcast/id12", "podcasts.apple.com/us/podcast/id12"],
])("%s is shown as %s", (url, shown) => {
  expect(shownAddress(url)).toBe(shown);
});
