import { setTimeout as pause } from "node:timers/promises";

/** Polls until the result is neither false nor undefined, and returns it. Throws after `seconds`, with the text from `inVain`. */
export async function until<Found>(
  read: () => Found | Promise<Found>,
  seconds = 30,
  inVain: () => string = () => "",
): Promise<Exclude<Found, false | undefined>> {
  for (const end = performance.now() + seconds * 1_000; ; await pause(25)) {
    const found = await read();
    if (found !== undefined && found !== false) return found as Exclude<Found, false | undefined>;
    if (performance.now() > end) throw new Error(`Waited in vain for ${seconds} s. ${inVain()}`);
  }
}
