import { Global, Module } from "@nestjs/common";
import { Housekeeping, HOUSEKEEPING_PACE, PACE } from "./housekeeping.js";

/** Provides the registry of all data that is removed after some time. */
@Global()
@Module({
  providers: [Housekeeping, { provide: HOUSEKEEPING_PACE, useValue: PACE }],
  exports: [Housekeeping],
})
export class HousekeepingModule {}
