import { ModernFakeTimers } from "@jest/fake-timers";
import { ModuleMocker } from "jest-mock";
import { PerformanceObserver } from "node:perf_hooks";
import { clearTimeout } from "node:timers";

/**
 * Runs tests in Node's own realm, so that packages are evaluated once per worker (jest-runtime.js). After each file, globals and `process`
 * are restored, and what the file has left behind ends: a timer holds all that its callback can reach, which is often the whole service.
 */
export default class NodeRealm {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #restore = [restoreGlobals(), restoreVariables(), restoreProcess(), endTimers(), endObservers()];

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  exportConditions() {
    return ["node", "node-addons"];
  }

  getVmContext() {
    return globalThis;
  }

  async setup() {}

  /** Whatever else a test leaves open holds the test itself (its asynchronous context), but not what its function can reach. */
  handleTestEvent({ name }, { rootDescribeBlock }) {
    if (name === "teardown") letGo(rootDescribeBlock);
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const restore of this.#restore) restore();
  }
}

function letGo({ children, hooks }) {
  for (const hook of hooks) hook.fn = undefined;
  for (const child of children)
    if (child.type === "describeBlock") letGo(child);
    else child.fn = undefined;
}

/** Each of these returns a function that restores the current state. */
function restoreGlobals() {
  const before = new Map(ownProperties(globalThis));
  return () => {
    for (const [name, now] of ownProperties(globalThis)) {
      const then = before.get(name);
      // What cannot be removed is set once for the whole process.
      if (!then) Reflect.deleteProperty(globalThis, name);
      else if (then.value !== now.value || then.get !== now.get) Reflect.defineProperty(globalThis, name, then);
    }
    for (const [name, then] of before)
      if (!Object.hasOwn(globalThis, name)) Reflect.defineProperty(globalThis, name, then);
  };
}

function restoreVariables() {
  const before = { ...process.env };
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    for (const [name, then] of Object.entries(before)) if (process.env[name] !== then) process.env[name] = then;
  };
}

function restoreProcess() {
  const { exit, exitCode } = process;
  const before = new Map(process.eventNames().map((event) => [event, new Set(process.rawListeners(event))]));
  return () => {
    Object.assign(process, { exit, exitCode });
    for (const event of process.eventNames()) {
      for (const listener of process.rawListeners(event)) {
        if (!before.get(event)?.has(listener)) process.off(event, listener);
      }
    }
  };
}

/** In milliseconds. */
const LONG = 1_000;

/** Ends the long timers that a file has left. Some packages have timers that nothing else stops. */
function endTimers() {
  const begun = [];
  for (const name of ["setTimeout", "setInterval"]) {
    const original = globalThis[name];
    const noted = (callback, ms, ...rest) => {
      const timer = original(callback, ms, ...rest);
      if (ms >= LONG) begun.push(new WeakRef(timer));
      return timer;
    };
    globalThis[name] = Object.defineProperties(noted, Object.getOwnPropertyDescriptors(original));
  }
  return () => {
    for (const timer of begun.splice(0)) clearTimeout(timer.deref());
  };
}

/** Ends what a file has begun to observe, such as a service's metrics of its process. */
function endObservers() {
  const begun = new Set();
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function (...options) {
    begun.add(this);
    return observe.apply(this, options);
  };
  return () => {
    PerformanceObserver.prototype.observe = observe;
    for (const observer of begun) observer.disconnect();
    begun.clear();
  };
}

const ownProperties = (object) =>
  Reflect.ownKeys(object).map((name) => [name, Reflect.getOwnPropertyDescriptor(object, name)]);
