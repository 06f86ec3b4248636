import { BUDGET_MAX } from "@earshot/domain/lists/planning/plan-budget";
import { WORST_BRIEF } from "./campaign-brief.js";

type World = { readonly shows: readonly { readonly id: string }[]; readonly list: string; readonly key: string };

/** The most expensive calls of each tool for assistants. */
export function worstCalls({ shows, list, key }: World) {
  const ids = shows.slice(0, 10).map(({ id }) => id);
  const calls: [string, object][] = [
    ["fit_brief", { brief: WORST_BRIEF.brief, limit: 10 }],
    ["search_podcasts", { term: "the of and a ".repeat(20), limit: 10 }],
    ["fit_brief", { brief: "é".repeat(800), podcastIds: ids }],
    ["plan_shortlist", { listId: list, budget: BUDGET_MAX }],
    ["plan_shortlist", { listId: list, budget: BUDGET_MAX, brief: "no é, ".repeat(130) }],
    ["similar_podcasts", { podcastId: ids[0], limit: 10 }],
    ["market_position", { podcastId: ids[0] }],
    ["compare_podcasts", { podcastIds: ids.slice(0, 5) }],
    ["list_episodes", { podcastId: ids[0], words: "é".repeat(200), limit: 20 }],
    ["get_podcast", Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`k${at}`, 1]))],
    ["get_podcast", { podcastId: "é".repeat(40_000) }],
  ];
  return calls.map(([name, args]) => ({
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } }),
    headers: { Authorization: `Bearer ${key}`, Accept: "application/json, text/event-stream" },
  }));
}
