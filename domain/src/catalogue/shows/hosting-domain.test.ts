import fc from "fast-check";
import { hostingDomain } from "./hosting-domain.js";

test.each([
  ["libsyn.com", "libsyn.com"],
  [" www.Libsyn.com. ", "libsyn.com"],
  ["https://feeds.libsyn.com/12/rss?x=1", "feeds.libsyn.com"],
  ["http://user:secret@feeds.example:8080/a", "feeds.example"],
  ["//feeds.example/a", undefined],
  ["bücher.example", "bücher.example"],
  ["a-b.co.uk", "a-b.co.uk"],
  ["localhost", undefined],
  ["not a domain", undefined],
  ["-a.example", undefined],
  ["a..example", undefined],
  ["%.example", undefined],
  ["", undefined],
  [undefined, undefined],
  [`${"a".repeat(64)}.example`, undefined],
  [`${"a.".repeat(126)}example`, undefined],
])("%j is at %j", (text, domain) => expect(hostingDomain(text)).toBe(domain));

test("never throws, and is idempotent", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl()), (text) => {
      const domain = hostingDomain(text);
      expect(hostingDomain(domain)).toBe(domain?.startsWith("www.") ? domain.slice(4) : domain);
    }),
  );
});
