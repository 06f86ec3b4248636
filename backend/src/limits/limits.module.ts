import { Module } from "@nestjs/common";
import { DataSource } from "typeorm";
import { EVEN_TIME } from "../shared/even-time.js";
import { Housekeeping } from "../shared/housekeeping.js";
import { IdempotentRequests } from "../shared/idempotent-requests.js";
import { PostgresTransactions } from "../shared/postgres-transactions.js";
import { plain } from "../shared/plain.js";
import { LIMIT_RULES, LIMITS_IN_USE } from "./limit-rules.js";
import { Limits } from "./limits.js";
import { PublicForms } from "./public-forms.js";
import { TransactionalLimits } from "./transactional-limits.js";

/** Limits for whoever offers something that can be overdone. */
@Module({
  providers: [
    { provide: LIMITS_IN_USE, useValue: LIMIT_RULES },
    plain(Limits, DataSource, LIMITS_IN_USE),
    plain(TransactionalLimits, PostgresTransactions, LIMITS_IN_USE),
    plain(IdempotentRequests, PostgresTransactions),
    plain(PublicForms, Limits, IdempotentRequests, EVEN_TIME),
  ],
  exports: [Limits, TransactionalLimits, PublicForms],
})
export class LimitsModule {
  constructor(housekeeping: Housekeeping, requests: IdempotentRequests) {
    housekeeping.add("keys of repeated requests", () => requests.sweep());
  }
}
