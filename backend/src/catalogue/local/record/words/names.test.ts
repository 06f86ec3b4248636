import { hostNames } from "./names.js";

test("lists author and owner, once if they are equal, and none if missing", () => {
  expect(hostNames({ author: "Ida", owner: "Reef" })).toEqual(["Ida", "Reef"]);
  expect(hostNames({ author: "Ida ", owner: "Ida" })).toEqual(["Ida "]);
  expect(hostNames({ author: " ", owner: "Reef" })).toEqual(["Reef"]);
  expect(hostNames({})).toEqual([]);
});
