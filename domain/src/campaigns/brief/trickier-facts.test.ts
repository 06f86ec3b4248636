import { briefFindings } from "./brief-findings.js";
import { findingLabel } from "./findings/finding-label.js";
import type { FindingKind } from "./findings/finding.js";

const labels = (text: string, kind: FindingKind): string[] =>
  briefFindings(text)
    .filter((one) => one.kind === kind)
    .map(findingLabel);

describe("an amount without a currency is in that of the listeners", () => {
  it.each([
    ["Budget 35k, Start im Mai, Deutschland, Podcasts über Wandern.", ["€35,000"]],
    ["Budget 12k, France, amateurs de vin.", ["€12,000"]],
    ["Budget 20k. Listeners in London and Leeds. Gardening.", ["£20,000"]],
    ["Budget 20k, Deutschland und Österreich, Wandern.", ["€20,000"]],
    ["Unser Budget für die Kampagne ist 35k und wir suchen Podcasts über Wandern.", ["€35,000"]],
    ["Budget 9000, Toronto, hiking.", ["9,000 CAD"]],
    // What the brief itself names, dollars where nothing is known, and listeners with several currencies.
    ["Budget $35k, Deutschland, Podcasts über Wandern.", ["$35,000"]],
    ["Budget 35k USD, Deutschland, Podcasts über Wandern.", ["$35,000"]],
    ["Budget 35k. Hiking boots.", ["$35,000"]],
    ["Budget 35k, Germany and Switzerland, hiking.", ["$35,000"]],
    ["Presupuesto 15k, México, senderismo.", ["$15,000"]],
  ])("%p: %p", (text, budget) => {
    expect(labels(text, "budget")).toEqual(budget);
  });
});

describe("amounts in words and by the week", () => {
  it.each([
    ["Half a million dollars for a new pickup.", ["$500,000"]],
    ["We have a million dollars for a new pickup.", ["$1,000,000"]],
    ["Eine halbe Million Euro für den Start.", ["€500,000"]],
    ["Café de especialidad. 400 € a la semana durante 3 meses.", ["€5,200"]],
    ["A dog app. $700 per week for 10 weeks.", ["$7,000"]],
  ])("%p: %p", (text, budget) => {
    expect(labels(text, "budget")).toEqual(budget);
  });
});

describe("days of one month", () => {
  it.each([
    ["Festival from June 11-13, 2027 in Nashville.", ["June 11, 2027 to June 13, 2027"]],
    ["Open house on March 3rd and 4th in Boston.", ["March 3 to March 4"]],
    ["Headphones. $15,000, Nov 20-30.", ["November 20 to November 30"]],
    ["Headphones on sale November 20 to 30.", ["November 20 to November 30"]],
    ["On March 3 and 4 shows a week after it.", ["March 3"]],
    ["Ads on March 13-4 hosts.", ["March 13"]],
    ["From June 11 to July 13.", ["June 11 to July 13"]],
    // Shapes of pictures.
    ["Video ads in ratio 16/9 to 4/3 accepted.", []],
    ["Our campaign in the UK: period 16/9 to 4/3.", ["September 16 to March 4"]],
  ])("%p: %p", (text, dates) => {
    expect(labels(text, "dates")).toEqual(dates);
  });
});

describe("words that mean something else in the language of a brief", () => {
  it.each([
    ["Das Angebot soll junge Leute reizen. Fahrräder, Berlin.", ["Sports"]],
    ["A box of stories for adults.", []],
    ["Wij verkopen koffers voor lange reizen.", ["Places & Travel"]],
    ["Libri di storia per chi ama gli antichi romani.", ["Books", "History"]],
    ["Birra artigianale per chi ama la cucina.", ["Food"]],
    ["Ski school. Money is tight.", ["Wilderness"]],
    ["We sell tights and leggings.", ["Fashion & Beauty"]],
  ])("%p: %p", (text, categories) => {
    expect(labels(text, "category")).toEqual(categories);
  });
});

describe("what a brief rules out", () => {
  it.each([
    ["We sell beer without alcohol in the UK.", []],
    ["Unser Bier ohne Alkohol sucht Sportler.", []],
    ["Vino sin alcohol para España.", []],
    ["Bière sans alcool, France.", []],
    ["Wij verkopen bier zonder alcohol in Nederland.", []],
    ["Toys. Shows without alcohol.", ["alcohol"]],
    ["Toys. No beer, no alcohol.", ["alcohol"]],
    ["Évitez l’humour noir, la religion et la politique.", ["dark humor", "Religion", "Politics"]],
    ["Juguetes. Evitar el humor negro y la política.", ["dark humor", "Politics"]],
    ["Juguetes. Evitar el humor y la política.", ["Comedy", "Politics"]],
    ["Bike lights. Not interested in sports, except cycling.", ["Sports"]],
    ["All shows except politics.", ["Politics"]],
    ["A dog walking app. No cats.", ["cats"]],
    ["Toys. No dogs.", ["Pets & Animals"]],
  ])("%p: %p", (text, taboos) => {
    expect(labels(text, "taboo")).toEqual(taboos);
  });

  it.each([
    ["Craft beer, not aimed at kids.", ["Food"]],
    ["Craft beer, not for children.", ["Food"]],
    ["Bier, nicht für Kinder gedacht.", ["Food"]],
    ["A board game, not only for children.", ["Games", "Kids & Family"]],
    ["Toys for kids, not for pets.", ["Kids & Family"]],
    ["Shoes. No sports, except running.", ["Running"]],
  ])("%p is about %p", (text, categories) => {
    expect(labels(text, "category")).toEqual(categories);
  });
});

describe("products and fans", () => {
  it.each([
    ["Expense management for finance teams at small companies.", ["Business"]],
    ["A vampire series for horror fans.", ["Fiction"]],
    ["A hybrid SUV, for drivers in Ohio.", ["Automotive"]],
    ["A coding bootcamp in Texas.", ["Technology"]],
    ["Financial literacy for teens.", ["Investing"]],
    ["A bluegrass festival.", ["Music"]],
    // The same words in other products.
    ["A thriller by a new author.", ["Books"]],
    ["A bootcamp in the park.", ["Fitness"]],
  ])("%p: %p", (text, categories) => {
    expect(labels(text, "category")).toEqual(categories);
  });
});
