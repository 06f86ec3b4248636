import { findingHint, findingLabel } from "../findings/finding-label.js";
import { chosenReadings } from "../findings/readings.js";
import { readBrief } from "./read-brief.js";

const dates = (text: string): string[] =>
  readBrief(text).flatMap((one) => (one.kind === "dates" ? [findingLabel(one)] : []));

describe("days with a slash", () => {
  it.each([
    ["Tea for the UK, 1/12 - 1/01.", ["December 1 to January 1"]],
    ["Tea for the US. Flight: 4/1 to 4/16", ["April 1 to April 16"]],
    ["Tea. 4/1 to 4/16.", ["April 1 to April 16"]],
    ["Headphones. Start 1/12, Germany.", ["from December 1"]],
    ["Headphones, US. Launch: 3/2. Backers.", ["March 2"]],
    ["Tee. Laufzeit 1/3 - 1/4", ["March 1 to April 1"]],
    ["Tea, US. We go live 11/01.", ["November 1"]],
    ["Tea, US. From 5/1 to 6/1.", ["May 1 to June 1"]],
    ["Du thé, en France, du 1/03 au 30/04.", ["March 1 to April 30"]],
    ["Tea for the UK, 5/4 - 8/4.", ["April 5 to April 8"]],
    ["Piano lessons. Start date: 9/1. End date: 10/31.", ["September 1 to October 31"]],
    ["Tea for the US. Starts 4/1, ends 4/16.", ["April 1 to April 16"]],
    ["Tea, 01/02/2027 - 30/04/2027, UK", ["February 1, 2027 to April 30, 2027"]],
    ["Tea. Flight 03/2027 - 05/2027", ["March 2027 to May 2027"]],
  ])("%p: %p", (text, expected) => {
    expect(dates(text)).toEqual(expected);
  });

  it.each([
    "Model trains in 1/12 scale",
    "Start 1/12 scale kits",
    "Cups from 1/2 to 3/4",
    "Liked by 9/10 dentists",
    "Rated from 8/10 to 10/10",
    "Help from 24/7",
    "Pipes from 3/4 to 15/16",
    "Ab 3/4 der Strecke",
    "We are live 24/7",
    "Live 24/7 support",
    "Deadline 24/7",
    "We are live 9/10 times",
    "Start 1/2 price offer",
    "Launch 1/3 off sale",
    "Start 1/4 des Budgets",
    "Tea ends 2/3 of stress",
    "It ends 1/4 final",
  ])("%p has none", (text) => {
    expect(dates(text)).toEqual([]);
  });
});

describe("the order of day and month", () => {
  it.each([
    ["Tea. Listeners in Ireland. Start 03/04", ["from April 3"]],
    ["Tea. Listeners in the US. Start 03/04", ["from March 4"]],
    ["Tea. £9,000. Start 03/04", ["from April 3"]],
    ["Wir verkaufen Tee in den USA und in Kanada. Start 03/04", ["from April 3"]],
    ["Tea. US and UK. Start 03/04, end 30/06", ["April 3 to June 30"]],
    ["Tea. Start 05/05", ["from May 5"]],
    ["Tea. Start 15/09.", ["from September 15"]],
  ])("is known: %p: %p", (text, expected) => {
    expect(dates(text)).toEqual(expected);
  });

  it.each([
    ["Tea. $9,000. Launch 03/04/2027.", "April 3, 2027 or March 4, 2027"],
    ["Tea for the US and the UK. Start 03/04", "from April 3 or from March 4"],
    ["Tea for Canada. 03/04 - 05/06", "April 3 to June 5 or March 4 to May 6"],
  ])("is open, and the reader hears about it: %p: %p", (text, expected) => {
    expect(dates(text)).toEqual([expected]);
    const found = readBrief(text).find(({ kind }) => kind === "dates");
    expect(found && findingHint(found)).toBe("Is the day or the month first? Edit the dates.");
  });

  it("is no longer open after the reader’s choice", () => {
    const [reading] = chosenReadings(
      readBrief("Tea. Launch 03/04/2027.").filter(({ kind }) => kind === "dates"),
      { dates: "2027-03-04/2027-03-04" },
    );
    expect(reading && findingLabel(reading.finding)).toBe("March 4, 2027");
    expect(reading && findingHint(reading.finding)).toBeUndefined();
  });

  it("adds up no months of dates that it leaves open", () => {
    const budget = readBrief("Tea. $500 per month, 03/04 - 05/06").find(({ kind }) => kind === "budget");
    expect(budget && findingLabel(budget)).toBe("$500");
  });
});
