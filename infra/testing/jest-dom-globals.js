// What every browser has and the simulated document lacks; the router asks for it when it is loaded.
import { TextDecoder, TextEncoder } from "node:util";

Object.assign(globalThis, { TextDecoder, TextEncoder });
