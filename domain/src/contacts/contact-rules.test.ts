import fc from "fast-check";
import { quotaDay, quotaText, untilNextDay } from "./contact-quota.js";
import { MAIL_LINK_MAX, mailLink } from "./mail-draft.js";

test("the day of a quota ends at midnight UTC", () => {
  const late = new Date("2026-11-22T23:59:30.500Z");
  expect([quotaDay(late), untilNextDay(late)]).toEqual(["2026-11-22", 30]);
  expect(untilNextDay(new Date("2026-11-22T00:00:00Z"))).toBe(86_400);
  expect(quotaText(12)).toBe("12 of 100 today");
});

test("a mail link contains address, subject and text", () => {
  const { href, whole } = mailLink({ to: "ann+ads@show.org", subject: "A & B?", body: "Hello,\n\nus" });
  expect(whole).toBe(true);
  expect(href).toBe("mailto:ann%2Bads@show.org?subject=A%20%26%20B%3F&body=Hello%2C%0D%0A%0D%0Aus");
});

test("a text that is too long is left out as a whole", () => {
  const link = mailLink({ to: "a@b.org", subject: "Hi", body: "ü".repeat(800) });
  expect(link).toEqual({ href: "mailto:a@b.org?subject=Hi", whole: false });
});

test("a mail link is never too long, and no text adds a field to the email", () => {
  fc.assert(
    fc.property(
      fc.emailAddress(),
      fc.string({ unit: "binary" }),
      fc.string({ unit: "binary", maxLength: 900 }),
      (to, subject, body) => {
        const { href, whole } = mailLink({ to, subject, body });
        expect(href.length).toBeLessThanOrEqual(Math.max(MAIL_LINK_MAX, 254 * 3 + 150 * 12 + 20));
        const url = new URL(href);
        expect([...url.searchParams.keys()]).toEqual(whole ? ["subject", "body"] : ["subject"]);
        expect(decodeURIComponent(url.pathname)).toBe(to);
      },
    ),
    { numRuns: 1_000 },
  );
});
