import { Module } from "@nestjs/common";
import { DataSource } from "typeorm";
import { EVEN_TIME } from "../shared/even-time.js";
import { IdempotentRequests } from "../shared/idempotent-requests.js";
import { PostgresTransactions } from "../shared/postgres-transactions.js";
import { LIMIT_RULES, LIMITS_IN_USE, type LimitRules } from "./limit-rules.js";
import { Limits } from "./limits.js";
import { PublicForms } from "./public-forms.js";
import { TransactionalLimits } from "./transactional-limits.js";

/** Limits for whoever offers something that can be overdone. */
@Module({
  providers: [
    { provide: LIMITS_IN_USE, useValue: LIMIT_RULES },
    {
      provide: Limits,
      inject: [DataSource, LIMITS_IN_USE],
      useFactory: (dataSource: DataSource, rules: LimitRules) => new Limits(dataSource, rules),
    },
    {
      provide: TransactionalLimits,
      inject: [PostgresTransactions, LIMITS_IN_USE],
      useFactory: (transactions: PostgresTransactions, rules: LimitRules) =>
        new TransactionalLimits(transactions, rules),
    },
    {
      provide: IdempotentRequests,
      inject: [PostgresTransactions],
      useFactory: (transactions: PostgresTransactions) => new IdempotentRequests(transactions),
    },
    {
      provide: PublicForms,
      inject: [Limits, IdempotentRequests, EVEN_TIME],
      useFactory: (limits: Limits, requests: IdempotentRequests, evenTime: number) =>
        new PublicForms(limits, requests, evenTime),
    },
  ],
  exports: [Limits, TransactionalLimits, PublicForms],
})
export class LimitsModule {}
