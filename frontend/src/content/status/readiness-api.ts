import type { ServiceAnswer } from "@earshot/domain/site/service-state";
import { api } from "../../client/api";

/** Milliseconds; a service that is slower than this counts as not ready. */
const TIMEOUT_MS = 5_000;

const readinessApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Uses the monitoring endpoint, which is outside the API. A failure is a result here, not an error. */
    readiness: build.query<ServiceAnswer, void>({
      queryFn: async () => ({ data: await readiness() }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useReadinessQuery } = readinessApi;

async function readiness(): Promise<ServiceAnswer> {
  try {
    const answer = await fetch("/readyz", { cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) });
    // Always read to the end: an unread response keeps its connection open until the timeout.
    const text = await answer.text();
    if (answer.ok) return "ok";
    const problem = JSON.parse(text) as { detail?: string };
    return { detail: problem.detail ?? "The service is not ready." };
  } catch {
    return "unreachable";
  }
}
