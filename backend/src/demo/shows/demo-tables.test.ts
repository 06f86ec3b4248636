import { TOP_CATEGORIES } from "@earshot/domain/catalogue/codes/categories";
import { demoCover } from "../covers/demo-cover.js";
import { lexicons } from "../words/lexicon.js";
import { TABLES } from "./demo-tables.js";

describe("the demo's tables", () => {
  it("have a line for each category, with neighbors that are categories", () => {
    expect(Object.keys(TABLES.categories).sort()).toEqual([...TOP_CATEGORIES].sort());
    for (const { weight, explicit, neighbors } of Object.values(TABLES.categories)) {
      expect(weight).toBeGreaterThan(0);
      expect(explicit).toBeGreaterThanOrEqual(0);
      expect(explicit).toBeLessThan(1);
      expect(neighbors.length).toBeGreaterThan(0);
      for (const neighbor of neighbors) expect(TOP_CATEGORIES).toContain(neighbor);
    }
  });

  it("name cover figures that can be drawn", () => {
    for (const category of [...TOP_CATEGORIES, "none"])
      for (let seed = 0; seed < 60; seed += 1)
        expect(demoCover(`figures-${seed}`, "Quiet Hours", category)).toMatch(/^<svg .+<\/svg>$/);
  });

  it("name sections that every language has", () => {
    const names = new Set(Object.values(TABLES.formats).flatMap(({ sections }) => Object.values(sections)));
    expect(names.size).toBeGreaterThan(5);
    for (const { language, voice } of lexicons())
      for (const name of names)
        expect([language, name, (voice[name] ?? []).length > 0]).toEqual([language, name, true]);
  });
});
