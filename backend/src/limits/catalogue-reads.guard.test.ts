import { type ExecutionContext, HttpException } from "@nestjs/common";
import { Metrics } from "../shared/process/metrics.js";
import { CATALOGUE_READS, CatalogueReadsGuard } from "./catalogue-reads.guard.js";

const from = (ip: string) => ({ switchToHttp: () => ({ getRequest: () => ({ ip }) }) }) as unknown as ExecutionContext;

test("by default a network may read ten thousand times in five minutes, and no more", () => {
  const guard = new CatalogueReadsGuard({}, new Metrics());
  expect(CATALOGUE_READS).toEqual({ points: 10_000, seconds: 300 });
  for (let read = 0; read < 10_000; read += 1) guard.canActivate(from("192.0.2.1"));
  expect(() => guard.canActivate(from("192.0.2.1"))).toThrow(HttpException);
  expect(guard.canActivate(from("192.0.2.2"))).toBe(true);
});
