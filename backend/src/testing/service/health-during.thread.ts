import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import type { Measured, Input } from "./health-during.js";

// Runs in a separate thread, so that the test's work delays no request. Imports no other file of the project at run time, so that
// Node.js can run the source directly.

const ASK_EVERY_MS = 20;

const origin = new URL(workerData as string);
const asking = new Agent({ keepAlive: true });
const feeding = new Agent({ keepAlive: true });

async function during(input: Input): Promise<Measured> {
  const waits: Promise<number>[] = [];
  // Opens a connection before anything is measured.
  await healthz();
  const timer = setInterval(() => void waits.push(healthz()), ASK_EVERY_MS);
  const status = await send(input, feeding);
  waits.push(healthz());
  clearInterval(timer);
  return { status, wait: Math.max(...(await Promise.all(waits))) };
}

async function healthz(): Promise<number> {
  const began = performance.now();
  await send({ method: "get", path: "/healthz" }, asking);
  return performance.now() - began;
}

/** The status of the answer, once it is complete. */
function send({ method, path, headers, body }: Input, agent: Agent): Promise<number> {
  return new Promise((answered, failed) => {
    const sent = request(origin, { agent, method: method.toUpperCase(), path, headers }, (response) => {
      response
        .on("end", () => answered(response.statusCode ?? 0))
        .on("error", failed)
        .resume();
    });
    sent.on("error", failed).end(body);
  });
}

parentPort?.on("message", (input: Input) => void during(input).then((result) => parentPort?.postMessage(result)));
