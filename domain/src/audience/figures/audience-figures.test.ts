import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AUDIENCE_FIGURES } from "./audience-figures.js";

const GLOSSARY = join(import.meta.dirname, "..", "..", "..", "..", "docs", "glossary.md");

describe("AUDIENCE_FIGURES", () => {
  const figures = Object.values(AUDIENCE_FIGURES);

  it("names each figure once, under the names of the product specification", () => {
    expect(figures.map(({ field }) => field)).toEqual(["listener_range", "pea_range", "mr_range", "af_range"]);
    expect(new Set(figures.map(({ label }) => label)).size).toBe(4);
  });

  it("matches the glossary", () => {
    const glossary = readFileSync(GLOSSARY, "utf8").replace(/ +\|/g, " |");
    for (const { label, definition } of figures)
      expect(glossary).toContain(`| ${label.toLowerCase()} | ${definition} |`);
  });
});
