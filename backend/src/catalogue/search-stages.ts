import { Inject, Injectable, Logger } from "@nestjs/common";
import { Counter, Histogram } from "prom-client";
import { CONFIG } from "../core/config.module.js";
import type { Config } from "../shared/config/config.js";
import { Metrics } from "../shared/process/metrics.js";
import type { StageTime } from "./local/search/index/stages.js";
import type { StageWatcher } from "./local/search/threads/search-readers.js";

/** Upper bounds of the buckets in seconds: most stages take less than a few milliseconds. */
const BOUNDS = [0.001, 0.005, 0.02, 0.1, 0.5];

/** The log levels with a line for each query; its text is only built for these. */
const LOGGED = new Set(["debug", "trace"]);

/** Measures index queries by stage: in `/metrics`, and as one log line per query on level "debug". */
@Injectable()
export class SearchStages {
  private readonly logger = new Logger("SearchStages");
  private readonly seconds: Histogram<"task" | "stage">;
  private readonly processor: Counter<"task" | "stage">;
  private readonly statements: Counter<"task" | "stage">;

  constructor(
    metrics: Metrics,
    @Inject(CONFIG) private readonly config: Pick<Config, "logLevel">,
  ) {
    const common = { labelNames: ["task", "stage"] as const, registers: [metrics] };
    this.seconds = new Histogram({
      ...common,
      name: "search_stage_seconds",
      help: "Time spent in each stage of a search, without the stages inside it.",
      buckets: BOUNDS,
    });
    this.processor = new Counter({
      ...common,
      name: "search_stage_processor_seconds_total",
      help: "Processor time of the same stages.",
    });
    this.statements = new Counter({
      ...common,
      name: "search_stage_statements_total",
      help: "Statements that the same stages ran in the index file.",
    });
  }

  /** Records the durations of a query's stages. */
  readonly watch: StageWatcher = (task, times) => {
    for (const [stage, { wall, processor, statements }] of Object.entries(times)) {
      this.seconds.observe({ task, stage }, wall / 1_000);
      this.processor.inc({ task, stage }, processor / 1_000);
      this.statements.inc({ task, stage }, statements);
    }
    if (!LOGGED.has(this.config.logLevel)) return;
    this.logger.debug({
      task,
      stages: Object.entries(times)
        .map(([stage, time]) => textOf(stage, time))
        .join(", "),
    });
  };
}

/** For example, "rank 2.1 ms (processor 2, statements 1)". */
function textOf(stage: string, { wall, processor, statements }: StageTime): string {
  return `${stage} ${tenth(wall)} ms (processor ${tenth(processor)}, statements ${statements})`;
}

const tenth = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
