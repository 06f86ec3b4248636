import { setTimeout as pause } from "node:timers/promises";
import type { Response } from "supertest";

const TRIES = 20;
const PAUSE = 500;

/** Sends again, as clients are told to, for as long as the answer is that the same request is still being worked on. */
export async function onceDone(send: () => PromiseLike<Response>): Promise<Response> {
  let answer = await send();
  for (let tries = 1; answer.status === 409 && tries < TRIES; tries += 1) {
    await pause(PAUSE);
    answer = await send();
  }
  return answer;
}
