import { fieldsOf, tabValue } from "../../platform/tab-value";

/** When requests were sent from this tab (epoch milliseconds), by the id of their show; "" for those without one. */
type Sent = Readonly<Record<string, number>>;

const sentInTab = tabValue<Sent>("earshot.campaign-sent", (found) =>
  Object.fromEntries(
    Object.entries(fieldsOf(found)).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  ),
);

export function noteSent(podcastId: string | null, at: number): void {
  sentInTab.write({ ...sentInTab.read(), [podcastId ?? ""]: at });
}

/** When the last request about a show was sent; undefined when none was. */
export function useSentAt(podcastId: string | null): number | undefined {
  return sentInTab.use()[podcastId ?? ""];
}
