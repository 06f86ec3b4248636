import { personName } from "./person-name.js";

describe("personName", () => {
  test.each([
    ["owner@example.com (Eric Lofholm)", "Eric Lofholm"],
    ["owner@example.com  (Derek Jung - Pastor)", "Derek Jung - Pastor"],
    ["Ann Lee <ann@example.org>", "Ann Lee"],
    ["Ann Lee, ann@example.org", "Ann Lee"],
    ['"Ann Lee" <ann@example.org>', "Ann Lee"],
    ["mailto:ann@example.org Ann Lee", "Ann Lee"],
    ["NPR", "NPR"],
    ["@FraudedByTLC", "@FraudedByTLC"],
    ["K@R£N", "K@R£N"],
    ["Richard Davies @ Davies Content", "Richard Davies @ Davies Content"],
    ["Tom &amp; Jerry", "Tom & Jerry"],
    ["Absolute Radio webmaster", "Absolute Radio"],
    ["owner@example.com (GEO.de Webmaster)", "GEO.de"],
    ["Admin Radio", "Admin Radio"],
    ["Host Unknown", "Host Unknown"],
    ["The Webmasters", "The Webmasters"],
  ])("%s is %s", (raw, name) => expect(personName(raw)).toBe(name));

  test.each([
    ...["owner@example.com", "owner@example.com (owner@example.com)", "<ann@example.org>", "NULL", "NA", "", " "],
    ...["Webmaster", "administrator", "owner@example.com (Web Master)", "YOUR NAME", "Me"],
  ])("%j names no one", (raw) => expect(personName(raw)).toBeUndefined());

  test("reads a megabyte of punctuation quickly", () => {
    for (const text of ["@".repeat(1_000_000), "a".repeat(1_000_000) + "@"]) {
      expect(personName(text)?.length).toBeLessThan(300);
      expect(() => personName(text)).toTakeLessThan(1_000);
    }
  });
});
