import { Clock } from "@earshot/domain/shared/clock.port";
import type { Provider } from "@nestjs/common";
import { DataSource } from "typeorm";
import { CONFIG } from "../../core/config.module.js";
import type { Config } from "../../shared/config/config.js";
import { createSignalRuns } from "./create-signal-runs.js";
import { SignalRuns } from "./signal-runs.js";
import { SignalsSchedule } from "./signals.schedule.js";

export const signalsProviders: Provider[] = [
  {
    provide: SignalRuns,
    inject: [DataSource, CONFIG, Clock],
    useFactory: createSignalRuns,
  },
  {
    provide: SignalsSchedule,
    inject: [SignalRuns, CONFIG],
    // A process without a worker leaves this to another process.
    useFactory: (runs: SignalRuns, { signals, worker, catalogue }: Config) => {
      const reads = worker && catalogue.kind === "local";
      return new SignalsSchedule(runs, reads ? signals.countries : [], reads && signals.op3Token !== undefined);
    },
  },
];
