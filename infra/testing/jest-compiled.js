import { setFlagsFromString } from "node:v8";
import vm from "node:vm";

// Jest loads every module again for each test file, and compilation takes a third of that time. What V8 has compiled for one file is reused
// by the later files of the same worker; each of them still gets its own modules. If a test runs in Node's own realm (jest-environment.js),
// its modules are compiled for that realm, so no context is passed.

// V8's own cache is of no use beside this one, and it keeps 30 MB for each file that starts a service. With such a heap, garbage collection
// took a third of the time.
setFlagsFromString("--no-compilation-cache");

/** By file name: the file's text, and what V8 compiled from it. V8 itself compares only the lengths of texts. */
const compiled = new Map();

function dataFor(name, source) {
  const known = compiled.get(name);
  return known?.source === source ? known.data : undefined;
}

/** The options without the context if it is this realm, because `node:vm` does not accept it. */
function inRealm(options, name) {
  return options[name] === globalThis ? { ...options, [name]: undefined } : options;
}

const { compileFunction, SourceTextModule, SyntheticModule } = vm;

vm.compileFunction = (source, parameters, options = {}) => {
  const { filename } = options;
  // Only code that Jest itself compiles is cached; other code need not come from a file.
  if (!filename || !options.parsingContext) return compileFunction(source, parameters, options);
  const cachedData = dataFor(filename, source);
  const wanted = { ...inRealm(options, "parsingContext"), cachedData, produceCachedData: !cachedData };
  const made = compileFunction(source, parameters, wanted);
  // V8 rejects the data if it was compiled with different flags.
  if (made.cachedDataRejected) compiled.delete(filename);
  else if (made.cachedData) compiled.set(filename, { source, data: made.cachedData });
  return made;
};

if (SourceTextModule) {
  vm.SourceTextModule = new Proxy(SourceTextModule, {
    construct(Module, [source, given = {}]) {
      const options = inRealm(given, "context");
      const { identifier } = options;
      if (!identifier) return new Module(source, options);
      const cachedData = dataFor(identifier, source);
      try {
        if (cachedData) return new Module(source, { ...options, cachedData });
      } catch (error) {
        if (error.code !== "ERR_VM_MODULE_CACHED_DATA_REJECTED") throw error;
      }
      const made = new Module(source, options);
      compiled.set(identifier, { source, data: made.createCachedData() });
      return made;
    },
  });
  vm.SyntheticModule = new Proxy(SyntheticModule, {
    construct: (Module, [names, evaluate, options = {}]) => new Module(names, evaluate, inRealm(options, "context")),
  });
}
