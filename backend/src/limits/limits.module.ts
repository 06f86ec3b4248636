import { Module } from "@nestjs/common";
import { DataSource } from "typeorm";
import { LIMIT_RULES, LIMITS_IN_USE, type LimitRules } from "./limit-rules.js";
import { Limits } from "./limits.js";

/** Limits for whoever offers something that can be overdone. */
@Module({
  providers: [
    { provide: LIMITS_IN_USE, useValue: LIMIT_RULES },
    {
      provide: Limits,
      inject: [DataSource, LIMITS_IN_USE],
      useFactory: (dataSource: DataSource, rules: LimitRules) => new Limits(dataSource, rules),
    },
  ],
  exports: [Limits],
})
export class LimitsModule {}
