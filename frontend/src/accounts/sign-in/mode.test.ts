import { modeLink, modeOf } from "./mode";

test.each([
  ["/sign-in", "", "signin"],
  ["/auth", "", "signin"],
  ["/signup", "", "signup"],
  ["/signup/", "", "signup"],
  ["/signup", "mode=reset", "reset"],
  ["/sign-in", "mode=signup", "signup"],
  ["/sign-in", "mode=admin", "signin"],
])("%s?%s opens the mode %s", (path, query, mode) => expect(modeOf(path, new URLSearchParams(query))).toBe(mode));

test("changing the mode keeps the return address and its reason, and drops the message", () => {
  const query = new URLSearchParams("redirect=/home?term=sea&reason=save&mode=signin&error=oauth-failed");
  expect(modeLink("signup", query)).toBe("?redirect=%2Fhome%3Fterm%3Dsea&reason=save&mode=signup");
  expect(query.get("mode")).toBe("signin");
});
