import { labels } from "../found-labels.fake.js";
import { withoutLetter } from "./letter.js";

describe("letters", () => {
  it.each([
    ["Hi Tom,\nWe sell tea in Ireland.\nThanks,\nPriya\n14 Mercer St, London", "We sell tea in Ireland."],
    ["Guten Tag Frau Paris,\n\nTee für Irland.\n\nMit freundlichen Grüßen\nA. Berlin, Berlin", "Tee für Irland."],
    ["Bonjour Camille,\nDu thé.\nBien à vous,\nÉlodie, 69003 Lyon", "Du thé."],
    ["Beste Jan,\nThee.\nGroetjes,\nAnna", "Thee."],
    ["Tea.\nBest,\nJo\nTel: 030 123", "Tea."],
    ["Du thé.\nMerci\nÉlodie\nTél : 04 12 34", "Du thé."],
    ["Thank you!\nMarket: UK\nBest,\nAnna", "Thank you!\nMarket: UK"],
    ["We sell tea.\n\nSent from my iPhone", "We sell tea."],
  ])("%p is only %p", (text, rest) => {
    expect(withoutLetter(text).trim()).toBe(rest);
    expect(text.indexOf(rest)).toBe(withoutLetter(text).indexOf(rest));
  });

  it.each([
    "Hello Fresh competitor. Meal kits for the UK.",
    "Tea.\nBest listeners: women\nBudget: £5,000",
    "Tea.\nBest shows\nComedy",
    "Tea.\nBest shows: cooking and comedy.\nBudget: 5,000 euros.\nAvoid politics.",
    "Tea.\nBest time: March to June\nMarket: Germany",
    "Tea.\nBest,\nAnna\nP.S. Budget is 5,000 dollars, and no politics please.",
    "Tea.\nThanks,\nAnna\nBudget is $5,000",
    "Tee.\nDanke, keine Politik!\nBudget: 10.000 Euro",
    "Tea.\nThank you!\nMarket: UK, budget £10,000, women 25-40",
    "Hola, vendemos té a mujeres en España:\n5.000 €",
    "Hi! Budget $5,000, women, UK, 25-40!\nTea.",
    "Moin Leute, Tee für Frauen in Österreich,\nTee.",
    "Hey parents in the UK, no politics:\nTea.",
    "Beste Schuhe für Läufer!\nKöln",
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
