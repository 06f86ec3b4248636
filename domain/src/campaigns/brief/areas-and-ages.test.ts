import { labels } from "./found-labels.fake.js";

describe("the area around a city", () => {
  it.each([
    ["Erzieher für unsere Kitas im Raum Stuttgart.", ["Germany"]],
    ["Eine Weinbar im Großraum München.", ["Germany"]],
    ["Eine Praxis in der Region Hannover.", ["Germany"]],
    ["A yoga studio in the Boston area.", ["United States"]],
    ["A gym in the London region.", ["United Kingdom"]],
    ["Un gimnasio en la zona de Madrid.", ["Spain"]],
    ["Une salle de sport dans la région de Lyon.", ["France"]],
  ])("%p: %p", (text, countries) => {
    expect(labels(text, "country")).toEqual(countries);
  });

  it.each([
    "Wein aus dem Raum Bordeaux.",
    "Rotwein aus der Region Bordeaux.",
    "Räder, gefertigt im Raum Stuttgart, für Sportler.",
    "Unser Escape-Raum Berlin.",
    "Möbel, die frei im Raum stehen.",
    "Ein Platz im Raum, Essen inklusive.",
    "Lampen für jeden Raum. Essen und Trinken.",
    "Tax software. As seen in the Boston Globe.",
    "Loans. Featured in the New York Times.",
    "The New York area code app.",
    "Knives from the Toledo region.",
  ])("is not in %p", (text) => {
    expect(labels(text, "country")).toEqual([]);
  });
});

describe("ages after people", () => {
  it.each([
    ["Messer für Genießer und Hobbyköche ab 35 in Deutschland", ["Ages 35 and over"]],
    ["Werkzeug. Sammler und Bastler ab 40, Österreich.", ["Ages 40 and over"]],
    ["Samen für Hobbygärtnerinnen über 50.", ["Ages 50 and over"]],
    ["Radfahrer ab 45 und junge Familien", ["Parents", "Ages 45 and over"]],
    ["Knives for home cooks over 35 in the UK.", ["Ages 35 and over"]],
    ["Wir suchen 25- bis 40-Jährige in Deutschland.", ["Ages 25 to 40"]],
    ["Jardiniers amateurs de plus de 40 ans.", ["Ages 40 and over"]],
    ["Cocineros aficionados mayores de 35 en España.", ["Ages 35 and over"]],
  ])("%p: %p", (text, ages) => {
    expect([...labels(text, "audience")].sort()).toEqual([...ages].sort());
  });

  it.each([
    "Hobbyköche ab 35 Euro im Monat",
    "Kurse für Hobbyköche, ab 35.",
    "Messer für Hobbyköche ab 35,90 Euro",
    "Die Kochkurse beginnen ab 35.",
    "Plattenspieler ab 35.",
    "Handyhalter ab 15, versandkostenfrei.",
    "Mietwagen für Fahrer ab 35 € am Tag",
    "Für Nutzer ab 50 in der Cloud",
    "Firmen mit Mitarbeiterinnen ab 50.",
    "This robot cooks over 35 dishes.",
    "Stahlmesser mit 10- bis 15-jährige Garantie",
    "Spots mit 30- bis 60-Sekunden-Länge",
  ])("are not in %p", (text) => {
    expect(labels(text, "audience")).toEqual([]);
  });
});

describe("a newspaper's name", () => {
  it("only counts if the brief names nothing else", () => {
    const press = "Die Süddeutsche Zeitung und die Berliner Zeitung haben über uns berichtet.";
    expect(labels(`Carsharing in München. ${press}`, "category")).toEqual(["Automotive"]);
    expect(labels("Messer, bekannt aus der Süddeutschen Zeitung.", "category")).toEqual(["Food"]);
    expect(labels("Wein, empfohlen von der Frankfurter Allgemeinen Zeitung.", "category")).toEqual(["Food"]);
  });

  it.each([
    ["Die Süddeutsche Zeitung sucht Abonnenten.", ["News"]],
    ["Vier Wochen die Neue Zürcher Zeitung gratis", ["News"]],
    ["Digitale Zeitung für Eltern", ["News", "Parenting"]],
    ["Eine neue Zeitung für Radfahrer", ["News", "Sports"]],
    ["Eine Zeitung für Hobbygärtner", ["News", "Home & Garden"]],
    ["Zeitung und Kaffee im Abo", ["News", "Food"]],
    ["Unsere Zeitung, unser Wein", ["News", "Food"]],
    ["Zeitungsabo mit Fahrrad als Prämie", ["News", "Sports"]],
    ["A newspaper for cyclists", ["News", "Sports"]],
    ["Un periódico para padres", ["News", "Parenting"]],
  ])("is not in %p: %p", (text, categories) => {
    expect(labels(text, "category")).toEqual(categories);
  });
});

describe("a sport that is excepted", () => {
  it.each([
    ["Lampen. Kein Sport außer Laufen und Radfahren.", ["Sports, except Running, radfahren"]],
    ["Lampen. Kein Sport, außer Laufen, Klettern und Surfen.", ["Sports, except Running, Wilderness"]],
    ["Lampes. Pas de sport, sauf la course et le vélo.", ["Sports, except Running, velo"]],
    ["Lámparas. Nada de deportes, excepto correr.", ["Sports, except Running"]],
    ["Lamps. No sports, except running and cycling.", ["Sports, except Running, cycling"]],
  ])("%p: %p", (text, taboos) => {
    expect(labels(text, "taboo")).toEqual(taboos);
  });

  it.each([
    ["Lampen. Kein Sport. Die Spots laufen im Mai.", ["Sports"]],
    ["Lampen. Kein Sport außer nach Absprache.", ["Sports"]],
    ["Lampen. Kein Sport, außer wenn Spots im Mai laufen.", ["Sports"]],
    ["Lampen. Keine Politik außer Laufen.", ["Politics"]],
    ["Lampen. Kein Sport, außer es laufen Anzeigen.", ["Sports"]],
    ["Lampes. Pas de sport, sauf en cours de route.", ["Sports"]],
    ["Lampes. Pas de politique, sauf la course.", ["Politics"]],
    ["Lámparas. Nada de política, excepto correr riesgos.", ["Politics"]],
    ["Lamps. No business, except running costs.", ["Business"]],
    ["Lamps. No sports, except of course in June.", ["Sports"]],
  ])("is not in %p: %p", (text, taboos) => {
    expect(labels(text, "taboo")).toEqual(taboos);
  });
});

it("reads plant managers as people at work", () => {
  const text = "Forklifts for manufacturers. Plant managers in the US.";
  expect([labels(text, "category"), labels(text, "audience")]).toEqual([["Business"], ["Managers"]]);
  expect(labels("House plants for managers.", "category")).toContain("Home & Garden");
});
