import type { DataSource } from "typeorm";
import { Metrics } from "../shared/process/metrics.js";
import { addCatalogueMetrics } from "./catalogue-metrics.js";

const database = {
  query: () => Promise.resolve([{ generation: "7", podcasts: 2_000, age: 60 }]),
} as unknown as DataSource;

test("shows the generation of every node, and which nodes answer", async () => {
  const metrics = new Metrics();
  const states = [
    { name: "replica 1", state: "used", generation: 7, busy: 0 },
    { name: "replica 2", state: "away", busy: 0 },
  ] as const;
  addCatalogueMetrics(metrics, database, { generation: 6 }, { states: () => states });
  const text = await metrics.metrics();
  for (const line of [
    "catalogue_age_seconds 60",
    "catalogue_shows 2000",
    'catalogue_generation{node="primary"} 7',
    'catalogue_generation{node="index"} 6',
    'catalogue_generation{node="replica 1"} 7',
    'catalogue_node{node="replica 1",state="used"} 1',
    'catalogue_node{node="replica 1",state="away"} 0',
    'catalogue_node{node="replica 2",state="away"} 1',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('catalogue_generation{node="replica 2"}');
});

test("shows no age before the first import", async () => {
  const metrics = new Metrics();
  const empty = { query: () => Promise.resolve([{ generation: "0", podcasts: 0, age: null }]) };
  addCatalogueMetrics(metrics, empty as unknown as DataSource, { generation: undefined }, { states: () => [] });
  expect(await metrics.metrics()).not.toMatch(/^catalogue_age_seconds/m);
});
