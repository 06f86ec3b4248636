import { forbiddenWords } from "./forbidden-words.js";

/** ESLint rule: comments, strings, templates and JSX text must not contain words that docs/style.md forbids. */
export const plainWords = {
  meta: { type: "suggestion", schema: [] },
  create(context) {
    const source = context.sourceCode;
    const check = (start, text) => {
      for (const { words, index, instead } of forbiddenWords(text)) {
        const loc = { start: source.getLocFromIndex(start + index), end: source.getLocFromIndex(start + index + 1) };
        context.report({ loc, message: `Plain words (docs/style.md): not "${words}", but ${instead}.` });
      }
    };
    const checkNode = (node) => check(node.range[0], source.getText(node));
    return {
      Program() {
        for (const [first, last] of blocksOf(source)) {
          check(first.range[0], source.text.slice(first.range[0], last.range[1]));
        }
      },
      Literal: (node) => typeof node.value === "string" && checkNode(node),
      TemplateElement: checkNode,
      JSXText: checkNode,
    };
  },
};

/** The first and the last comment of each block: consecutive `//` lines are one text. */
function blocksOf(source) {
  const blocks = [];
  for (const comment of source.getAllComments()) {
    const last = blocks.at(-1)?.[1];
    const between = last && source.text.slice(last.range[1], comment.range[0]);
    if (last?.type === "Line" && comment.type === "Line" && /^\r?\n[ \t]*$/.test(between)) blocks.at(-1)[1] = comment;
    else blocks.push([comment, comment]);
  }
  return blocks;
}
