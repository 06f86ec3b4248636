import { dirname, relative, resolve, sep } from "node:path";
import {
  BACKEND_LAYERS,
  DESKTOP_LAYERS,
  DISTRICTS,
  FEATURES,
  PACKAGES,
  PUBLISHED,
  TABLES,
  WEB_LAYERS,
} from "./features.js";

/**
 * ESLint rule: imports and SQL must follow the dependencies in infra/lint/features.js. The folders of the importing and the imported file
 * determine their packages and features.
 */
export const boundaries = {
  meta: { type: "problem", schema: [{ type: "object", properties: { root: { type: "string" } } }] },
  create(context) {
    const { root } = context.options[0];
    const from = place(relative(root, context.filename));
    if (!from) return {};
    const report = (node, message) => context.report({ node, message });
    const strange = unknownFolder(from);
    if (strange) {
      return { Program: (node) => report(node, `The folder "${strange}" is not in infra/lint/features.js.`) };
    }
    const checkSql = (node, text) => {
      for (const table of from.pkg === "backend" && !from.test ? foreignTables(from, text) : []) {
        report(node, `The feature "${from.feature}" does not use the table "${table}" of "${OWNERS.get(table)}".`);
      }
    };
    const check = (node, source, typeOnly) => {
      if (typeof source !== "string") return;
      const message = verdict(from, target(root, context.filename, source), source, typeOnly);
      if (message) report(node, message);
    };
    return {
      ImportDeclaration: (node) => check(node, node.source.value, node.importKind === "type"),
      ExportNamedDeclaration: (node) => node.source && check(node, node.source.value, node.exportKind === "type"),
      ExportAllDeclaration: (node) => check(node, node.source.value, node.exportKind === "type"),
      ImportExpression: (node) => check(node, node.source.value, false),
      TSImportType: (node) => check(node, node.source?.value, true),
      Literal: (node) => typeof node.value === "string" && checkSql(node, node.value),
      TemplateLiteral: (node) => checkSql(node, node.quasis.map(({ value }) => value.raw).join("$")),
    };
  },
};

/** Folders of a package that are not features. */
const LAYERS = { backend: BACKEND_LAYERS, frontend: WEB_LAYERS, desktop: DESKTOP_LAYERS };

/** The package and the feature of a file below the project's root; undefined outside of the packages. */
function place(path) {
  const [pkg, src, feature, ...rest] = path.split(sep);
  if (!(pkg in PACKAGES)) return undefined;
  return {
    pkg,
    path: path.split(sep).join("/"),
    feature: src === "src" && rest.length > 0 ? feature : undefined,
    ...district(path),
    endToEnd: src === "e2e",
    test: /\.(test|contract)\.tsx?$/.test(path),
  };
}

/** The divided folder that contains a file, and the file's district there; a file beside the districts has none. */
function district(path) {
  const city = Object.keys(DISTRICTS).find((folder) => path.startsWith(folder.split("/").join(sep) + sep));
  if (!city) return undefined;
  const below = path.slice(city.length + 1).split(sep);
  return { city, district: below.length > 1 ? below[0] : undefined };
}

/** The target of an import: a location in the project, or "package" for modules of npm and Node.js. */
function target(root, file, source) {
  if (source.startsWith(".")) return place(relative(root, resolve(dirname(file), source))) ?? "outside";
  const own = /^@earshot\/([^/]+)(?:\/([^/]+))?/.exec(source);
  return own ? { pkg: own[1], feature: own[2] } : "package";
}

function verdict(from, to, source, typeOnly) {
  if (source.startsWith("../../../../../")) return "A path does not climb five folders.";
  if (to === "outside") return "An import does not leave the project's packages.";
  if (to === "package") {
    return from.pkg === "domain" && !from.test
      ? `The domain imports nothing: "${source}" has no place in it.`
      : undefined;
  }
  // Tests of the desktop app create accounts and lists in the same way as those of the website.
  if (from.endToEnd && to.endToEnd) return undefined;
  if (from.pkg !== to.pkg) {
    const allowed = from.pkg === "domain" && !from.test ? undefined : PACKAGES[from.pkg][to.pkg];
    if (!allowed) return `${from.pkg} does not import ${to.pkg}.`;
    if (allowed === "published") {
      if (!(from.test && to.pkg === "backend") && !isPublished(to))
        return `${to.pkg} does not publish "${source}" to ${from.pkg}.`;
    } else if (allowed !== "all" && !typeOnly) return `${from.pkg} imports only types of ${to.pkg}.`;
    if (allowed === "schemas" && !source.endsWith(".schemas")) {
      return `${from.pkg} imports only types of the schemas of ${to.pkg}.`;
    }
  }
  if (!from.feature || !to.feature || from.test) return undefined;
  if (from.pkg === to.pkg && from.feature === to.feature) return betweenDistricts(from, to);
  return mayUse(from, to) ? undefined : `The feature "${from.feature}" does not use "${placeName(from, to)}".`;
}

/** Tests can import more of the backend: they create their catalogue in the same way as the backend's tests. */
function isPublished({ pkg, path = "" }) {
  return PUBLISHED[pkg].some((name) => path === name || path.startsWith(`${name}/`) || path.startsWith(`${name}.`));
}

function betweenDistricts(from, to) {
  if (!from.district || from.city !== to.city || from.district === to.district) return undefined;
  if (DISTRICTS[from.city][from.district].includes(to.district)) return undefined;
  return `The district "${from.district}" does not import "${to.district ?? "the files above it"}".`;
}

/** The folder of a file, if it is missing from the map. */
function unknownFolder(from) {
  if (from.feature && !known(from)) return from.feature;
  return from.district && !(from.district in DISTRICTS[from.city]) ? from.district : undefined;
}

function known({ pkg, feature }) {
  return feature in FEATURES || feature in (LAYERS[pkg] ?? {}) || feature === "testing";
}

/** A feature has the same name in every package: it can use its own rules and those of its dependencies. */
function mayUse(from, to) {
  if (to.feature === "shared" || from.feature === "testing" || from.feature === to.feature) return true;
  const layers = LAYERS[from.pkg] ?? {};
  const allowed = layers[from.feature] ?? [...(FEATURES[from.feature] ?? []), ...(layers["*"] ?? [])];
  const names = from.pkg === to.pkg ? [to.feature] : [to.feature, `${to.pkg}/${to.feature}`];
  return allowed.includes("*") || names.some((name) => allowed.includes(name));
}

const OWNERS = new Map(Object.entries(TABLES).flatMap(([owner, tables]) => tables.map((table) => [table, owner])));
/** A table after the keyword that introduces it. Only capitals, as in all our SQL, because prose contains the same words. */
const NAMED_TABLE = /\b(?:FROM|JOIN|INTO|UPDATE|TABLE|USING|ONLY|COPY)\s+(?:public\.)?"?([a-z_]+)/g;
/** Further tables in a list: FROM a, b. */
const LISTED_TABLE = /,\s*(?:public\.)?"?([a-z_]+)/g;
const SQL = /\b(?:SELECT|DELETE|UPDATE)\s/;

/** Tables in a piece of SQL that belong to a feature that this one must not use. */
function foreignTables(from, text) {
  if (!from.feature) return [];
  const found = [...text.matchAll(NAMED_TABLE), ...(SQL.test(text) ? text.matchAll(LISTED_TABLE) : [])];
  return [...new Set(found.map(([, table]) => table))].filter(
    (table) => OWNERS.has(table) && !mayUse(from, { pkg: from.pkg, feature: OWNERS.get(table) }),
  );
}

/** "domain/catalogue" for a location in another package, "catalogue" for one in the same package. */
function placeName(from, to) {
  return from.pkg === to.pkg ? to.feature : `${to.pkg}/${to.feature}`;
}
