import { showNotes } from "./show-notes.js";

describe("showNotes", () => {
  test("keeps structure and links, and marks the links", () => {
    expect(
      showNotes('<h1>Guests</h1><ul><li>Ann <b>Lee</b></li></ul><p>See <a href="https://a.example/x">this</a></p>'),
    ).toBe(
      '<h3>Guests</h3><ul><li>Ann <b>Lee</b></li></ul><p>See <a href="https://a.example/x" rel="nofollow noopener noreferrer">this</a></p>',
    );
  });
  test("breaks the line at the end of a removed block", () => {
    expect(showNotes("<div>One</div><div> </div><div>Two<p>Three</p></div>")).toBe("One<br /><br />Two<p>Three</p>");
    expect(showNotes("<div><div><p>One</p></div></div>")).toBe("<p>One</p>");
  });
  test("plain text with lines becomes paragraphs", () => {
    expect(showNotes("One\nline\n\nTwo & <3")).toBe("<p>One<br />line</p><p>Two & &lt;3</p>");
  });
  test("plain text in one line stays readable as text", () => {
    expect(showNotes("Tom & Jerry, Q&A; 100 % fun")).toBe("Tom & Jerry, Q&amp;A; 100 % fun");
  });
  test("decodes notes that were escaped once too often", () => {
    expect(showNotes("&lt;p&gt;Hello&lt;/p&gt;")).toBe("<p>Hello</p>");
  });
  test.each([undefined, "", "  ", "<p> </p>", "<script>x</script>", "<img src=x>"])("%j is empty", (raw) =>
    expect(showNotes(raw)).toBeUndefined(),
  );
});

const EVIL = [
  "<script>alert(1)</script>x", "<SCRIPT SRC=//e.example/x.js></SCRIPT>x", "<img src=x onerror=alert(1)>x",
  "<svg onload=alert(1)>x</svg>y", "<svg><script>alert(1)</script></svg>x", "<math><mtext></form><img src=1 onerror=alert(1)>x",
  "<iframe src=javascript:alert(1)></iframe>x", "<object data=javascript:alert(1)>x</object>y", "<embed src=//e.example>x",
  "<a href=javascript:alert(1)>x</a>", "<a href='jAvAsCrIpT:alert(1)'>x</a>", "<a href='java\nscript:alert(1)'>x</a>",
  "<a href='&#106;avascript:alert(1)'>x</a>", "<a href='data:text/html,<script>1</script>'>x</a>", "<a href='//e.example'>x</a>",
  "<a href='vbscript:x'>x</a>", "<a href=x onclick=alert(1)>x</a>", "<a style='background:url(//e.example)' href=http://a.example>x</a>",
  "<p style='x:expression(alert(1))'>x</p>", "<style>@import '//e.example'</style>x", "<link rel=stylesheet href=//e.example>x",
  "<meta http-equiv=refresh content='0;url=//e.example'>x", "<base href=//e.example>x", "<form action=//e.example><input>x</form>",
  "<button formaction=javascript:alert(1)>x</button>", "<video><source onerror=alert(1)>x</video>", "<audio src=//e.example>x</audio>",
  "<details open ontoggle=alert(1)>x</details>", "<marquee onstart=alert(1)>x</marquee>", "<body onload=alert(1)>x",
  "<textarea><img src=x onerror=alert(1)></textarea>x", "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>x",
  "<title><img src=x onerror=alert(1)></title>x", "<b <script>alert(1)</script>x", "<<script>alert(1)//<</script>x",
  "<img src='x' onerror='alert(1)' x", "<a href='http://a.example' target=_blank>x</a>", "&lt;script&gt;alert(1)&lt;/script&gt;x",
  "&lt;img src=x onerror=alert(1)&gt;x", "<template><script>alert(1)</script></template>x", "<xmp><img src=x onerror=alert(1)></xmp>x",
  "<p>x</p><!--<img src=x onerror=alert(1)>-->", "<![CDATA[<script>alert(1)</script>]]>x", "<?xml version='1.0'?><script>1</script>x",
]; // prettier-ignore

describe("nothing in notes runs or loads", () => {
  const ALLOWED =
    /^<(?:\/?(?:p|ul|ol|li|strong|em|b|i|h3|h4|code|pre|blockquote)|br \/|\/a|a(?: href="(?:https?|mailto):[^"<>]*" rel="nofollow noopener noreferrer")?)>$/;
  test.each(EVIL)("%s", (raw) => {
    const safe = showNotes(raw) ?? "";
    for (const tag of safe.match(/<[^<>]*>?/g) ?? []) expect(tag).toMatch(ALLOWED);
    expect(safe.replace(/<[^<>]*>/g, "")).not.toMatch(/<|>/);
  });
});

test("sanitizes hostile notes quickly", () => {
  for (const raw of [
    "<b>".repeat(100_000),
    "<a href=x".repeat(100_000),
    "&lt;".repeat(200_000),
    "<p>".repeat(300_000),
    "&".repeat(500_000),
  ])
    expect(() => showNotes(raw)).toTakeLessThan(800);
});
