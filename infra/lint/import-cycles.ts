import { dirname, join, normalize } from "node:path";
import ts from "typescript";

/** Returns the contents of a file, by its path below the project's root. */
type Read = (file: string) => string;

/**
 * Import cycles between folders. All imports count: of values, of types, `import()`, and re-exports. A cycle begins and ends with the same
 * name.
 */
export function folderCycles(files: readonly string[], read: Read): string[][] {
  const folders = new Map<string, Set<string>>();
  const imports = (file: string) => ts.preProcessFile(read(file), true, true).importedFiles;
  for (const [file, targets] of graphOf(files, (file) => imports(file).map(({ fileName }) => fileName))) {
    const folder = dirname(file);
    const reached = folders.get(folder) ?? new Set();
    for (const target of targets) if (dirname(target) !== folder) reached.add(dirname(target));
    folders.set(folder, reached);
  }
  return cyclesIn(folders);
}

/** Cycles of run-time imports between files: a cycle through types or `import()` is harmless within a folder. */
export function fileCycles(files: readonly string[], read: Read): string[][] {
  const AT_ONCE = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"(\.[^"]+)"/gm;
  return cyclesIn(graphOf(files, (file) => [...read(file).matchAll(AT_ONCE)].map(([, name = ""]) => name)));
}

function graphOf(files: readonly string[], namesIn: (file: string) => readonly string[]): Map<string, Set<string>> {
  const known = new Set(files);
  const resolve = (file: string, name: string) => {
    const base = normalize(join(dirname(file), name)).replace(/\.js$/, "");
    return [base, `${base}.ts`, `${base}.tsx`, `${base}.js`].find((candidate) => known.has(candidate)) ?? [];
  };
  const relative = (file: string) => namesIn(file).filter((name) => name.startsWith("."));
  return new Map(files.map((file) => [file, new Set(relative(file).flatMap((name) => resolve(file, name)))]));
}

/** One cycle for each import that leads back to the path being followed. */
function cyclesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (node: string, trail: readonly string[]): void => {
    const at = trail.indexOf(node);
    if (at >= 0) cycles.push([...trail.slice(at), node]);
    if (at >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return cycles;
}
