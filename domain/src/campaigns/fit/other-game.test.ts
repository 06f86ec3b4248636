import { isOtherGame } from "./other-game.js";
import { subjectOfText, subjectText } from "./subject-of-text.js";

const college = subjectText({
  title: "Saturday Football",
  description: "College football every week: the NFL draft, every quarterback and touchdown.",
});
const premier = subjectText({
  title: "Football Weekly",
  description: "News and analysis of football from the Premier League and beyond, by two old fans.",
});

it.each([
  [["Soccer"], college, true],
  [["Soccer"], premier, false],
  [["Football"], college, false],
  [["Football"], premier, true],
  [["Soccer", "Football"], college, false],
  [["Rugby"], college, false],
])("%p", (wanted, texts, isOther) => {
  expect(isOtherGame(wanted, texts)).toBe(isOther);
});

it("recognizes a show about soccer by the word football", () => {
  expect(subjectOfText(premier, "Soccer")?.share).toBe(1);
});
