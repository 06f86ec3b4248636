import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from "@nestjs/common";
import { denial } from "@earshot/domain/lists/list-roles";
import { ListStore } from "@earshot/domain/lists/list-store.port";
import type { z } from "zod";
import { Limits } from "../../../limits/limits.js";
import { Access, SignedIn } from "../../../http/access/access.js";
import { Endpoint } from "../../../http/endpoints/endpoint.js";
import { PostgresTransactions } from "../../../database/postgres-transactions.js";
import type { Viewer } from "../../../http/access/viewer.js";
import { zodQuery as zod } from "../../../http/query/zod-query.js";
import { granted } from "../../granted.js";
import { listPath } from "../../list-requests.schemas.js";
import { mayNot, noList } from "../../lists.schemas.js";
import {
  activityAnswer,
  activityQuery,
  commentBody,
  commentPath,
  commentsAnswer,
  commentsQuery,
  commentTextBody,
  madeCommentAnswer,
} from "./comments.schemas.js";
import { activitiesOf } from "../../stores/list-activities.js";
import { PostgresComments } from "./postgres-comments.js";

const noComment = { 404: { description: "You have no such list, or it has no such comment" } };
const badText = { 422: { description: "The text is blank or too long, or there are too many comments" } };

/** Comments on the shows of a list, and the list's activity. */
@Controller("api/v1/lists/:id")
@Access("user")
export class CommentsController {
  constructor(
    private readonly comments: PostgresComments,
    private readonly lists: ListStore,
    private readonly transactions: PostgresTransactions,
    private readonly limits: Limits,
  ) {}

  @Get("comments")
  @Endpoint({
    summary: "Get the number of comments on each show of a list, and the comments on one show",
    answers: { 200: { description: "The comments, oldest first", schema: commentsAnswer }, ...noList },
  })
  async all(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: z.output<typeof listPath>,
    @Query(zod(commentsQuery)) { podcastId }: z.output<typeof commentsQuery>,
  ) {
    return granted(await this.comments.ofList(userId, id, podcastId));
  }

  @Post("comments")
  @Endpoint({
    summary: "Comment on a show in a list",
    answers: {
      201: { description: "The new comment", schema: madeCommentAnswer },
      ...mayNot,
      ...noList,
      ...badText,
      429: { description: "More than 300 comments in an hour; see Retry-After" },
    },
  })
  async add(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: z.output<typeof listPath>,
    @Body(zod(commentBody)) { podcastId, text }: z.output<typeof commentBody>,
  ): Promise<{ id: string }> {
    await this.limits.spend("commentsByUser", userId);
    return granted(await this.comments.add(userId, id, podcastId, text));
  }

  @Patch("comments/:commentId")
  @Endpoint({
    summary: "Edit one of your comments",
    answers: { 204: { description: "The comment is changed" }, ...mayNot, ...noComment, ...badText },
  })
  async edit(
    @SignedIn() { userId }: Viewer,
    @Param(zod(commentPath)) { id, commentId }: z.output<typeof commentPath>,
    @Body(zod(commentTextBody)) { text }: z.output<typeof commentTextBody>,
  ): Promise<void> {
    granted(await this.comments.edit(userId, id, commentId, text));
  }

  @Delete("comments/:commentId")
  @Endpoint({
    summary: "Delete one of your comments, or any comment in your own list",
    answers: { 204: { description: "The comment is deleted" }, ...mayNot, ...noComment },
  })
  async remove(
    @SignedIn() { userId }: Viewer,
    @Param(zod(commentPath)) { id, commentId }: z.output<typeof commentPath>,
  ): Promise<void> {
    granted(await this.comments.remove(userId, id, commentId));
  }

  @Get("activity")
  @Endpoint({
    summary:
      "List what has happened in a list since it was shared, newest first; 1,000 entries of the last 180 days are stored",
    answers: { 200: { description: "A page of up to 50 entries", schema: activityAnswer }, ...noList },
  })
  async activity(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: z.output<typeof listPath>,
    @Query(zod(activityQuery)) { before }: z.output<typeof activityQuery>,
  ) {
    granted(denial(await this.lists.role(userId, id), "read"));
    return { entries: await activitiesOf(this.transactions, id, before) };
  }
}
