import { Global, Module } from "@nestjs/common";
import { Housekeeping, HOUSEKEEPING_PACE, PACE } from "./housekeeping.js";

/** The registry of everything that is removed after its time. */
@Global()
@Module({
  providers: [Housekeeping, { provide: HOUSEKEEPING_PACE, useValue: PACE }],
  exports: [Housekeeping],
})
export class HousekeepingModule {}
