const SQL = [
  "' OR '1'='1",
  "'; DROP TABLE campaign_requests; --",
  "1; SELECT pg_sleep(5)--",
  "' UNION SELECT password_hash FROM users--",
  "$$; DELETE FROM waitlist; $$",
  "E'\\\\'; --",
  "%_\\",
  "\\'; --",
  '" OR ""="',
  "admin'/*",
  "Robert'); DROP TABLE students;--",
  "$1",
  ":name",
  "{{7*7}}${7*7}<%= 7*7 %>",
  "`id`; sleep 5 | nc 127.0.0.1",
  "../../../etc/passwd",
  "__proto__",
];

const MARKUP = [
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  "<iframe src=javascript:alert(1)>",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  '<a href="javascript:alert(1)">x</a>',
  "<math><mi xlink:href=javascript:alert(1)>",
  "<details open ontoggle=alert(1)>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#60;script&#62;",
  "]]><script>alert(1)</script><![CDATA[",
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  "</title><script>alert(1)</script>",
  "</textarea><script>alert(1)</script>",
  "<style>@import 'http://evil.example'</style>",
  "<base href=http://evil.example>",
  "<meta http-equiv=refresh content=0;url=http://evil.example>",
  "<body onload=alert(1)>",
];

const HEADERS = [
  "Ada\r\nBcc: victim@example.org",
  "Ada\nBcc: victim@example.org",
  "Ada\rBcc: victim@example.org",
  "a@b.org\r\n\r\nBody",
  "a@b.org, victim@example.org",
  "a@b.org\u2028Bcc: victim@example.org",
  "=?utf-8?q?Bcc=3A?= <victim@example.org>",
];

const SHEETS = [
  "=1+1",
  "+1",
  "-1+1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  '=HYPERLINK("http://evil.example","x")',
  "|cmd",
];

const UNICODE = [
  "🎙".repeat(800),
  "👩‍🚀👨‍👩‍👧‍👦",
  "e\u0301\u0301\u0301".repeat(50),
  "\u202egnp.exe",
  "zero\u200bwidth\u2060\ufeff",
  "\ufffe\uffff",
  "é",
  "e\u0301",
  "аdmin",
  "ﷺ",
  "\u0007bell\u001b[31mred\u001b[0m",
  "𝔘𝔫𝔦𝔠𝔬𝔡𝔢",
  "line\n".repeat(10_000),
  "x".repeat(801),
  "\u00a0 \u2003",
  "null",
  "undefined",
  "NaN",
];

/** Malicious texts, and some unusual harmless ones, for every field of every form. */
export const HOSTILE_TEXTS: readonly string[] = [...SQL, ...MARKUP, ...HEADERS, ...SHEETS, ...UNICODE];

/** JSON values that are not text, or that PostgreSQL cannot store as text. */
export const IMPOSSIBLE_TEXTS: readonly string[] = [
  '"a\\u0000b"',
  '"\\u0000"',
  '"\\ud83d"',
  '"\\udc00x"',
  '"\\ud83dx\\udc00"',
  "7",
  "true",
  "[]",
  "{}",
  '["a@b.org"]',
  '{"$ne":null}',
  '{"__proto__":{"x":1}}',
  `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
  "1e999",
];
