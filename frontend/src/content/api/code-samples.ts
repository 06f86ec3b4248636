/** A piece of code as markup in which its words are colored. Made by frontend/code-samples.ts. */
export type Sample = string;

const files = import.meta.glob<Sample>("../../../content/samples/*", { eager: true, import: "default" });

function sample(name: string): Sample {
  const found = files[`../../../content/samples/${name}`];
  if (found === undefined) throw new Error(`There is no sample ${name}.`);
  return found;
}

const inBoth = (name: string) => ({ js: sample(`${name}.mjs`), py: sample(`${name}.py`) });

export const PIECES = {
  quickstart: sample("quickstart.sh"),
  podcast: sample("podcast.jsonc"),
  problem: sample("problem.jsonc"),
  assistantHttp: sample("assistant-http.jsonc"),
  assistantProgram: sample("assistant-program.jsonc"),
};

/** Whole programs in both languages. */
export const PROGRAMS = { search: inBoth("search"), pages: inBoth("pages"), show: inBoth("show") };
