import { APPLE_CATEGORIES } from "../../../catalogue/codes/categories.js";
import { wordsOf } from "./brief-words.js";
import { readCategories, strongest } from "../reading/read-categories.js";
import { CONCEPT_LINES, nearCategories } from "./concepts.js";
import { readSubjects } from "../../fit/read-subjects.js";

const NAMES = new Set(APPLE_CATEGORIES.flatMap(({ name, sub }) => [name, ...sub]));
const read = (text: string) => [...new Set(strongest(readCategories(wordsOf(text))).map(({ value }) => value))];

test("each line has words in four languages, and perhaps those of other shows, under a heading of known categories", () => {
  expect(CONCEPT_LINES[0]).toMatch(/^# /);
  for (const line of CONCEPT_LINES) {
    if (line.startsWith("#")) {
      const [category = "", near = ""] = line.slice(2).split(" > ");
      const names = [category, ...near.split(", ")];
      expect([line, names.filter((name) => !NAMES.has(name))]).toEqual([line, []]);
      expect([line, new Set(names).size]).toEqual([line, names.length]);
    } else {
      const lists = line.split(" | ");
      expect([line, lists.length === 4 || lists.length === 5]).toEqual([line, true]);
      const words = lists.flatMap((list) => (list === "" ? [] : list.split(", ").map((word) => word.trim())));
      expect([line, words.filter((word) => word === "" || word.length > 40)]).toEqual([line, []]);
      expect([line, lists[0]]).not.toEqual([line, ""]);
    }
  }
});

test.each([
  ["Kitchen knives and cookware", ["Food"]],
  ["Küchenmesser aus Solingen", ["Food"]],
  ["Schmiede für Brotmesser", ["Food"]],
  ["cuchillos artesanos", ["Food"]],
  ["Un coutelier vend des couteaux", ["Food"]],
  ["Papeterie et stylos plume", ["Crafts"]],
  ["Schreibwarenladen mit Füllern", ["Crafts"]],
  ["Schachverein für Anfänger", ["Games"]],
  ["Rasierhobel und Rasierseifen", ["Fashion & Beauty"]],
  ["Mélomanes et musique de chambre", ["Music"]],
  ["Una sala de escape", ["Games"]],
  ["Klavierunterricht", ["Music"]],
  ["pompes à chaleur", ["Home & Garden"]],
  ["A freight broker", ["Business"]],
  ["Academia de baile: salsa y bachata", ["Performing Arts", "Music"]],
  ["Zapatillas de correr", ["Running"]],
  ["Tierarztpraxis", ["Pets & Animals"]],
  // What a product is used for says more about its buyers than what it is.
  ["Wedding dresses", ["Relationships"]],
  ["Robes de mariée sur mesure", ["Relationships"]],
  ["A meal planner with a grocery list", ["Food"]],
  ["Car loans and checking accounts", ["Investing"]],
  ["An app to cut down on drinking", ["Health & Fitness"]],
  ["Hilfe bei Panikattacken", ["Mental Health"]],
  ["A birth chart app", ["Spirituality"]],
  ["Dice for Dungeons & Dragons", ["Games"]],
  ["Une banque pour micro-entrepreneurs", ["Investing", "Entrepreneurship"]],
  ["A children's charity", ["Non-Profit"]],
  // A museum is about what it shows.
  ["A museum with dinosaurs", ["Science"]],
  ["Das Museum zeigt eine Ausstellung zur Raumfahrt", ["Astronomy"]],
  ["Un musée", ["Visual Arts"]],
  // A weak word: "school" is less specific than "surf".
  ["A surf school", ["Wilderness"]],
  ["A private tutor for a school", ["Education"]],
  ["A school", ["Education"]],
  // The first thing is the subject, even if later words fit their category better.
  ["Reiseversicherung für Familien und Vielreisende", ["Places & Travel", "Kids & Family"]],
  // "pain" in French is bread, not English pain.
  ["We help people with pain in their back, and you can call us for the treatment", []],
  ["Nous vendons du pain et des pâtisseries dans notre boutique", ["Food"]],
  // Words that only look similar.
  ["Wir suchen Hörer, die uns gern hören, und das ist alles", []],
])("%p: %p", (text, categories) => {
  expect(read(text)).toEqual(categories);
});

test("gives other words for a product, and related categories", () => {
  const { subjects, near } = readSubjects("Wir verkaufen Küchenmesser und Pfannen, das ist alles.", ["Food"]);
  expect(subjects).toMatchObject([
    { category: "Food", phrases: ["kuchenmesser"], words: ["kuchenmesser"] },
    { category: "Food", phrases: ["pfannen"] },
  ]);
  expect(subjects[0]?.called.de).toContain("messer");
  expect(subjects[0]?.called.en[0]).toBe("kitchen knives");
  expect(near.slice(0, 2)).toEqual(nearCategories("Food").slice(0, 2));
  expect(near).not.toContain("Food");
  // The reader chose another category for these words.
  expect(readSubjects("Küchenmesser", ["Comedy"]).subjects).toEqual([]);
  // Nothing is near if the brief names nothing.
  expect(readSubjects("", []).near).toEqual([]);
});

test.each([
  ["manufacturing", "Business", "consultants"],
  ["inmigrantes", "Society & Culture", "seniors"],
  ["genealogy", "Hobbies", "juggling"],
])("%p is another thing of %s than %p", (text, category, other) => {
  const { subjects } = readSubjects(text, [category]);
  expect(subjects).toHaveLength(1);
  expect(subjects[0]?.called.en).not.toContain(other);
});
