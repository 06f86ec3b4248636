import { MOST_EVENTS } from "@earshot/domain/analytics/analytics-event";
import { z } from "zod";

/** A batch of events. The domain decides what each event may contain and drops the rest. */
export const eventsBody = z.object({
  events: z
    .array(
      z.object({
        name: z.string().max(40).describe("The name of the event: page_view, select_podcast or search"),
        at: z.string().max(40).describe("When the event happened, in ISO 8601").optional(),
        props: z.record(z.string().max(40), z.unknown()).optional(),
      }),
    )
    .max(MOST_EVENTS),
});
