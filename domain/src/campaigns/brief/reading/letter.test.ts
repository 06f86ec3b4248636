import { labels } from "../found-labels.fake.js";
import { withoutLetter } from "./letter.js";

describe("letters", () => {
  it.each([
    ["Hi Tom,\nWe sell tea in Ireland.\nThanks,\nPriya\n14 Mercer St, London", "We sell tea in Ireland."],
    ["Guten Tag Frau Paris,\n\nTee für Irland.\n\nMit freundlichen Grüßen\nA. Berlin, Berlin", "Tee für Irland."],
    ["Bonjour Camille,\nDu thé.\nBien à vous,\nÉlodie, 69003 Lyon", "Du thé."],
    ["We sell tea.\n\nSent from my iPhone", "We sell tea."],
  ])("%p is only %p", (text, rest) => {
    expect(withoutLetter(text).trim()).toBe(rest);
    expect(text.indexOf(rest)).toBe(withoutLetter(text).indexOf(rest));
  });

  it.each([
    "Hello Fresh competitor. Meal kits for the UK.",
    "Best tea in Ireland\nfor runners",
    "Dear diary: a notebook brand\nfor writers",
    `Thanks for the call!\n\nMerci\n${"We sell tea in many countries. ".repeat(12)}`,
    "Thanks,\nPriya",
  ])("%p stays", (text) => {
    expect(withoutLetter(text)).toBe(text);
  });

  it("says nothing about listeners in its address", () => {
    const letter =
      "Hi Tom,\nWe sell spices. Home cooks in Ireland.\nThanks,\nPriya Nair\n14 Mercer St, London WC2H 9QD";
    expect(labels(letter, "country")).toEqual(["Ireland"]);
  });
});
