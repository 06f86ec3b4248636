import fc from "fast-check";
import { operatorMail } from "./operator-mail.js";

const OPERATOR = { email: "operator@earshot.example", origin: "https://earshot.example", hasPage: true };
const NEWS = {
  key: "news:1",
  subject: "News",
  from: "ada@example.org",
  title: "News",
  paragraphs: ["Something came."],
};

it("goes to the operator, with the sender as the reply address", () => {
  const mail = operatorMail(OPERATOR, NEWS);
  expect(mail).toMatchObject({ to: OPERATOR.email, replyTo: "ada@example.org", subject: "News", key: "news:1" });
  expect(mail.text).toContain(
    "Reply to this email to reach them.\n\nIt is stored; operators can read it at https://earshot.example/admin",
  );
});

it("names the setting that opens the operator page, if nobody can open it", () => {
  expect(operatorMail({ ...OPERATOR, hasPage: false }, NEWS).text).toContain(
    "It is stored; set OPERATOR_EMAILS to read it at https://earshot.example/admin",
  );
});

it.each([
  "a@",
  "ada@localhost",
  "Ada <ada@x.org>",
  "ada@x.org, ben@x.org",
  "ada@x.org\r\nBcc: b@x.org",
  "zoë@x.org",
  "a@例子.中国",
])("has no reply address for %j, and states this", (from) => {
  const mail = operatorMail(OPERATOR, { ...NEWS, from });
  expect(mail).not.toHaveProperty("replyTo");
  expect(mail.text).toContain("can’t reply");
});

it.each([
  ["a\r\nBcc: all@example.org", "a Bcc: all@example.org"],
  ["  a \u0000\t b\u202e ", "a b"],
  [`x${"🎙".repeat(200)}`, `x${"🎙".repeat(149)}`],
])("turns %j into one subject line", (subject, line) => {
  expect(operatorMail(OPERATOR, { ...NEWS, subject }).subject).toBe(line);
});

it("has one recipient, one subject line and no markup for any text", () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("\r\nBcc: a@b.c", "<img src=x>", "a@b.c,d@e.f"));
  fc.assert(
    fc.property(text, text, text, (subject, from, words) => {
      const facts = [["Name", words]] as const;
      const mail = operatorMail(OPERATOR, { ...NEWS, subject, from, paragraphs: [words], facts, quote: words });
      expect(mail.to).toBe(OPERATOR.email);
      expect(`${mail.subject}${mail.replyTo ?? ""}`).not.toMatch(/[\p{C}\u2028\u2029]/u);
      expect(mail.replyTo ?? "").not.toMatch(/[\s,;<>"]/);
      expect(mail.html).not.toContain("<img");
    }),
    { numRuns: 500 },
  );
});
