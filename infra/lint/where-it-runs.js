import { builtinModules } from "node:module";

/**
 * ESLint rule for the desktop app: a file's suffix names its process, and its imports must match.
 *
 * | suffix       | runs                                   | may import                            |
 * | ------------ | -------------------------------------- | ------------------------------------- |
 * | `.main.ts`   | Electron's main process                | everything but preloads               |
 * | `.utility.ts`| a process beside the main one        | everything but main files and preloads |
 * | `.preload.ts`| the page's process, before the page    | electron and plain files              |
 * | `.node.ts`   | any Node, so any test                  | Node's modules, `.node` and plain     |
 * | plain        | anywhere                               | plain files and packages without I/O  |
 *
 * Types may come from anywhere. The rule does not apply to tests and their tools.
 */
const MAY = {
  main: new Set(["electron", "node", "main-file", "utility-file", "node-file", "plain", "package"]),
  utility: new Set(["electron", "node", "utility-file", "node-file", "plain", "package"]),
  preload: new Set(["electron", "plain"]),
  node: new Set(["node", "node-file", "plain", "package"]),
  plain: new Set(["plain", "package"]),
};

const NODE = new Set(builtinModules);

export const whereItRuns = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const file = context.filename;
    if (/\.test\.tsx?$|[\\/]testing[\\/]/.test(file)) return {};
    const place = /\.(main|utility|preload|node)\.ts$/.exec(file)?.[1] ?? "plain";
    const check = (node, source, typeOnly) => {
      if (typeof source !== "string" || typeOnly) return;
      const kind = kindOf(source);
      if (MAY[place].has(kind)) return;
      const suffix = place === "plain" ? "A file without a suffix" : `A .${place} file`;
      context.report({ node, message: `${suffix} does not import "${source}".` });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source.value, node.importKind === "type"),
      ExportNamedDeclaration: (node) => node.source && check(node, node.source.value, node.exportKind === "type"),
      ExportAllDeclaration: (node) => check(node, node.source.value, node.exportKind === "type"),
      ImportExpression: (node) => check(node, node.source.value, false),
    };
  },
};

function kindOf(source) {
  if (/^electron(?:\/|$)/.test(source) || source === "electron-updater") return "electron";
  if (source.startsWith("node:") || NODE.has(source)) return "node";
  if (!source.startsWith(".")) return source.startsWith("@earshot/domain/") ? "plain" : "package";
  // The modules that the backend publishes read files.
  if (/(?:^|\/)backend\//.test(source)) return "node-file";
  const suffix = /\.(main|utility|preload|node)(?:\.js|\.ts)?$/.exec(source)?.[1];
  return suffix === undefined ? "plain" : suffix === "preload" ? "preload-file" : `${suffix}-file`;
}
