import fc from "fast-check";
import { plainAddress } from "./plain-address.js";

const some = (...parts: string[]) => fc.array(fc.constantFrom(...parts), { maxLength: 2 }).map((list) => list.join(""));
const address = fc
  .tuple(
    fc.constantFrom("http://", "https://", "https://", "HTTPS://", ""),
    some("a", "b-", "www.", "feeds.", "1.", "xn--bcher-kva.", "-", "_", "é", "127.0.0.1", "0x7f.", "@", "."),
    fc.constantFrom(
      "a.example",
      "b.com",
      "c.org",
      "f.net",
      "c.org:80",
      "d.fm:8080",
      ".com",
      "E.example",
      "1.2",
      "e.example.",
    ),
    some(
      "/",
      "/feed",
      ".xml",
      "//",
      "/./",
      "/../",
      "/%2E%2e/",
      "/.well",
      "%41",
      "~!$&()*+,;=:",
      "^",
      "|",
      "é",
      " ",
      "\\",
      "'",
    ),
    some("?", "?a=b", "&c=d/..", "?x=%2e", "#top", "é", "'", "^"),
  )
  .map((parts) => parts.join(""));

test("splits an address into the same parts as a URL parser", () => {
  let plain = 0;
  const property = (written: string) => {
    const parts = plainAddress(written);
    if (parts === undefined) return;
    plain += 1;
    const { protocol, host, pathname, search } = new URL(written);
    expect({ ...parts, path: parts.path || "/" }).toEqual({ host, path: pathname, search });
    expect(written).toBe(`${protocol}//${parts.host}${parts.path}${parts.search}`);
  };
  fc.assert(fc.property(address, property), { numRuns: 5_000 });
  expect(plain).toBeGreaterThan(50);
});

test.each(["https://a.example/x", "http://www.a-b.example", "https://a.example/feed.xml?id=1&x=%41"])(
  "%s is plain",
  (written) => expect(plainAddress(written)).toBeDefined(),
);

test.each([
  "https://A.example/x", "https://a.example:8080/x", "https://user@a.example/x", "https://127.0.0.1/x", "feed://a.example/x",
  "https://xn--bcher-kva.example/", "https://a.example/x/../y", "https://a.example/%2e%2e/y", "https://a.example/é", "a.example",
])("%s needs a parser", (written) => expect(plainAddress(written)).toBeUndefined()); // prettier-ignore
