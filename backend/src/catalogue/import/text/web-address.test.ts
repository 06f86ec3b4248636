import { hostOf, isDirectoryPage, nameFromAddress, webAddress } from "./web-address.js";

describe("webAddress", () => {
  test.each([
    ["https://a.example/x?y=1#z", "https://a.example/x?y=1#z"],
    [" http://a.example/x ", "http://a.example/x"],
    ["HTTP://WWW.A.EXAMPLE/Feed", "http://www.a.example/Feed"],
    ["http://a.example/a b.mp3", "http://a.example/a%20b.mp3"],
    ["http://a.example\n/x", "http://a.example/x"],
    ["http://a.example/a\0b", "http://a.example/a%00b"],
    ["www.a.example", "http://www.a.example/"],
    ["a.example/show", "http://a.example/show"],
    ["//a.example/x.png", "https://a.example/x.png"],
    ["feed://a.example/rss", "http://a.example/rss"],
    ["feed:https://a.example/rss", "https://a.example/rss"],
    ["itpc://a.example/rss", "http://a.example/rss"],
    [">http://a.example/art.asp", "http://a.example/art.asp"],
    ["<url>http://a.example/b.jpg</url>", "http://a.example/b.jpg"],
    ["href=http://a.example/b.jpg", "http://a.example/b.jpg"],
    ["http%3A%2F%2Fa.example%2Fx", "http://a.example/x"],
    ["http://user:secret@a.example/x", "http://a.example/x"],
    ["http://74.50.2.149/x.xml", "http://74.50.2.149/x.xml"],
  ])("%j means %s", (raw, address) => expect(webAddress(raw)).toBe(address));

  test.each([
    "", "NO LINK", "Podcasts.html", "cover.jpg", "C:\\Users\\x.jpg", "javascript:alert(1)", "data:text/html,x",
    "file:///etc/passwd", "ftp://a.example/x", "httpx://a.example", "vbscript:x", "gs://bucket/x", "http://",
    `http://a.example/${"x".repeat(5_000)}`, `http://a.example/ ${"中".repeat(3_000)}`,
  ])("%j is not one", (raw) => expect(webAddress(raw)).toBeUndefined()); // prettier-ignore

  test.each([
    "http://localhost/x", "http://a.local/", "http://127.0.0.1:6379/INFO", "http://2130706433/", "http://0x7f.1/",
    "http://10.0.0.1/admin", "http://169.254.169.254/latest/", "http://192.168.1.1/", "http://172.20.0.1/",
    "http://100.64.0.1/", "http://0.0.0.0/", "http://[::1]/", "http://[::ffff:127.0.0.1]/", "http://[fd00::1]/",
    "http://[fe80::1]/", "http://[64:ff9b::7f00:1]/", "http://[2002:7f00:1::]/", "http://router/",
  ])("%s belongs to a private network", (raw) => expect(webAddress(raw)).toBeUndefined()); // prettier-ignore

  test("resolves an address against a base", () => {
    expect(webAddress("ep1.mp3", "https://a.example/feed/rss.xml")).toBe("https://a.example/feed/ep1.mp3");
    expect(webAddress("/c.png", "https://a.example/feed/rss.xml")).toBe("https://a.example/c.png");
    expect(webAddress("www.b.example/x", "https://a.example/")).toBe("http://www.b.example/x");
    expect(webAddress("http://127.0.0.1/x", "https://a.example/")).toBeUndefined();
  });
});

test("derives a name from an address", () => {
  expect(nameFromAddress("https://a.example/media/night-talk.mp3?x=1")).toBe("night-talk");
  expect(nameFromAddress("https://podcasts.apple.com/us/podcast/history-hyenas/id1352800687")).toBe("history-hyenas");
  expect(nameFromAddress("relative.xml")).toBe("relative");
  expect(nameFromAddress("https://a.example/a%20b.ogg")).toBe("a b");
  expect(nameFromAddress("https://a.example/%E0%A4%A")).toBe("%E0%A4%A");
  expect(nameFromAddress("https://a.example/")).toBeUndefined();
});

test("directory pages are not feeds", () => {
  expect(isDirectoryPage("https://podcasts.apple.com/us/podcast/x/id1")).toBe(true);
  expect(isDirectoryPage("https://feeds.example/x")).toBe(false);
  expect(isDirectoryPage("http://podcasts.apple.com/eaas/us/special_event/ken_burns/ken_burns.xml")).toBe(false);
  expect(hostOf("https://Feeds.Example:8080/x")).toBe("feeds.example");
  expect(hostOf("nonsense")).toBeUndefined();
});
