import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../server-process.ts";

type Entry = {
  /** Set for a package of the project itself, whose folder is `resolved`. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};

/**
 * The packages that the lock file lists for the service, without development packages: folders like `node_modules/pg`, including their
 * contents. The project's own packages are not included.
 */
export function servicePackages(): readonly string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
    packages: Readonly<Record<string, Entry>>;
  };
  const found = new Set<string>();
  const visit = (at: string): void => {
    for (const name of needed(packages[at])) {
      const place = nearest(packages, at, name);
      if (place === undefined || found.has(place)) continue;
      found.add(place);
      visit(packages[place]?.link ? (packages[place].resolved ?? "") : place);
    }
  };
  visit("backend");
  const isInside = (place: string) => [...found].some((other) => place.startsWith(`${other}/`));
  return [...found].filter((place) => !packages[place]?.link && !isInside(place));
}

function needed(entry: Entry = {}): readonly string[] {
  const peers = Object.keys(entry.peerDependencies ?? {});
  const wanted = peers.filter((name) => !entry.peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...wanted];
}

/** Where Node.js finds a package from a folder; undefined if it is not installed. */
function nearest(packages: Readonly<Record<string, Entry>>, at: string, name: string): string | undefined {
  for (let folder = at; ; folder = dirname(folder)) {
    const place = join(folder === "." ? "" : folder, "node_modules", name).replaceAll("\\", "/");
    if (place in packages) return place;
    if (folder === ".") return undefined;
  }
}
