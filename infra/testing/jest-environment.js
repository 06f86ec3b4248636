import { ModernFakeTimers } from "@jest/fake-timers";
import { ModuleMocker } from "jest-mock";

/**
 * Runs tests in Node's own realm, so that packages are evaluated once per worker (jest-runtime.js). After each file, globals and `process`
 * are restored.
 */
export default class NodeRealm {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #restore = [restoreGlobals(), restoreVariables(), restoreProcess()];

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

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const restore of this.#restore) restore();
  }
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

const ownProperties = (object) =>
  Reflect.ownKeys(object).map((name) => [name, Reflect.getOwnPropertyDescriptor(object, name)]);
