import { readServerAddress, type ServerAddress } from "./server-address";

/** Milliseconds after which a server that does not respond counts as absent. */
const WAIT_MS = 10_000;

/** Parses a typed address and checks whether a server responds there. */
export async function checkServer(typed: string, send: typeof fetch): Promise<ServerAddress> {
  const read = readServerAddress(typed);
  if (read.kind === "faulty") return read;
  const faulty = (reason: string): ServerAddress => ({ kind: "faulty", reason });
  try {
    const answer = await send(`${read.address}/api/v1/catalogue`, {
      redirect: "error",
      signal: AbortSignal.timeout(WAIT_MS),
    });
    const facts: unknown = answer.ok ? await answer.json() : undefined;
    const known = typeof facts === "object" && facts !== null && "podcasts" in facts;
    return known ? read : faulty("There is a server, but it isn’t Earshot.");
  } catch (error) {
    const slow = error instanceof DOMException && error.name === "TimeoutError";
    return faulty(slow ? "The server did not answer in 10 seconds." : "There’s no server at that address.");
  }
}
