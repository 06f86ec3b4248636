import { isOwnPage, isTrusted, pageAt } from "./page-origin";

test.each(["earshot://app/", "earshot://app/home?term=x", "earshot://app/podcast/a#b"])(
  "%s is the app's page",
  (address) => {
    expect(isOwnPage(address)).toBe(true);
  },
);

const MISLEADING = [
  "",
  "earshot://app",
  "earshot://app.evil/",
  "earshot://app@evil/",
  "earshot://user@app/",
  "earshot://user:x@app/",
  "earshot://app:80/",
  "earshot://evil/app/",
  "earshot://podcast/app/",
  "earshot:///app/",
  "earshot:/app/",
  "earshot:app/",
  "xearshot://app/",
  "earshots://app/",
  " earshot://app/",
  "earshot://app%2f/",
  "earshot://%61pp/",
  "earshot://app\\@evil/",
  "earshot://app\t/",
  "http://app/",
  "https://app/",
  "https://earshot/app/",
  "https://evil/?earshot://app/",
  "https://evil/#earshot://app/",
  "file:///app/",
  "file://earshot://app/",
  "data:text/html,earshot://app/",
  "javascript:earshot://app/",
  "blob:earshot://app/1",
  "filesystem:earshot://app/",
  "view-source:earshot://app/",
  "about:blank",
  "about:srcdoc",
  "chrome://app/",
  "devtools://app/",
  "chrome-extension://app/",
  "EARSHOT://app/",
  "earshot://APP/",
  "earshot://app./",
  "earshot://[app]/",
];

test("the list has forty misleading addresses", () => {
  expect(MISLEADING.length).toBeGreaterThanOrEqual(40);
});

test.each(MISLEADING)("%j is not the app's page", (address) => {
  expect(isOwnPage(address)).toBe(false);
});

test("only the page's main frame is trusted", () => {
  expect(isTrusted({ url: "earshot://app/", top: true })).toBe(true);
  expect(isTrusted({ url: "earshot://app/", top: false })).toBe(false);
  expect(isTrusted({ url: "https://evil/", top: true })).toBe(false);
  expect(isTrusted(undefined)).toBe(false);
});

test("keeps any path within the app's page", () => {
  expect(pageAt("/home")).toBe("earshot://app/home");
  expect(pageAt("//evil/x")).toBe("earshot://app//evil/x");
  expect(isOwnPage(pageAt("@evil/"))).toBe(true);
});
