import { accountLink, isSecret, secretInFragment } from "./account-links.js";

const SECRET = "Ab-_0123456789Ab-_0123456789Ab-_0123456789A";

test("a link's secret is in the fragment, which servers and the Referer header never see", () => {
  const link = new URL(accountLink("https://earshot.example", "verify", SECRET));
  expect(link.pathname + link.search).toBe("/sign-in?mode=verify");
  expect(link.hash).toBe(`#token=${SECRET}`);
  expect(secretInFragment(link.hash)).toBe(SECRET);
  expect(accountLink("http://localhost:3000", "new-password", SECRET)).toContain("3000/sign-in?mode=new-password#");
});

test.each([
  undefined,
  null,
  "",
  "#",
  "#token=",
  "#token=short",
  `#x=${SECRET}`,
  `#token=${SECRET}x`,
  `#token=${SECRET}&a=b`,
  `?token=${SECRET}`,
  `#token=${"a".repeat(1e6)}`,
  `#token=${SECRET.slice(1)}/`,
])("finds no secret in %j", (fragment) => {
  expect(secretInFragment(fragment)).toBeUndefined();
});

test("knows the form of a secret", () => {
  expect(isSecret(SECRET)).toBe(true);
  for (const text of [
    SECRET.slice(1),
    `${SECRET}a`,
    `${SECRET.slice(1)}\n`,
    `${SECRET.slice(1)}=`,
    43,
    [SECRET],
    null,
  ]) {
    expect(isSecret(text)).toBe(false);
  }
});
