import { labels } from "./found-labels.fake.js";

/** Nothing that a brief excludes may be read as something that it wants. */
describe("an excluded subject is never a wanted one", () => {
  it.each([
    ["Not interested in politics.", ["Politics"]],
    ["We don’t do politics or religion.", ["Politics", "Religion"]],
    ["Please skip politics.", ["Politics"]],
    ["Nothing to do with politics.", ["Politics"]],
    ["We hate true crime.", ["True Crime"]],
    ["Ban: politics", ["Politics"]],
    ["Blacklist: politics", ["Politics"]],
    ["Keep our brand away from politics.", ["Politics"]],
    ["Avoid religion and shows for children.", ["Religion", "Kids & Family"]],
    ["Please don’t run us on kids’ shows or news.", ["Kids & Family", "News"]],
    ["Keep us away from conspiracy shows and gun talk.", ["conspiracy theories", "weapons"]],
    ["Évitez la religion et les émissions pour enfants.", ["Religion", "Kids & Family"]],
    ["Nous ne voulons pas apparaître dans des podcasts de true crime.", ["True Crime"]],
    ["Ne pas diffuser dans des émissions d’actualité.", ["News"]],
    ["Evitad programas infantiles y de política.", ["Kids & Family", "Politics"]],
    ["Politics is out of the question.", ["Politics"]],
    ["Politics: no.", ["Politics"]],
    ["Politik: nein. Religion: nein danke.", ["Politics", "Religion"]],
    ["Religion – no, comedy – yes.", ["Religion"]],
    ["La politique : non.", ["Politics"]],
    ["Política: no.", ["Politics"]],
    ["No queremos salir en programas de política.", ["Politics"]],
    ["Fuera la política.", ["Politics"]],
    ["En ningún caso política.", ["Politics"]],
    ["Ningún programa de política.", ["Politics"]],
    ["Auf keinen Fall Politik.", ["Politics"]],
    ["Politik kommt für uns nicht in Frage.", ["Politics"]],
    ["Under no circumstances politics.", ["Politics"]],
    ["En aucun cas la politique.", ["Politics"]],
    ["Jamais de politique.", ["Politics"]],
    ["Politique : hors de question.", ["Politics"]],
    ["Politics is a no-go.", ["Politics"]],
    ["Zelte und Rucksäcke. Absolut keine Sekten.", ["cults"]],
    ["Tents. Absolutely no cults, terrorism or MLM.", ["cults", "extremism", "get rich quick"]],
    ["Novela negra. Nada de narcos ni de extrema derecha.", ["drugs", "extremism"]],
    ["Family-friendly shows only.", ["explicit content"]],
    ["Nur familienfreundliche Sendungen.", ["explicit content"]],
    ["Solo programas para toda la familia.", ["explicit content"]],
    ["Uniquement des émissions tout public.", ["explicit content"]],
    ["nichts mit Gewalt, nichts Vulgäres", ["violence", "explicit content"]],
    ["nada de true crime ni contenido sexual", ["True Crime", "sex"]],
  ])("%s", (text, names) => {
    expect(labels(`Dog food for Germany. ${text}`, "taboo")).toEqual(names);
    expect(labels(`Dog food for Germany. ${text}`, "category").filter((name) => names.includes(name))).toEqual([]);
    expect(labels(`Dog food for Germany. ${text}`, "category")).not.toContain("Kids & Family");
  });

  it("in a list of twelve, with one rejection or one each", () => {
    const list = "politics religion sex drugs guns war gambling alcohol tobacco true@crime comedy news".split(" ");
    const all = list.map((one) => one.replace("@", " "));
    for (const text of [`No ${all.join(", ")}.`, `${all.map((one) => `no ${one}`).join(", ")}.`]) {
      expect(labels(`Dog food for the US. ${text}`, "taboo")).toHaveLength(12);
      expect(labels(`Dog food for the US. ${text}`, "category")).toEqual(["Pets & Animals"]);
    }
  });
});

describe("what follows a rejection may still be wanted", () => {
  it.each([
    ["Coffee without alcohol for runners and travel lovers", [], ["Running", "Places & Travel"]],
    ["Kaffee ohne Alkohol für Läufer", [], ["Running"]],
    ["Café sin alcohol para corredores y viajes", [], ["Running", "Places & Travel"]],
    ["A family-friendly hotel in Vermont", [], ["Kids & Family"]],
  ])("%s", (text, without, wanted) => {
    expect(labels(text, "taboo")).toEqual(without);
    expect(labels(text, "category")).toEqual(expect.arrayContaining(wanted));
  });
});

it("shows a subject that is on no list as the user spells it", () => {
  expect(labels("Repuestos para motos. Evitar narcotráfico y cotilleo político.", "taboo")[0]).toBe("narcotráfico");
  expect(labels("Fahrräder. Vermeiden Sie Blödeleien.", "taboo")).toEqual(["blödeleien"]);
});
