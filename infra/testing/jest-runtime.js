import { createRequire } from "node:module";
import { sep } from "node:path";
import { types } from "node:util";
import { SyntheticModule } from "node:vm";
import Runtime from "jest-runtime";
import "./jest-compiled.js";

// Jest evaluates every module again for each test file. For those of packages that took most of a database test's start: a service
// has 1,700 of them. Here Node evaluates a package, once for each worker. Our own modules are still evaluated for each file.

const PACKAGES = `${sep}node_modules${sep}`;
/** Each file has its own of these: one keeps an application in a module, one imports Electron, which a test replaces. */
const OF_A_FILE = ["electron-updater", "nestjs-pino"];
/** Jest's own part that keeps a file's tests. */
const OF_A_RUN = ["jest-circus"];

const require = createRequire(import.meta.url);

const isPackage = (path, except) =>
  path.includes(PACKAGES) && !except.some((name) => path.includes(`${PACKAGES}${name}${sep}`));
const isShared = (path) => isPackage(path, OF_A_FILE) && !path.endsWith(".json");

const modules = new Map();

/** A package's module as our own modules import it. */
function sharedModule(path) {
  const known = modules.get(path);
  if (known) return known;
  const exported = require(path);
  const isEsm = types.isModuleNamespaceObject(exported);
  const hasNames = (typeof exported === "object" && exported !== null) || typeof exported === "function";
  const values = new Map(hasNames ? Object.keys(exported).map((name) => [name, exported[name]]) : []);
  if (!isEsm) values.set("default", exported).set("module.exports", exported);
  const fill = (module) => values.forEach((value, name) => module.setExport(name, value));
  const made = new SyntheticModule(
    [...values.keys()],
    function () {
      fill(this);
    },
    { identifier: path },
  );
  modules.set(path, made);
  return made;
}

export default class PackagesOnce extends Runtime {
  constructor(...given) {
    super(...given);
    const { esmLoader, _resolution: resolution } = this;
    const build = esmLoader.buildCjsAsEsmSyntheticModule.bind(esmLoader);
    esmLoader.buildCjsAsEsmSyntheticModule = (from, path, context) =>
      isShared(path) ? sharedModule(path) : build(from, path, context);
    // Jest leaves a module that is not its own to the function above if it is CommonJS.
    const isCommonJs = resolution.isExplicitlyCommonjs.bind(resolution);
    resolution.isExplicitlyCommonjs = (path) => isShared(path) || isCommonJs(path);
  }

  unstable_shouldLoadAsEsm(path) {
    return !isShared(path) && super.unstable_shouldLoadAsEsm(path);
  }

  requireModule(from, name, options, isActual) {
    const path = this.#packagePath(from, name);
    const except = options?.isInternalModule ? OF_A_RUN : OF_A_FILE;
    return path && isPackage(path, except) ? require(path) : super.requireModule(from, name, options, isActual);
  }

  #packagePath(from, name) {
    if (name && this._resolution.isCoreModule(name)) return undefined;
    try {
      return this._resolution.resolveCjs(from, name);
    } catch {
      // Jest reports it.
      return undefined;
    }
  }

  /** `process` is Node's own, and so are the modules that it gives. */
  installGetBuiltinModule() {}
}
