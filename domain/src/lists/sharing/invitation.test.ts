import { parseInvited, shownName } from "./invitation.js";

test("an invitation goes to one address", () => {
  expect(parseInvited(" ada@example.org ")).toBe("ada@example.org");
  for (const text of ["", "ada", "ada@", "a@example.org, b@example.org", "a@example.org\nBcc: b@example.org"])
    expect(() => parseInvited(text)).toThrow(expect.objectContaining({ code: "invitation.email" }) as Error);
});

test("people without a name are shown by a part of their address", () => {
  expect(shownName("Ada", "ada@example.org")).toBe("Ada");
  expect(shownName(null, "ada@example.org")).toBe("ad…@example.org");
  expect(shownName("", "a@example.org")).toBe("a…@example.org");
  expect(shownName(null, "")).toBe("Somebody");
});
