import { parentPort } from "node:worker_threads";
import type { Asked } from "../../../../shared/process/answering-thread.js";
import { readFeed } from "../read-feed.js";
import type { ToParse } from "./feed-parser.js";

// A thread that parses one feed after another.
parentPort?.on("message", ({ question: { bytes, origin }, port }: Asked<ToParse>) => {
  port.postMessage(readFeed(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), origin));
});
