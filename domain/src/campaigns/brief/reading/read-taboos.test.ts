import { findingLabel } from "../findings/finding-label.js";
import { labels } from "../found-labels.fake.js";
import { readBrief } from "./read-brief.js";

describe("exclusions", () => {
  it.each([
    ["no politics", ["Politics"]],
    ["keine Gewalt", ["violence"]],
    ["sin política", ["Politics"]],
    ["pas de politique ni de religion", ["Politics", "Religion"]],
    ["No politics, religion or true crime, please.", ["Politics", "Religion", "True Crime"]],
    ["ohne Alkohol und Glücksspiel", ["alcohol", "gambling"]],
    ["nothing about war", ["war"]],
    ["avoid explicit language", ["explicit content"]],
    ["no problem, without effort", []],
    ["Avoid gambling and politics. Parents like us.", ["gambling", "Politics"]],
    ["not only for runners", []],
    ["nichts Religiöses", ["Religion & Spirituality"]],
    ["Nothing explicit.", ["explicit content"]],
    ["Nada de apuestas ni de contenido para adultos.", ["gambling", "explicit content"]],
    ["Évitez les émissions religieuses et celles destinées aux enfants.", ["Religion & Spirituality", "Kids & Family"]],
    ["Eviten la política", ["Politics"]],
    ["nothing to lose", []],
    ["No crypto, nothing about politics.", ["cryptocurrency", "Politics"]],
    ["no ghosts please", ["ghosts"]],
    ["Kein Alkohol.", ["alcohol"]],
    ["Wine podcasts without alcohol.", ["alcohol"]],
    ["Cerveza artesana, sin alcohol ni política.", ["alcohol", "Politics"]],
    ["Auf Politik und Religion möchten wir verzichten.", ["Politics", "Religion"]],
    ["Bitte verzichten Sie auf Politik", ["Politics"]],
    ["Gewalt und Glücksspiel lassen Sie bitte weg.", ["violence", "gambling"]],
    ["Lassen Sie Politik bitte weg.", ["Politics"]],
    ["Wir möchten nicht neben Politik laufen.", ["Politics"]],
    ["Neben Politik möchten wir nicht laufen", ["Politics"]],
    ["Religion ist tabu, Politik passt nicht zu uns", ["Religion", "Politics"]],
    ["Auf Schlager möchten wir gern verzichten", ["schlager"]],
    ["Der Weg ist das Ziel: Wandern", []],
    ["steer clear of religion and true crime", ["Religion", "True Crime"]],
    ["please keep away from politics", ["Politics"]],
    ["We’d prefer not to appear next to true crime or anything with swearing.", ["True Crime", "explicit content"]],
    ["We don’t want to be next to politics", ["Politics"]],
    ["Please leave politics out.", ["Politics"]],
    ["Leave politics to others", []],
    ["Politics and religion are off limits.", ["Politics", "Religion"]],
    ["Avoid: politics, religion", ["Politics", "Religion"]],
    ["Taboos: politics and hunting", ["Politics", "hunting"]],
    ["Avoid hunting and get-rich-quick content.", ["hunting", "get rich quick"]],
    ["Yoga mats. No hunting, please.", ["hunting"]],
    ["Hiking boots. Not hunting, not religion.", ["hunting", "Religion"]],
    ["Gartencenter. Bitte nicht bei Krimis.", ["krimis"]],
    ["Hiking boots. Not cheap, but good.", []],
    ["Hiking boots, not hunting boots.", []],
    ["Yoga, no gym needed", []],
    ["Protein bars. No sugar.", []],
    ["à l’exclusion de la politique et de la religion", ["Politics", "Religion"]],
    ["Éviter la politique, pas de crypto-monnaies", ["Politics", "cryptocurrency"]],
    ["La politique est à éviter.", ["Politics"]],
    ["Nous ne voulons pas être associés à la politique", ["Politics"]],
    ["No queremos aparecer junto a política", ["Politics"]],
    ["La política y la religión quedan fuera.", ["Politics", "Religion"]],
    ["Evitar contenidos de crimen", ["True Crime"]],
  ])("%p: %p", (text, names) => {
    expect(labels(text, "taboo")).toEqual(names);
  });

  it.each(["no crypto", "kein Alkohol", "sin apuestas", "pas de politique", "no ghosts"])(
    "%p asks for no topic",
    (text) => {
      expect(
        readBrief(`Tents. ${text}`)
          .filter(({ kind }) => kind === "topic")
          .map(findingLabel),
      ).toEqual([]);
    },
  );

  it("quote their own words", () => {
    const words = readBrief("No politics, no religion or war. Pas de sexe ni de guerre").map((one) => one.words);
    expect(words).toEqual(["No politics", "no religion", "war", "Pas de sexe"]);
  });

  it("are not categories of the brief", () => {
    expect(labels("Comedy, but no politics", "category")).toEqual(["Comedy"]);
  });
});
