import { fieldsOf, keptInTab } from "./kept";

/** When requests were sent from this tab (epoch milliseconds), by the id of their show; "" for those without one. */
type Sent = Readonly<Record<string, number>>;

const kept = keptInTab<Sent>("earshot.campaign-sent", (found) =>
  Object.fromEntries(
    Object.entries(fieldsOf(found)).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  ),
);

export function noteSent(podcastId: string | null, at: number): void {
  kept.write({ ...kept.read(), [podcastId ?? ""]: at });
}

/** When the last request about a show was sent; undefined when none was. */
export function useSentAt(podcastId: string | null): number | undefined {
  return kept.use()[podcastId ?? ""];
}
