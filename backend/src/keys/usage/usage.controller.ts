import { ApiKeyStore } from "@earshot/domain/keys/api-key-store.port";
import { ANSWER_KINDS, type AnswerKind, usagePeriod } from "@earshot/domain/keys/usage";
import { Clock } from "@earshot/domain/shared/clock.port";
import { latencyWithin } from "@earshot/domain/keys/latency";
import { Controller, Get, Query } from "@nestjs/common";
import type { z } from "zod";
import { Access, SignedIn } from "../../http/access/access.js";
import { Endpoint } from "../../http/endpoints/endpoint.js";
import type { Viewer } from "../../http/access/viewer.js";
import { zodQuery } from "../../http/query/zod-query.js";
import { type Used, UsedQuotas } from "../quotas/used-quotas.js";
import { UsageRecorder } from "./usage-recorder.js";
import { type KindCount, type UsagePart, UsageStore } from "./usage-store.js";
import { usageAnswer, usageQuery } from "./usage.schemas.js";

type Answers = Readonly<Record<AnswerKind, number>> & { readonly requests: number };
type Latencies = { readonly p50: number | null; readonly p95: number | null };

/** How the keys of an account are used. API keys cannot use these routes. */
@Controller("api/v1/account/api")
@Access("user")
export class UsageController {
  constructor(
    private readonly quotas: UsedQuotas,
    private readonly recorder: UsageRecorder,
    private readonly store: UsageStore,
    private readonly keys: ApiKeyStore,
    private readonly clock: Clock,
  ) {}

  @Get("usage")
  @Endpoint({
    summary: "The usage of your API keys by day or hour, by route and by key, and their latest requests",
    answers: {
      200: {
        description: "The usage; up to a few seconds old if the service runs in several processes",
        schema: usageAnswer,
      },
    },
  })
  async usage(
    @SignedIn() { userId }: Viewer,
    @Query(zodQuery(usageQuery)) { keyId, ...requested }: z.output<typeof usageQuery>,
  ) {
    const { from, to, by, days, hours } = usagePeriod(this.clock.now(), requested);
    // Written first, so that the figures include what this process has already answered.
    await this.recorder.flush();
    const range = { from, to, keyId };
    const names = new Map((await this.keys.ofUser(userId)).map(({ id, name }) => [id, name]));
    const byDay = byName(await this.store.counts(userId, range, "day"));
    const byRoute = byName(await this.store.counts(userId, range, "route"));
    const byKey = byName(await this.store.counts(userId, range, "key"));
    const byHour = byName(by === "hour" ? await this.store.counts(userId, range, "hour") : []);
    const { plan, minute, day } = await this.quotas.of(userId);
    const latest = await this.store.latest(userId, keyId);
    return {
      plan,
      minute: sentWindow(minute),
      day: sentWindow(day),
      ...{ from, to, by },
      total: counted([...byDay.values()].flat()),
      days: days.map((one) => ({ day: one, ...answersOf(byDay.get(one) ?? []) })),
      hours: hours.map((hour) => ({ hour, ...answersOf(byHour.get(hour.slice(0, 13)) ?? []) })),
      routes: [...byRoute].map(([route, counts]) => ({ route, ...counted(counts) })).toSorted(byRequests),
      keys: [...byKey]
        .map(([keyId, counts]) => ({ keyId, keyName: names.get(keyId) ?? "", ...counted(counts) }))
        .toSorted(byRequests),
      latest: latest.map(({ at, keyId, route, status, milliseconds, requestId }) => {
        return { at, keyId, keyName: names.get(keyId) ?? "", route, status, milliseconds, requestId };
      }),
    };
  }
}

const byRequests = (one: Answers, other: Answers) => other.requests - one.requests;

function sentWindow({ used, most, endsAt }: Used) {
  return { used, most, resetsAt: endsAt };
}

function byName(parts: readonly UsagePart[]): ReadonlyMap<string, readonly KindCount[]> {
  return Map.groupBy(parts, ({ of }) => of);
}

function answersOf(counts: readonly KindCount[]): Answers {
  const of = (kind: AnswerKind) =>
    counts.filter((one) => one.kind === kind).reduce((sum, { requests }) => sum + requests, 0);
  const kinds = Object.fromEntries(ANSWER_KINDS.map((kind) => [kind, of(kind)])) as Record<AnswerKind, number>;
  return { requests: Object.values(kinds).reduce((sum, one) => sum + one, 0), ...kinds };
}

function counted(counts: readonly KindCount[]): Answers & Latencies {
  const buckets = counts[0]?.latency ?? [];
  const latency = buckets.map((_, index) => counts.reduce((sum, one) => sum + (one.latency[index] ?? 0), 0));
  return { ...answersOf(counts), p50: latencyWithin(latency, 0.5), p95: latencyWithin(latency, 0.95) };
}
