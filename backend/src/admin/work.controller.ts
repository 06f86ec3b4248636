import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { Controller, Get, Inject, NotFoundException, Param, Post } from "@nestjs/common";
import { basename } from "node:path";
import { DataSource } from "typeorm";
import type { z } from "zod";
import { NightlyBackups } from "../backup/nightly/nightly-backups.js";
import { BackupUnderWay } from "../backup/write/write-backup.js";
import { lastImports } from "../catalogue/import/runs/import-runs.js";
import { feedFigures } from "../catalogue/refresh/feed-figures.js";
import { OperatorJobs } from "../jobs/operator-jobs.js";
import { CONFIG } from "../core/config.module.js";
import type { Config } from "../shared/config/config.js";
import { Access, SignedIn } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { httpProblem } from "../http/problem.js";
import type { Viewer } from "../http/access/viewer.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import { backupsAnswer, feedsAnswer, importsAnswer, jobPath, jobsAnswer, retriedAnswer } from "./admin.schemas.js";
import { OperatorActions } from "./operator-actions.js";

/** Maximum number of failed jobs in an answer. */
const MOST_FAILED = 200;

/** Background work: jobs, imports, feeds, backups. */
@Controller("api/v1/admin")
@Access("operator")
export class WorkController {
  constructor(
    private readonly queues: OperatorJobs,
    private readonly backups: NightlyBackups,
    private readonly actions: OperatorActions,
    private readonly database: DataSource,
    private readonly catalogue: PodcastCatalogue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get("jobs")
  @Endpoint({
    summary: "Queues, and the jobs that failed in every attempt",
    answers: { 200: { description: "Oldest first", schema: jobsAnswer } },
  })
  async jobs() {
    const jobs = await this.queues.jobs();
    const failed = (await jobs.list()).slice(0, MOST_FAILED);
    const titles = await this.titles(failed.map(({ key }) => showOf(key)));
    return {
      queues: await jobs.counts(),
      failed: failed.map((job) => ({ ...job, title: titles.get(showOf(job.key)) ?? null })),
    };
  }

  @Post("jobs/:id/retry")
  @Endpoint({
    summary: "Retry a failed job",
    answers: { 204: { description: "It is queued again" }, 404: { description: "There is no such job" } },
  })
  async retry(@SignedIn() { userId }: Viewer, @Param(zod(jobPath)) { id }: z.output<typeof jobPath>): Promise<void> {
    await this.actions.note(userId, "jobs.retry", id);
    if (!(await (await this.queues.jobs()).retry(id))) throw new NotFoundException();
  }

  @Post("jobs/retry")
  @Endpoint({
    summary: "Retry all failed jobs",
    answers: { 200: { description: "The number of jobs that were retried", schema: retriedAnswer } },
  })
  async retryAll(@SignedIn() { userId }: Viewer) {
    await this.actions.note(userId, "jobs.retry-all");
    return { retried: await (await this.queues.jobs()).retryAll() };
  }

  @Get("imports")
  @Endpoint({
    summary: "The last imports of all machines, and what they left out",
    answers: { 200: { description: "Newest first, each with the first lines of its report", schema: importsAnswer } },
  })
  async imports() {
    return { imports: await lastImports(this.database) };
  }

  @Get("feeds")
  @Endpoint({
    summary: "The progress of refreshing feeds",
    answers: { 200: { description: "The progress, and the feeds that fail", schema: feedsAnswer } },
  })
  async feeds() {
    const { failing, ...progress } = await feedFigures(this.database);
    const titles = await this.titles(failing.map(({ podcastId }) => podcastId));
    return { ...progress, failing: failing.map((feed) => ({ ...feed, title: titles.get(feed.podcastId) ?? null })) };
  }

  @Get("backups")
  @Endpoint({
    summary: "The backups of this machine",
    answers: { 200: { description: "Newest first", schema: backupsAnswer } },
  })
  async kept() {
    const backups = (await this.backups.stored()).map(({ file, at, bytes }) => ({ name: basename(file), at, bytes }));
    return { backups, kept: this.config.backupsKept, old: await this.backups.areOld() };
  }

  @Post("backups")
  @Endpoint({
    summary: "Write a backup now",
    answers: { 204: { description: "Written" }, 409: { description: "Another one is being written" } },
  })
  async backup(@SignedIn() { userId }: Viewer): Promise<void> {
    await this.actions.note(userId, "backups.write");
    try {
      await this.backups.write();
    } catch (error) {
      if (!(error instanceof BackupUnderWay)) throw error;
      throw httpProblem(409, "backup.under-way", "Another backup is being written.");
    }
  }

  /** The titles of shows, by id. Empty for a remote catalogue, where each page view would use up its quota. */
  private async titles(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (this.catalogue.sourceProvider !== "local") return new Map();
    const shows = await this.catalogue.podcasts([...new Set(ids)]);
    return new Map([...shows].map(([id, { title }]) => [id, title]));
  }
}

/** The id of the show that a job is about: the key of a check has the catalogue before it (tracking/queued-checks.ts). */
function showOf(key: string): string {
  return key.slice(key.indexOf(":") + 1);
}
