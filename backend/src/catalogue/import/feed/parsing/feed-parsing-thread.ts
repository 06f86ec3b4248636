import { parentPort } from "node:worker_threads";
import { readFeed } from "../read-feed.js";
import type { ToParse } from "./feed-parser.js";

// A thread that parses one feed after another.
parentPort?.on("message", ({ bytes, origin, port }: ToParse) => {
  port.postMessage(readFeed(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), origin));
});
