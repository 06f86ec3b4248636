import { findingLabel } from "./finding-label.js";
import { readBrief } from "./read-brief.js";

const labels = (text: string): string[] =>
  readBrief(text)
    .filter(({ kind }) => kind === "dates")
    .map(findingLabel);

describe("dates", () => {
  it.each([
    ["in March", ["March"]],
    ["im März", ["March"]],
    ["en marzo de 2027", ["March 2027"]],
    ["en mars 2027", ["March 2027"]],
    ["Q1 2027", ["January 2027 to March 2027"]],
    ["in the second quarter", ["April to June"]],
    ["im dritten Quartal 2027", ["July 2027 to September 2027"]],
    ["from March to June 2027", ["March 2027 to June 2027"]],
    ["von März bis Mai", ["March to May"]],
    ["desde marzo hasta junio", ["March to June"]],
    ["de mars à juin", ["March to June"]],
    ["between March 15 and April 2", ["March 15 to April 2"]],
    ["starting in May", ["from May"]],
    ["ab Mai", ["from May"]],
    ["until the end of June", ["until June"]],
    ["jusqu'en juin", ["until June"]],
    ["2027-03-01 to 2027-04-15", ["March 1, 2027 to April 15, 2027"]],
    ["am 01.03.2027", ["March 1, 2027"]],
    ["March 15", ["March 15"]],
    ["del 1 al 15 de mayo", ["May 1 to May 15"]],
    ["vom 1. bis 15. Mai 2027", ["May 1, 2027 to May 15, 2027"]],
    ["du 1er au 15 mai", ["May 1 to May 15"]],
    ["im 1. Quartal 2027", ["January 2027 to March 2027"]],
    ["T1 2027", ["January 2027 to March 2027"]],
    ["in the summer of 2027", ["June 2027 to August 2027"]],
    ["im Herbst", ["September to November"]],
    ["en verano", ["June to August"]],
    ["au printemps", ["March to May"]],
    ["before Christmas", ["until December"]],
    ["H2 2027", ["July 2027 to December 2027"]],
    ["in the first half of 2027", ["January 2027 to June 2027"]],
    ["im zweiten Halbjahr 2027", ["July 2027 to December 2027"]],
    ["premier semestre 2027", ["January 2027 to June 2027"]],
    ["before Mother’s Day", ["until May"]],
    ["zu Ostern", ["March to April"]],
    ["Budget $12,000 for the spring.", ["March to May"]],
    ["boots for winter", []],
    ["summer shoes for spring rolls", []],
    ["buy 1 to 15 of them", []],
    ["May we march on? It may be.", []],
    ["chocolate like Mars", []],
  ])("%p: %p", (text, spans) => {
    expect(labels(text)).toEqual(spans);
  });
});
