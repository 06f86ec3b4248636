import fc from "fast-check";
import { afterSignIn, safeRedirect } from "./redirect.js";

const ORIGIN = "https://earshot.example";

describe("safeRedirect", () => {
  it.each([
    "/",
    "/home",
    "/home?term=deep%20sea&mode=topic",
    "/home?term=a%2Fb&redirect=https://x.example",
    "/home?term=café",
    "/podcast/12345",
    "/podcast/feed%3A1?tab=episodes#latest",
    "/dashboard?tab=tracking",
    "/lists",
    "/lists/",
    "/api",
    "/about-9",
  ])("lets %s through as it is", (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  const malicious = [
    "//evil.example",
    "///evil.example",
    "////evil.example/x",
    "/\\evil.example",
    "\\/evil.example",
    "\\\\evil.example",
    "/home\\..\\..\\evil",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\n/evil.example",
    "\t//evil.example",
    "/home\u0000",
    "/home\r\nSet-Cookie: a=b",
    " /home",
    " //evil.example",
    "https:evil.example",
    "https:/evil.example",
    "https://evil.example",
    "HTTPS://EVIL.EXAMPLE",
    "javascript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,<script>",
    "%2f%2fevil.example",
    "/%2fevil.example",
    "/%2F/evil.example",
    "/%252fevil.example",
    "/%5cevil.example",
    "/%5Cevil.example",
    "/%09/evil.example",
    "/%00//evil.example",
    "@evil.example",
    ".evil.example",
    "earshot.example@evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "/%2e%2e//evil.example",
    "/%2e/%2e%2e//evil.example",
    "/home/..//evil.example",
    "/home//evil.example",
    "/。/evil.example",
    "/／evil.example",
    "／／evil.example",
    "//еvil.example",
    "//xn--vil-8cd.example",
    "/\u2028/evil.example",
    "/\u00a0/evil.example",
    "/\ufeff/evil.example",
    "/\ud800",
    "/home?a=\\b",
    "/home?a=b\r\nSet-Cookie: c=d",
    "/home#\u2028",
    "/..",
    "/../lists",
    "/home/../lists",
    "/home/.",
    "/home%",
    "/%zz",
    "/%ff",
    "?next=//evil.example",
    "#//evil.example",
    "",
    "home",
    `/${"a".repeat(100_000)}`,
    "/sign-in",
    "/sign-in?redirect=/sign-in",
    "/auth",
    "/signup/",
    "/api/v1/auth/google",
    "/API/v1/auth/sign-out",
  ];
  it.each(malicious.map((path) => [path.slice(0, 60), path]))("refuses %j", (_, path) => {
    expect(safeRedirect(path)).toBeUndefined();
  });

  it.each([undefined, null, 1, {}, ["/home"], { toString: () => "/home" }, new String("/home")])(
    "refuses %p",
    (value) => {
      expect(safeRedirect(value)).toBeUndefined();
    },
  );

  it("accepts only paths that a browser resolves to this site, even when parsed twice", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "/",
        "//",
        "\\",
        ".",
        "..",
        "%2f",
        "%5c",
        "%2e",
        "\t",
        "\n",
        "@",
        ":",
        "evil.example",
        "home",
        "?",
        "#",
        "https:",
      ),
      fc.string({ unit: "binary", maxLength: 3 }),
    );
    let passed = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = safeRedirect(`/${pieces.join("")}`);
        if (path === undefined) return;
        passed += 1;
        const url = new URL(path, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(new URL(url.pathname, ORIGIN).pathname).toBe(url.pathname);
        expect(new URL(decodeURIComponent(url.pathname), ORIGIN).origin).toBe(ORIGIN);
        expect(new URL(`${ORIGIN}${path}`).origin).toBe(ORIGIN);
      }),
      { numRuns: 5000 },
    );
    expect(passed).toBeGreaterThan(100);
  });
});

describe("afterSignIn", () => {
  it("prefers the redirect in the address, then the stored one, then home", () => {
    expect(afterSignIn("/lists", "/podcast/1")).toBe("/lists");
    expect(afterSignIn(null, "/podcast/1")).toBe("/podcast/1");
    expect(afterSignIn(null, { intent: "save", redirect: "/podcast/1" })).toBe("/podcast/1");
    expect(afterSignIn(undefined, undefined)).toBe("/home");
    expect(afterSignIn("", null)).toBe("/home");
  });

  it("treats addresses on other sites as absent", () => {
    expect(afterSignIn("//evil.example", "/podcast/1")).toBe("/podcast/1");
    expect(afterSignIn("//evil.example", { redirect: "https://evil.example" })).toBe("/home");
    expect(afterSignIn(["/lists"], { redirect: { a: 1 } })).toBe("/home");
  });
});
