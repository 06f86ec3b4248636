import { PLANNED_MAX } from "@earshot/domain/lists/planning/list-planning";
import { BUDGET_MAX } from "@earshot/domain/lists/planning/plan-budget";
import { z } from "zod";
import type { Sent } from "../../shared/http/body/sent.js";
import { plainText } from "../../shared/http/plain-text.js";

const podcastIds = z.array(plainText(200).min(1)).max(PLANNED_MAX).default([]);
export const planBody = z.object({
  listId: z.string().max(100).describe("Shows with a lost status are not in the plan"),
  budget: z.number().min(0).max(BUDGET_MAX).describe("US dollars"),
  locked: podcastIds.describe("Ids of shows that must be in it, as far as the budget allows"),
  removed: podcastIds.describe("Ids of shows that must not be in it"),
});

const whole = z.int().min(0);
const named = { id: z.string(), title: z.string() };
export const planAnswer = z.object({
  picks: z
    .array(
      z.object({
        ...named,
        spots: whole,
        cost: z.number().min(0).describe("US dollars: the list's own price per spot, else that of the market table"),
        adds: whole.describe("Likely number of people that no pick above reaches"),
        reasons: z.array(z.string()),
      }),
    )
    .describe("Locked shows first, then those with the most new people per dollar"),
  totals: z.object({ spots: whole, cost: z.number().min(0), people: whole.describe("The sum of `adds`") }),
  leftOut: z.array(z.object({ ...named, reason: z.string() })),
});

// For the website.
export type PlanAnswer = Sent<typeof planAnswer>;
