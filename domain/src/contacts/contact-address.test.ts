import fc from "fast-check";
import { EMAIL_MAX } from "../shared/text/email.js";
import { statedAddress } from "./contact-address.js";

describe("an address that a feed states", () => {
  test.each([
    ["ann@show.org", { address: "ann@show.org" }],
    [" ann@show.org (Ann Lee) ", { address: "ann@show.org", name: "Ann Lee" }],
    ["Ann Lee <ann@show.org>", { address: "ann@show.org", name: "Ann Lee" }],
    ['"Lee, Ann" <ann@show.org>', { address: "ann@show.org", name: "Lee, Ann" }],
    ["mailto:ann@show.org", { address: "ann@show.org" }],
    ["mailto:ann@show.org?subject=Hi", { address: "ann@show.org" }],
    ["Ann.Lee+ads@mail.show.co.uk", { address: "Ann.Lee+ads@mail.show.co.uk" }],
    ["Write to ann@show.org.", { address: "ann@show.org" }],
    ["büro@müller.de", { address: "büro@müller.de" }],
    ["ann@xn--mller-kva.de", { address: "ann@xn--mller-kva.de" }],
    ["x@show.xn--p1ai", { address: "x@show.xn--p1ai" }],
  ])("%j", (text, found) => expect(statedAddress(text)).toEqual(found));

  test.each([
    undefined,
    "",
    "Ann Lee",
    "ann@show",
    "@show.org",
    "ann@",
    "ann@-show.org",
    "ann@show-.org",
    ".ann@show.org",
    "ann..lee@show.org",
    "ann@show.123",
    "ann@192.168.0.1",
    "ann@[127.0.0.1]",
    "ann@localhost",
    "ann@studio.local",
    "ann@show.invalid",
    "noreply@show.org",
    "No-Reply@show.org",
    "do_not.reply@show.org",
    "noreply2@show.org",
    "mailer-daemon@show.org",
    `${"a".repeat(65)}@show.org`,
    `ann@${"a".repeat(64)}.org`,
    `${"a".repeat(60)}@${`${"b".repeat(60)}.`.repeat(4)}org`,
    "ann\u202e@show.org",
    "ann@sho\u0000w.org",
  ])("%j is not one", (text) => expect(statedAddress(text)).toBeUndefined());

  test("any text gives no address, or one that a mail link can hold", () => {
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.emailAddress(),
      fc.emailAddress().map((a) => `<${a}> ,x@y`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { address } = statedAddress(text) ?? {};
        if (address === undefined) return;
        expect(address.length).toBeLessThanOrEqual(EMAIL_MAX);
        expect(address).toMatch(/^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@.]+$/u);
        expect(statedAddress(address)).toEqual({ address });
      }),
      { numRuns: 2_000 },
    );
  });

  test("reads a long text in time proportional to its length", () => {
    const hostile = [
      "@".repeat(200_000),
      "a@".repeat(100_000),
      `${"a.".repeat(100_000)}@x`,
      "x".repeat(200_000) + "@y.org",
    ];
    for (const text of hostile) expect(() => statedAddress(text)).toTakeLessThan(500);
  });
});
