import { ListImport, type MatchedEntry } from "@earshot/domain/lists/importing/list-import";
import { Controller, HttpException, Post, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import { Limits } from "../limits/limits.js";
import { Access, SignedIn } from "../http/access/access.js";
import { download } from "../http/body/download.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { fileBody } from "../http/body/json-body.js";
import { busyProblem } from "../http/problem.js";
import { WorkQueue } from "../shared/process/work-queue.js";
import { withPauses } from "../http/body/with-pauses.js";
import type { Viewer } from "../http/access/viewer.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import { matchBody } from "./list-requests.schemas.js";
import { matchAnswer } from "./lists.schemas.js";
import { readImport } from "./read-import.js";

/** Each import can hold several copies of a thousand shows in memory. */
const AT_ONCE = { running: 2, waiting: 20 };

/** Matches a user's file with shows in the catalogue; another call adds them. */
@Controller("api/v1/lists/match")
@Access("user", "lists:read")
export class ListImportController {
  private readonly queue = new WorkQueue(AT_ONCE, busy);

  constructor(
    private readonly imports: ListImport,
    private readonly limits: Limits,
  ) {}

  @Post()
  @Endpoint({
    summary: "Find the shows that a text mentions, without adding them to a list",
    body: matchBody,
    isStreamed: true,
    answers: {
      200: { description: "What was found for each entry of the text", schema: matchAnswer },
      413: { description: "The text is too long" },
      422: { description: "The table cannot be read" },
      429: { description: "More than 10 texts in 10 minutes; see Retry-After" },
      503: { description: "The source of podcasts is down, or too many people are importing; see Retry-After" },
    },
  })
  async match(@SignedIn() { userId }: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    await this.limits.spend("matchByUser", userId);
    const { text } = zod(matchBody).transform(await fileBody(request, response));
    const { entries, skipped } = await this.queue.take(async () => {
      const found = await readImport(text);
      return { entries: await this.imports.match(found.entries), skipped: found.skipped };
    });
    response.type("json");
    await download(json(entries, skipped), response);
  }
}

async function* json(entries: Iterable<MatchedEntry>, skipped: number): AsyncGenerator<string> {
  yield `{"skipped":${skipped},"entries":[`;
  let between = "";
  for await (const entry of withPauses(entries)) {
    yield between + JSON.stringify(entry);
    between = ",";
  }
  yield "]}";
}

function busy(): HttpException {
  const detail = "Many people are importing right now. Please try again in a moment.";
  return busyProblem("list.import-busy", detail);
}
