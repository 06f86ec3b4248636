import { Injectable } from "@nestjs/common";
import { Counter } from "prom-client";
import { Metrics } from "../../shared/process/metrics.js";
import { FREE } from "./plan-of.js";

const STATUS_CLASSES = ["2xx", "3xx", "4xx", "5xx"] as const;

/** Counts this process's answers to valid API keys, for operators. Usage by key and account is in the database. */
@Injectable()
export class AnswersByPlan {
  private readonly answers: Counter<"plan" | "status_class">;

  constructor(metrics: Metrics) {
    this.answers = new Counter({
      name: "api_requests_total",
      help: "Answers to requests with a valid API key, by the plan that they count against and by class of status.",
      labelNames: ["plan", "status_class"],
      registers: [metrics],
    });
    // A series that begins above zero looks as if nothing had happened before.
    for (const status_class of STATUS_CLASSES) this.answers.inc({ plan: FREE, status_class }, 0);
  }

  count(plan: string, status: number): void {
    this.answers.inc({ plan, status_class: `${Math.floor(status / 100)}xx` });
  }
}
