import type { DataSource } from "typeorm";
import type { Metrics } from "../shared/process/metrics.js";
import type { CatalogueIndex } from "./local/catalogue-index.js";
import type { CatalogueNodes } from "./nodes/catalogue-nodes.js";
import { LIVE } from "./local/write/staging/generation.js";
import type { IndexReaders } from "./local/record/index-readers.js";

const STATES = ["used", "behind", "away"] as const;

type Live = { generation: string; podcasts: number; age: number | null };

/** Which catalogue the database has, how old it is, and which one this process searches. */
export function addCatalogueMetrics(
  metrics: Metrics,
  database: DataSource,
  index: Pick<CatalogueIndex<IndexReaders>, "generation">,
  nodes: Pick<CatalogueNodes, "states">,
): void {
  metrics.measure({
    source: "catalogue",
    gauges: {
      catalogue_age_seconds: { help: "Seconds since the last import; missing before the first one." },
      catalogue_shows: { help: "Shows in the catalogue." },
      catalogue_generation: {
        help: "Generation of the catalogue by node: a database, or “index” for the file that this process searches.",
        labels: ["node"],
      },
      catalogue_node: {
        help: "1 for the state that a replica is in: used, behind or away; 0 for the others.",
        labels: ["node", "state"],
      },
    },
    read: async () => {
      const [live] = await database.query<Live[]>(
        `SELECT generation, podcasts, extract(epoch FROM now() - updated_at)::float8 AS age FROM ${LIVE}.info`,
      );
      const generations = [
        ["primary", Number(live?.generation ?? 0)],
        ["index", index.generation],
        ...nodes.states().map(({ name, generation }) => [name, generation] as const),
      ] as const;
      return {
        catalogue_age_seconds: live?.age == null ? [] : [{ value: Math.max(0, live.age) }],
        catalogue_shows: [{ value: live?.podcasts ?? 0 }],
        catalogue_node: nodes
          .states()
          .flatMap(({ name, state }) =>
            STATES.map((each) => ({ labels: { node: name, state: each }, value: each === state ? 1 : 0 })),
          ),
        catalogue_generation: generations.flatMap(([node, value]) =>
          value === undefined ? [] : [{ labels: { node }, value }],
        ),
      };
    },
  });
}
