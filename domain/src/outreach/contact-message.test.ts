import fc from "fast-check";
import { readContactMessage } from "./contact-message.js";

const WRITTEN = { name: "Ada", email: "ada@example.org", message: "Hello" };

it("accepts the text, trimmed", () => {
  expect(readContactMessage({ name: " Ada ", email: " ada@example.org\n", message: "\nHello,\nyou \n" })).toEqual({
    kind: "valid",
    message: { name: "Ada", email: "ada@example.org", message: "Hello,\nyou" },
  });
});

it.each([
  [{}, "name"],
  [{ name: " ", email: "", message: "" }, "name"],
  [{ name: "Ada", email: "", message: "" }, "email"],
  [{ name: "Ada", email: "ada", message: "" }, "email"],
  [{ ...WRITTEN, message: " \n" }, "message"],
  [{ ...WRITTEN, name: "Ada\nBcc: all@example.org" }, "name"],
  [{ ...WRITTEN, email: "ada@x.org\r\nBcc: all@example.org" }, "email"],
  [{ ...WRITTEN, email: `${"a".repeat(250)}@x.org` }, "email"],
  [{ ...WRITTEN, name: "n".repeat(201) }, "name"],
  [{ ...WRITTEN, message: "m".repeat(5_001) }, "message"],
  [{ ...WRITTEN, message: "a\u0000b" }, "message"],
  [{ ...WRITTEN, message: ["Hello"] }, "message"],
])("the first invalid field of %j is %s", (input, path) => {
  expect(readContactMessage(input)).toMatchObject({ kind: "faulty", error: { path } });
});

it("requires only an @ in the address", () => {
  for (const email of ["a@", "@", "ada@localhost", "Ada <ada@x.org>"]) {
    expect(readContactMessage({ ...WRITTEN, email })).toMatchObject({ kind: "valid", message: { email } });
  }
});

it("accepts 5,000 code points", () => {
  const message = "🎙".repeat(5_000);
  expect(readContactMessage({ ...WRITTEN, message })).toMatchObject({ kind: "valid", message: { message } });
});

it("accepts its own output", () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("Ada", "@", "\n", " "));
  fc.assert(
    fc.property(fc.record({ name: text, email: text, message: text }), (input) => {
      const reading = readContactMessage(input);
      if (reading.kind === "faulty") return;
      expect(readContactMessage(reading.message)).toEqual(reading);
      expect(reading.message.email).toContain("@");
      for (const line of [reading.message.name, reading.message.email]) expect(line).not.toMatch(/\p{Cc}/u);
    }),
    { numRuns: 2000 },
  );
});
