import { setTimeout as pause } from "node:timers/promises";
import type { Response } from "supertest";

/** Milliseconds: a request can take seconds on a busy machine. */
const TIMEOUT_MS = 60_000;
const PAUSE = 100;

/** Sends a request again, as clients should, while the answer is that the same request is still running. */
export async function onceDone(send: () => PromiseLike<Response>): Promise<Response> {
  let answer = await send();
  for (const end = performance.now() + TIMEOUT_MS; answer.status === 409 && performance.now() < end;) {
    await pause(PAUSE);
    answer = await send();
  }
  return answer;
}
