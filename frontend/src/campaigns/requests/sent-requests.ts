import { fieldsOf, tabValue } from "../../platform/tab-value";

/** When this tab sent requests (epoch milliseconds), by the id of the show; "" for requests without a show. */
type Sent = Readonly<Record<string, number>>;

const sentInTab = tabValue<Sent>("earshot.campaign-sent", (found) =>
  Object.fromEntries(
    Object.entries(fieldsOf(found)).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  ),
);

export function noteSent(podcastId: string | null, at: number): void {
  sentInTab.write({ ...sentInTab.read(), [podcastId ?? ""]: at });
}

/** When the last request about a show was sent; undefined if there is none. */
export function useSentAt(podcastId: string | null): number | undefined {
  return sentInTab.use()[podcastId ?? ""];
}
