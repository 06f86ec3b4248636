import { SHOWN_ACTIVITIES } from "@earshot/domain/audience/facts/activity";
import { VIEWS_MAX } from "@earshot/domain/saved/views/saved-view";
import { CHANGES_MAX } from "@earshot/domain/saved/watching/result-difference";
import { MAIL_PACES } from "@earshot/domain/saved/watching/view-digest";
import { z } from "zod";
import type { Sent } from "../../http/body/sent.js";

export const watchedPath = z.object({ id: z.uuid().describe("The id of the saved view") });
export const changesQuery = z.object({
  cursor: z.iso.datetime().optional().describe("The `nextCursor` of the previous page"),
  before: z.iso.datetime().optional().describe("The earlier name of `cursor`"),
});
const pace = z.enum(MAIL_PACES).nullable();
export const mailBody = z.object({ mail: pace.describe("How often to send an email; null for never") });
export const tokenPath = z.object({ token: z.string().max(200) });
export const seenBody = z.object({ until: z.iso.datetime().describe("The `at` of the newest run that was shown") });

const dayTime = z.iso.datetime();
const watchAnswer = z.object({
  id: z.uuid().describe("The id of the saved view"),
  news: z.int().min(0).describe("The number of changes that are not marked as seen"),
  since: dayTime.describe("Since when the view is watched"),
  ranAt: dayTime.nullable().describe("When it last ran; null before the first run"),
  hasFeed: z.boolean().describe("Whether its changes have a feed"),
  mail: pace.describe("How often its changes are emailed, weekly on Mondays; null for never"),
});
export const watchesAnswer = z.object({
  watches: z
    .array(watchAnswer)
    .max(VIEWS_MAX + 10)
    .describe("Your watched views"),
});

export const changeAnswer = z.object({
  kind: z.enum(["entered", "left", "rose", "fell", "changed"]).describe("What happened to the show in the results"),
  podcastId: z.string().describe("The id of the show"),
  title: z.string().describe("Its title"),
  what: z.enum(["place", "listeners", "activity", "explicit"]).describe("The value that changed"),
  from: z
    .string()
    .nullable()
    .describe(
      `A position, a range, one of ${SHOWN_ACTIVITIES.join(", ")}, or 1, 0 or N/A; null if the show was not in the results`,
    ),
  to: z.string().nullable().describe("The later value, in the same form; null if the show left the results"),
  listeners: z.string().describe('The show\'s range of listeners, such as "1,000-5,000", "Large or more", or "N/A"'),
  byMethod: z.boolean().describe("Whether only the estimation method changed, not the show itself"),
});
export const methodChange = {
  byMethod: z.int().min(0).describe("How many changes come only from a new version of the estimation method"),
  methodFrom: z.string().nullable().describe("The version of the method before"),
  methodTo: z.string().nullable().describe("The version of the method after"),
};
const runAnswer = z.object({
  at: dayTime.describe("When the view was run"),
  total: z.int().min(1).describe("The number of all changes, including those that are not listed"),
  ...methodChange,
  changes: z.array(changeAnswer).max(CHANGES_MAX).describe("The changes"),
});
export const changesAnswer = watchAnswer.extend({
  name: z.string().describe("The name of the view"),
  address: z.string().describe("The path and query that open the view on the site"),
  seenUntil: dayTime.describe("Until when changes are marked as seen"),
  runs: z.array(runAnswer).max(10).describe("The runs, newest first"),
  nextCursor: dayTime.nullable().describe("The cursor of the next page; null on the last one"),
  next: dayTime.nullable().describe("The earlier name of `nextCursor`"),
});
export const unsubscribedAnswer = z.object({ message: z.string() });
export const feedAnswer = z.object({
  json: z.url().describe("The URL of the JSON Feed 1.1"),
  rss: z.url().describe("The URL of the RSS 2.0 feed"),
});

// Types that the website uses.
export type Watches = Sent<typeof watchesAnswer>;
export type Watch = Watches["watches"][number];
export type ViewChanges = Sent<typeof changesAnswer>;
export type FeedAddresses = Sent<typeof feedAnswer>;
