import { createRequire } from "node:module";
import { sep } from "node:path";
import { types } from "node:util";
import { SyntheticModule } from "node:vm";
import Runtime from "jest-runtime";
import "./jest-compiled.js";

// Jest evaluates every module again for each test file. For database tests, packages took most of that time: a service loads 1,700 of their
// modules. Here, Node evaluates each package once per worker. Our own modules are still evaluated for each file.

const PACKAGES = `${sep}node_modules${sep}`;
/** These are evaluated for each file: one stores an application in a module, one imports Electron, which a test replaces. */
const OF_A_FILE = ["electron-updater", "nestjs-pino"];
/** The part of Jest that stores the tests of a file. */
const OF_A_RUN = ["jest-circus"];

// Services that tests start would get Jest's own options too. V8 then refuses what it has compiled for services without them, and compiles
// everything again each time.
delete process.env.NODE_OPTIONS;

const require = createRequire(import.meta.url);

const isPackage = (path, except) =>
  path.includes(PACKAGES) && !except.some((name) => path.includes(`${PACKAGES}${name}${sep}`));
const isShared = (path) => isPackage(path, OF_A_FILE) && !path.endsWith(".json");

const modules = new Map();

/** A package's module, in the form in which our own modules import it. */
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
    // For a shared module, Jest calls the function above only if it considers the module to be CommonJS.
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
      // Jest reports the error.
      return undefined;
    }
  }

  /** `process` is Node's own, and so are the modules that it returns. */
  installGetBuiltinModule() {}
}
