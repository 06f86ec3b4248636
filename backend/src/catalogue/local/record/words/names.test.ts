import { hostNames } from "./names.js";

test("author and owner, once where they are the same, and not where there is none", () => {
  expect(hostNames({ author: "Ida", owner: "Reef" })).toEqual(["Ida", "Reef"]);
  expect(hostNames({ author: "Ida ", owner: "Ida" })).toEqual(["Ida "]);
  expect(hostNames({ author: " ", owner: "Reef" })).toEqual(["Reef"]);
  expect(hostNames({})).toEqual([]);
});
