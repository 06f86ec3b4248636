import { isNewsletterAddress, waitlistAddress } from "./subscriptions.js";

it.each([
  ["ada@example.org", "ada@example.org"],
  ["  Ada@Example.org ", "Ada@Example.org"],
  ["a@b.c", "a@b.c"],
])("%j can join the waitlist and the newsletter", (typed, address) => {
  expect(waitlistAddress(typed)).toBe(address);
  expect(isNewsletterAddress(typed)).toBe(true);
});

it.each(["", "ada", "ada@", "ada@example", "@example.org", "a b@example.org", "a@@b.org", "a@b@c.org", undefined, 7])(
  "%j cannot join",
  (typed) => {
    expect(waitlistAddress(typed)).toBeUndefined();
    expect(isNewsletterAddress(typed)).toBe(false);
  },
);

it("accepts up to 254 characters, and rejects a megabyte quickly", () => {
  const address = `${"a".repeat(248)}@b.org`;
  expect(waitlistAddress(address)).toBe(address);
  expect(waitlistAddress(`a${address}`)).toBeUndefined();
  const megabyte = `${"a@".repeat(5e5)}.`;
  expect(waitlistAddress(megabyte)).toBeUndefined();
  expect(() => waitlistAddress(megabyte)).toTakeLessThan(500);
});
