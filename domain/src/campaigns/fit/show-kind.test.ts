import { adBrief } from "./ad-brief.js";
import { isElsewhere, isForOtherSex, isLecture, isOfOtherLanguage, isOfTrade, otherTrades } from "./show-kind.js";
import { subjectText } from "./subject-of-text.js";

const texts = (title: string, description = "") => subjectText({ title, description });

describe("a recording of lectures", () => {
  const ACCOUNT = adBrief("A bank account for students in Germany");
  it.each([
    ["Ringvorlesung Philosophie", "", true],
    ["GLF Campus TV der Hochschule Furtwangen", "", true],
    ["Histoire intellectuelle de la Chine", "Anne Cheng, professeur au Collège de France.", true],
    ["Money Talks", "Two friends who met at the University of Ohio talk about savings.", false],
  ])("%s", (title, description, expected) => {
    expect(isLecture(ACCOUNT, texts(title, description))).toBe(expected);
  });

  it("does not count for a brief about learning", () => {
    expect(isLecture(adBrief("A master's degree at a university"), texts("Ringvorlesung Philosophie"))).toBe(false);
  });
});

describe("a show for a profession", () => {
  const isTrade = (brief: string, title: string, description = "") =>
    isOfTrade(otherTrades(adBrief(brief)), texts(title, description));
  it("is for others than the people of the brief", () => {
    expect(isTrade("A dental plan for families", "The Dentists Hour")).toBe(true);
    expect(isTrade("A dental plan for families", "Practice Talk", "Helping busy dentists run their practice.")).toBe(
      true,
    );
    expect(isTrade("A dental plan for families", "Smile", "A show in which two dentists answer questions.")).toBe(
      false,
    );
  });

  it("is not where the brief names the profession, or is for companies", () => {
    expect(isTrade("Software for dentists", "The Dentists Hour")).toBe(false);
    expect(isTrade("Accounting for restaurants", "The Restaurateurs Hour")).toBe(false);
  });
});

it("takes shows on teeth for those of dentists, unless a brief is for dentists", () => {
  const isTrade = (brief: string) => isOfTrade(otherTrades(adBrief(brief)), texts("Dental Hygiene Today"));
  expect(isTrade("Dental plans for families")).toBe(true);
  expect(isTrade("A dentist in Leeds, for families")).toBe(true);
  expect(isTrade("Implants, sold to dentists")).toBe(false);
});

it("knows shows for the other sex than the one that a brief is for", () => {
  expect(isForOtherSex(["Men"], texts("Gloss", "Two friends on makeup and skincare."))).toBe(true);
  expect(isForOtherSex(["Men"], texts("Women Who Run"))).toBe(true);
  expect(isForOtherSex(["Men"], texts("Watches", "For men and women who like time."))).toBe(false);
  expect(isForOtherSex(["Women"], texts("The Dads"))).toBe(true);
  expect(isForOtherSex(["Women", "Men"], texts("The Dads"))).toBe(false);
  expect(isForOtherSex(["Parents"], texts("Women Who Run"))).toBe(false);
});

describe("a show about other places", () => {
  it("names places in its title, and none of the brief's", () => {
    const places = new Set(["GB"]);
    expect(isElsewhere(places, { title: "Las Vegas Real Estate" })).toBe(true);
    expect(isElsewhere(places, { title: "Gardens of England" })).toBe(false);
    expect(isElsewhere(places, { title: "Home Repair" })).toBe(false);
    expect(isElsewhere(new Set(), { title: "Las Vegas Real Estate" })).toBe(false);
  });

  it("names them at the beginning of its description, if the brief names a city", () => {
    const show = { title: "Over the Barrel", description: "Beer in Chicago." };
    expect(isElsewhere(new Set(["US", "portland"]), show)).toBe(true);
    expect(isElsewhere(new Set(["US", "chicago"]), show)).toBe(false);
    expect(isElsewhere(new Set(["US"]), show)).toBe(false);
  });
});

it("knows shows about other languages than the one that a brief teaches", () => {
  const japanese = adBrief("An app to learn Japanese");
  expect(isOfOtherLanguage(japanese, { title: "Learn Hebrew" })).toBe(true);
  expect(isOfOtherLanguage(japanese, { title: "Learn Japanese" })).toBe(false);
  expect(isOfOtherLanguage(japanese, { title: "Polyglots" })).toBe(false);
  expect(isOfOtherLanguage(adBrief("A hotel"), { title: "Learn Hebrew" })).toBe(false);
});
