/**
 * The words that docs/style.md forbids, as far as patterns can find them: `found` and what to write instead. The table
 * there has an example of each; plain-words.test.ts compares the two.
 */
const FORBIDDEN = [
  {
    found:
      /(?<![-\w])(?:stands?|stood)\b(?!-| (?:for|in for|out|still|up)\b)|(?<![-\w])standing (?:at|beside|in|next|on)\b/gi,
    instead: '"is", "appears"',
  },
  { found: /(?<!\bnot )\bso (?:many|few)\b(?! that\b)/gi, instead: '"this many", "at most 20"' },
  { found: /\banew\b/gi, instead: '"again"' },
  { found: /\b(?:whoever|whomever|whom)\b/gi, instead: '"anyone who", "who"' },
  { found: /\b(?:looks|looked) at\b/gi, instead: '"reads", "checks", "compares"' },
  { found: /\banswer(?:s|ed|ing)? (?:undefined|null|true|false|nothing)\b/gi, instead: '"returns"' },
  { found: /\b(?:say|says|said|saying) so\b/gi, instead: "what is said" },
  { found: /\b(?:speaks?|spoke|spoken) of\b/gi, instead: '"mentions", "is about"' },
  { found: /\b(?:is|are|was|were|be|been|being) told of\b/gi, instead: '"hears about", "is notified of"' },
  { found: /(?<!\bthere )\b(?:is|are|was|were) none\b(?! of the (?:above|two)\b)/gi, instead: '"is not one"' },
  { found: /\b(?:is|are|was|were) no part of\b/gi, instead: '"is not part of"' },
  { found: /\b(?:is|are|was|were|of) such(?=[.,:;)]|$)/gi, instead: 'the thing, or "like this"' },
  { found: /\blately\b/gi, instead: '"recently"' },
  {
    found:
      /\b(?:(?:behaviour|colour|neighbour|honour|favour(?!ite))\w*|(?:organis|recognis|normalis|initialis|capitalis|sanitis)(?:e[drs]?|ing|ations?)|judgements?|(?:cancell|labell)(?:ed|ing)|grey|centres?|licences?|towards|whilst)\b/gi,
    instead: "American spelling",
  },
];

/** Exempt texts: words that searches ignore, and a category's name as spelled in feeds. */
const EXCEPTED = ["who whom whose which", "toward towards via", "government organisations"];

/** The forbidden phrases in a text, each with its start index and its replacement. Line breaks count as spaces. */
export function forbiddenWords(text, excepted = EXCEPTED) {
  const flat = text.replace(/\n[ \t]*(?:\*|\/\/|>)?/g, (gap) => " ".repeat(gap.length));
  // A phrase can span two lines: the whitespace between its words becomes one space, and the index is that of its first word.
  const starts = [];
  let line = "";
  for (let index = 0; index < flat.length; index++) {
    if (/\s/.test(flat[index]) && line.endsWith(" ")) continue;
    starts.push(index);
    line += /\s/.test(flat[index]) ? " " : flat[index];
  }
  for (const exception of excepted) line = line.replaceAll(exception, "_".repeat(exception.length));
  return FORBIDDEN.flatMap(({ found, instead }) =>
    [...line.matchAll(found)].map((match) => ({ words: match[0], index: starts[match.index], instead })),
  ).sort((a, b) => a.index - b.index);
}
