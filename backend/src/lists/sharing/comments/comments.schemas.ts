import { ACTIVITY_KINDS, ACTIVITY_PAGE } from "@earshot/domain/lists/sharing/list-activity";
import { COMMENT_MAX, SHOW_COMMENTS_MAX } from "@earshot/domain/lists/sharing/comment";
import { z } from "zod";
import { plainText } from "../../../http/body/plain-text.js";
import type { Sent } from "../../../http/body/sent.js";

const id = z.string().max(100);
const date = z.iso.datetime();
const text = plainText(COMMENT_MAX * 2).describe("The comment as plain text, 1 to 2,000 characters after trimming");
const podcastId = plainText(200).min(1);

export const commentsQuery = z.object({ podcastId: podcastId.optional() });
export const commentPath = z.object({ id, commentId: id });
export const commentBody = z.object({ podcastId, text });
export const commentTextBody = z.object({ text });
export const activityQuery = z.object({
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .describe("The id of the last entry of the previous page"),
});

export const commentsAnswer = z.object({
  counts: z
    .array(z.object({ podcastId: z.string(), count: z.int().min(1) }))
    .describe("The number of comments by show, for the whole list"),
  comments: z
    .array(
      z.object({
        id: z.uuid(),
        who: z.string(),
        text: z.string(),
        createdAt: date,
        editedAt: date.nullable(),
        isMine: z.boolean(),
        canDelete: z.boolean(),
      }),
    )
    .max(SHOW_COMMENTS_MAX)
    .describe("The comments on the requested show, oldest first"),
});
export const madeCommentAnswer = z.object({ id: z.uuid() });
export const activityAnswer = z.object({
  entries: z
    .array(
      z.object({
        id: z.string(),
        who: z.string(),
        kind: z.enum(ACTIVITY_KINDS),
        subject: z.string().nullable(),
        count: z.int().nullable(),
        at: date,
      }),
    )
    .max(ACTIVITY_PAGE),
});

export type Comments = Sent<typeof commentsAnswer>;
export type Activity = Sent<typeof activityAnswer>;
