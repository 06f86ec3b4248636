// What every browser has and the simulated document lacks: the router asks for it, and the website's API, when they are loaded.
import { TextDecoder, TextEncoder } from "node:util";

const fetch = () => Promise.reject(new Error("There is no network in tests of the website's logic."));
Object.assign(globalThis, { TextDecoder, TextEncoder, fetch });
