import vm from "node:vm";

// Jest reads every module again for each test file, and compiling them is a third of that time. What V8 compiled for one file is
// taken by the next ones of the same worker. Each still has modules of its own.
// A module of a test that runs in Node's own realm (jest-environment.js) is compiled for that realm: no context is named.

/** By name of the file: its text, and what V8 compiled of it. V8 itself compares lengths only. */
const compiled = new Map();

function dataFor(name, source) {
  const known = compiled.get(name);
  return known?.source === source ? known.data : undefined;
}

/** The options without a context that is this realm, which `node:vm` does not take. */
function inRealm(options, name) {
  return options[name] === globalThis ? { ...options, [name]: undefined } : options;
}

const { compileFunction, SourceTextModule, SyntheticModule } = vm;

vm.compileFunction = (source, parameters, options = {}) => {
  const { filename } = options;
  // Code that Jest itself compiles; other code need not come from a file.
  if (!filename || !options.parsingContext) return compileFunction(source, parameters, options);
  const cachedData = dataFor(filename, source);
  const wanted = { ...inRealm(options, "parsingContext"), cachedData, produceCachedData: !cachedData };
  const made = compileFunction(source, parameters, wanted);
  // Another flag of V8 makes the data useless.
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
