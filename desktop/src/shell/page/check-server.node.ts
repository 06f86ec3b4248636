import { certificateFault } from "../../system/certificate-fault";
import { readServerAddress, type ServerAddress } from "./server-address";

/** Milliseconds after which a server that does not respond counts as absent. */
const WAIT_MS = 10_000;

/** A server of another version works as far as both know the same requests, so the user decides. */
type OtherVersion = { readonly kind: "other-version"; readonly reason: string };

/** Parses a typed address and checks whether a server responds there. With `anyVersion`, its version does not matter. */
export async function checkServer(
  typed: string,
  send: typeof fetch,
  own: { readonly version: string; readonly anyVersion?: boolean },
): Promise<ServerAddress | OtherVersion> {
  const read = readServerAddress(typed);
  if (read.kind === "faulty") return read;
  const faulty = (reason: string): ServerAddress => ({ kind: "faulty", reason });
  try {
    const answer = await send(`${read.address}/api/v1/catalogue`, {
      redirect: "error",
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (answer.status >= 500) return faulty("The server has a problem at the moment. Try again later.");
    const facts: unknown = answer.ok ? await answer.json().catch(ofPage) : undefined;
    const known = typeof facts === "object" && facts !== null && "podcasts" in facts;
    if (!known) return faulty("There is a server, but it isn’t Earshot.");
    const version = own.anyVersion ? undefined : await versionOf(read.address, send).catch(() => undefined);
    return version !== undefined && isRelease(own.version) && version !== own.version
      ? { kind: "other-version", reason: otherVersion(version, own.version) }
      : read;
  } catch (error) {
    return faulty(reasonOf(error));
  }
}

/** undefined if the server does not report it, or is not a release. Rejects if this cannot be read. */
async function versionOf(address: string, send: typeof fetch): Promise<string | undefined> {
  const answer = await send(`${address}/healthz`, { redirect: "error", signal: AbortSignal.timeout(WAIT_MS) });
  const facts: unknown = answer.ok ? await answer.json().catch(ofPage) : undefined;
  const version = typeof facts === "object" && facts !== null && "version" in facts ? facts.version : undefined;
  return typeof version === "string" && isRelease(version) ? version : undefined;
}

const isRelease = (version: string): boolean => /^\d{1,5}\.\d{1,5}\.\d{1,5}$/.test(version);

function otherVersion(server: string, app: string): string {
  return `This server has version ${server}, and the app has ${app}. Some things may not work. Press the button again to use it anyway.`;
}

/** Other websites answer with a page. Any other error, such as a time-out within the answer, is not about what is there. */
function ofPage(error: unknown): undefined {
  if ((error as Error).name !== "SyntaxError") throw error;
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { readonly cause?: { readonly message?: string } };
  if (name === "TimeoutError") return "The server did not answer in 10 seconds.";
  // Electron has the reason in the message, Node in the cause.
  if (/redirect/i.test(`${message} ${cause?.message}`))
    return "That address leads to another one. Enter the address that your browser shows there.";
  if (message === "net::ERR_INTERNET_DISCONNECTED") return "This device is offline. Try again when you’re online.";
  return certificateFault(error) ?? "There’s no server at that address.";
}
