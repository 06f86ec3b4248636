import { isGatewayStatus } from "../../client/api-error";
import { serverResponds } from "../../platform/connection";

/** Milliseconds between two requests to a server that does not respond (judgment). */
const PAUSE_MS = 15_000;
/** Milliseconds that the server has to respond (judgment). */
const PATIENCE_MS = 10_000;

let checking = false;

/**
 * Checks whether the server responds, after a request to it got no response. If not, the website counts as offline, and the server is
 * checked again until it responds. Then the page hears of it as of a new network: by the event "online".
 */
export async function checkConnection(): Promise<void> {
  // Without a network, the browser reports when there is one.
  if (checking || !navigator.onLine) return;
  checking = true;
  while (!(await responds())) {
    serverResponds.set(false);
    await pause();
  }
  checking = false;
  if (serverResponds.get()) return;
  serverResponds.set(true);
  window.dispatchEvent(new Event("online"));
}

/** Any response of the server counts, also an error, but not that of a gateway in front of it. */
function responds(): Promise<boolean> {
  return fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ status }) => !isGatewayStatus(status),
    () => false,
  );
}

/** Ends early if the browser reports a network. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, PAUSE_MS);
    window.addEventListener("online", end);
  });
}
