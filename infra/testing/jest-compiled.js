import vm from "node:vm";

// Jest reads every module again for each test file, and compiling them is a third of that time. What V8 compiled for one file is
// taken by the next ones of the same worker. Each still has modules of its own.

/** By name of the file: its text, and what V8 compiled of it. V8 itself compares lengths only. */
const compiled = new Map();

function dataFor(name, source) {
  const known = compiled.get(name);
  return known?.source === source ? known.data : undefined;
}

const { compileFunction, SourceTextModule } = vm;

vm.compileFunction = (source, parameters, options = {}) => {
  const { filename } = options;
  // Jest's own; others need not be in files.
  if (!filename || !options.parsingContext) return compileFunction(source, parameters, options);
  const cachedData = dataFor(filename, source);
  const made = compileFunction(source, parameters, { ...options, cachedData, produceCachedData: !cachedData });
  // Another flag of V8 makes the data useless.
  if (made.cachedDataRejected) compiled.delete(filename);
  else if (made.cachedData) compiled.set(filename, { source, data: made.cachedData });
  return made;
};

if (SourceTextModule) {
  vm.SourceTextModule = new Proxy(SourceTextModule, {
    construct(Module, [source, options = {}]) {
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
}
