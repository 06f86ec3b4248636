import { DomainError } from "../shared/domain-error.js";
import { DESCRIPTION_MAX, parseCorrections } from "./corrections.js";

const NONE = { description: null, website: null, contact: null };

test("corrections are trimmed, and empty ones become null", () => {
  expect(parseCorrections(NONE)).toEqual(NONE);
  expect(parseCorrections({ description: " ", website: "", contact: "\n" })).toEqual(NONE);
  const typed = { description: " The sea. ", website: " https://tides.example/a b ", contact: " ann@tides.example " };
  expect(parseCorrections(typed)).toEqual({
    description: "The sea.",
    website: "https://tides.example/a%20b",
    contact: "ann@tides.example",
  });
});

test.each([
  ["website", "tides.example"],
  ["website", "javascript:alert(1)"],
  ["website", "file:///etc/passwd"],
  ["website", "http://tides.example/"],
  ["website", "https://127.0.0.1/x"],
  ["website", "https://[::1]/x"],
  ["website", "https://localhost/x"],
  ["website", "https://printer.local/x"],
  ["website", `https://tides.example/${"x".repeat(1_000)}`],
  ["contact", "ann"],
  ["contact", "ann@tides.example, ben@tides.example"],
  ["description", "x".repeat(DESCRIPTION_MAX + 1)],
])("%s cannot be %j", (path, value) => {
  const parse = () => parseCorrections({ ...NONE, [path]: value });
  expect(parse).toThrow(DomainError);
  try {
    parse();
  } catch (error) {
    expect((error as DomainError).errors.map((one) => one.path)).toEqual([path]);
  }
});

test("characters that reorder the text are removed", () => {
  const { description } = parseCorrections({ ...NONE, description: "The \u202eaes\u202c." });
  expect(description).toBe("The aes.");
});

test("all invalid fields are named", () => {
  const typed = { description: "x", website: "x", contact: "x" };
  expect(() => parseCorrections(typed)).toThrow(
    expect.objectContaining({
      errors: [expect.objectContaining({ path: "website" }), expect.objectContaining({ path: "contact" })],
    }),
  );
});
