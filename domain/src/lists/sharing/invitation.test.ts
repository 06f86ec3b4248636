import { parseInvited, shownName } from "./invitation.js";

test("accepts exactly one address", () => {
  expect(parseInvited(" ada@example.org ")).toBe("ada@example.org");
  for (const text of ["", "ada", "ada@", "a@example.org, b@example.org", "a@example.org\nBcc: b@example.org"])
    expect(() => parseInvited(text)).toThrow(expect.objectContaining({ code: "invitation.email" }) as Error);
});

test("shows a person without a name by part of the address", () => {
  expect(shownName("Ada", "ada@example.org")).toBe("Ada");
  expect(shownName(null, "ada@example.org")).toBe("ad…@example.org");
  expect(shownName("", "a@example.org")).toBe("a…@example.org");
  expect(shownName(null, "")).toBe("Somebody");
});
