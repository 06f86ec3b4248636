import { adBrief } from "./ad-brief.js";
import {
  isElsewhere,
  isForLearners,
  isLecture,
  isNotForAll,
  isOfOtherLanguage,
  isOfTrade,
  isSermon,
  otherTrades,
} from "./show-kind.js";
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

  it("is for those who sell to restaurants", () => {
    expect(isTrade("Pizza ovens for cafes, bars and restaurants.", "Grow Your Restaurant")).toBe(false);
  });

  it("is for fundraisers, not for donors", () => {
    expect(isTrade("A children's charity looks for donors", "Fundraising Technology 24/7")).toBe(true);
    expect(isTrade("A children's charity looks for donors", "Giving Thought")).toBe(false);
    expect(isTrade("A fundraising app", "Fundraising Technology 24/7")).toBe(false);
  });

  it("is for people who trade in houses, not for those who look for a home", () => {
    const isForOthers = (brief: string, title: string, description = "") =>
      isNotForAll(adBrief(brief), texts(title, description));
    const home = "A real estate agency helps people buy their first home";
    expect(isForOthers(home, "Flip This House")).toBe(true);
    expect(isForOthers(home, "Bigger Pockets", "Want freedom through real estate investing? Listen.")).toBe(true);
    expect(isForOthers(home, "Real Estate Today", "Tips for homeowners and home buyers.")).toBe(false);
    expect(isForOthers("A platform for real estate investors", "Flip This House")).toBe(false);
  });

  it.each([
    ["E-commerce software for online sellers", "Sellers Hour", "Amazon FBA, wholesaling and retail arbitrage"],
    ["Wholesale coffee for cafes", "Wholesaling coffee beans", ""],
    ["Software for property managers", "Managed", "For owners of rental properties"],
    ["Immobilien als Kapitalanlage in Leipzig", "Immobilien Investor Podcast", ""],
    ["Wohnungen für Kapitalanleger", "Immobilien Investor Podcast", ""],
    ["Buy-to-let mortgages", "The Landlords Podcast", ""],
    ["CRM for real estate agents", "Agents Hour", "We meet agents and real estate investors each week."],
  ])("is not about trading in houses, or that is what is wanted: %p, %p %p", (brief, title, description) => {
    expect(isNotForAll(adBrief(brief), texts(title, description))).toBe(false);
  });

  it("is not one if the brief names the profession or is for companies", () => {
    expect(isTrade("Software for dentists", "The Dentists Hour")).toBe(false);
    expect(isTrade("Accounting for restaurants", "The Restaurateurs Hour")).toBe(false);
  });
});

describe("a show about other places", () => {
  it("names places in its title, and none of the brief's", () => {
    const places = new Set(["GB"]);
    expect(isElsewhere(places, { title: "Las Vegas Real Estate" })).toBe(true);
    expect(isElsewhere(places, { title: "Gardens of England" })).toBe(false);
    expect(isElsewhere(places, { title: "Home Repair" })).toBe(false);
    expect(isElsewhere(new Set(), { title: "Las Vegas Real Estate" })).toBe(false);
  });
});

it("recognizes shows about languages other than the one that the brief teaches", () => {
  const japanese = adBrief("An app to learn Japanese");
  expect(isOfOtherLanguage(japanese, { title: "Learn Hebrew" })).toBe(true);
  expect(isOfOtherLanguage(japanese, { title: "Learn Japanese" })).toBe(false);
  expect(isOfOtherLanguage(japanese, { title: "Polyglots" })).toBe(false);
  expect(isOfOtherLanguage(adBrief("A hotel"), { title: "Learn Hebrew" })).toBe(false);
});

it("recognizes erotica that the brief does not name", () => {
  const title = "OWNING REGINA - Lesbian romance erotica novel (featuring BDSM)";
  expect(isNotForAll(adBrief("Audiobooks for children aged 4 to 9"), texts(title))).toBe(true);
  expect(isNotForAll(adBrief("Krimis als Hörbuch"), texts("Erotische Geschichten"))).toBe(true);
  expect(isNotForAll(adBrief("Erotica for women"), texts(title))).toBe(false);
  expect(isNotForAll(adBrief("Audiobooks for children aged 4 to 9"), texts("Bedtime stories"))).toBe(false);
});

it("takes stories for children for families only where they are the first subject, or the show is about that", () => {
  const story = texts("Bedtime Tales for Kids");
  expect(isNotForAll(adBrief("Cargo bikes for cyclists and families"), story, ["Kids & Family"])).toBe(true);
  expect(isNotForAll(adBrief("A day out for families who love trains"), story, ["Kids & Family"])).toBe(false);
  const science = texts("Science for Kids", "Experiments and discoveries of science, week by week.");
  expect(isNotForAll(adBrief("A science museum for families"), science, ["Kids & Family"])).toBe(false);
});

test.each([
  ["Immersive Spanish", "A tool for learning Spanish.", true],
  ["Spanish lessons", undefined, true],
  ["Noticias en español", "Lo que pasa en el mundo.", false],
  ["Finanzas Personales en Español", "Aprende a manejar tu dinero.", false],
  ["Meditación guiada en español", "Aprende a meditar cada día.", false],
  ["Spanish Wine Hour", "Learn about wine.", false],
  ["Español con historias", "Aprende español con cuentos.", true],
  // Its language is another one, or it teaches something else.
  ["English for everyone", "Learn English with us.", false],
  ["Aprender a invertir", "Learn to invest.", false],
])("%p, %p is for people who learn Spanish: %p", (title, description, isForThem) => {
  const show = { title, description };
  expect(isForLearners({ categories: ["Education"], languages: ["es"] }, show)).toBe(isForThem);
  expect(isForLearners({ categories: ["Language Learning"], languages: ["es"] }, show)).toBe(false);
  expect(isForLearners({ categories: ["Education"], languages: [] }, show)).toBe(false);
});

test.each([
  ["en", "The English Garden Podcast", "Learn how to grow roses."],
  ["en", "The English Heritage Podcast", "History lessons from castles."],
  ["en", "English Football Weekly", "Lessons from the matches and practice grounds of the week."],
  ["de", "Fotografie auf Deutsch", "Fotografieren lernen mit Profis."],
  ["fr", "La cuisine en français", "Apprendre à cuisiner simplement."],
])("speakers of %p listen to %p", (language, title, description) => {
  expect(isForLearners({ categories: [], languages: [language] }, { title, description })).toBe(false);
});

test.each([
  ["Grace Christian Community", "The weekly messages of faith from a church in Melbourne.", true],
  ["Heavenly Sent Christian Ministries", "The word of God and the teaching of Jesus.", true],
  ["Moms of the Church", "Christian moms talk about faith, Jesus and raising kids.", false],
  ["Christian Life", "Faith and Jesus, by the pastor of a church.", false],
  ["Hope Church", "Faith and Jesus, with messages from Dallas.", true],
  ["Grandview Christian Assembly", "A non-denominational, community-style church, for faith in Jesus.", true],
  ["Daily Devotional", "Five minutes of faith and Jesus with the senior pastor of a church.", false],
  ["Christian Motivation", "Speeches about faith, Jesus and the Bible for every day.", false],
  ["Church of Metal", "Heavy metal albums and bands.", false],
])("%p has recordings of services: %p, %p", (title, description, isOne) => {
  const isFor = (brief: string) => isSermon(adBrief(brief), [], texts(title, description));
  expect(isFor("A charity that asks for donations. Christian shows are welcome.")).toBe(isOne);
  expect(isFor("Bible studies and a charity.")).toBe(false);
  expect(isFor("A charity for every church.")).toBe(false);
  expect(isFor("Spenden für Kirchengemeinden. Christliche Podcasts.")).toBe(false);
  expect(isFor("Libros para parroquias.")).toBe(false);
  expect(isFor("Books for Christian families in the US.")).toBe(false);
  expect(isFor("Software for pastors.")).toBe(false);
  expect(isFor("Gospel music festival in Atlanta.")).toBe(false);
  expect(isFor("Travel tours to Israel for Christians.")).toBe(false);
});
