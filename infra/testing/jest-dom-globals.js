// Browser globals that are missing from the simulated document; the router and the website's API need them on import.
import { TextDecoder, TextEncoder } from "node:util";
import { BroadcastChannel as NodeChannel } from "node:worker_threads";

const fetch = () => Promise.reject(new Error("There is no network in tests of the website's logic."));

/** A channel that does not keep the test run alive. */
class BroadcastChannel extends NodeChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** Sufficient for the ids that tests use: letters and digits. */
const CSS = { escape: (text) => text.replaceAll(/[^\w-]/g, "\\$&") };

Object.assign(globalThis, { BroadcastChannel, CSS, TextDecoder, TextEncoder, fetch });
