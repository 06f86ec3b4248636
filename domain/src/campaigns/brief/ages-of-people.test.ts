import { labels } from "./found-labels.fake.js";

it.each([
  ["Wir suchen 25- bis 40-Jährige in Deutschland.", ["Ages 25 to 40"]],
  ["Für die 18- bis 29-Jährigen.", ["Ages 18 to 29"]],
  ["Whiskey, 12- bis 18-jährige Fässer", []],
  ["Stahlmesser mit 10- bis 15-jährigen Garantien", []],
  ["Spots mit 30- bis 60-Sekunden-Länge", []],
])("%p: %p", (text, ages) => {
  expect(labels(text, "audience")).toEqual(ages);
});

it("reads plant managers as people at work", () => {
  const text = "Forklifts for manufacturers. Plant managers in the US.";
  expect([labels(text, "category"), labels(text, "audience")]).toEqual([["Business"], ["Managers"]]);
  expect(labels("House plants for managers.", "category")).toContain("Home & Garden");
});
