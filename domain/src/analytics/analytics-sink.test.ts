import { analyticsSinkContract } from "./analytics-sink.contract.js";
import { MemoryAnalyticsSink } from "./analytics-sink.fake.js";

describe("MemoryAnalyticsSink", () => {
  analyticsSinkContract(async () => ({ sink: new MemoryAnalyticsSink(), ada: "ada", ben: "ben" }));
});
