import { Module } from "@nestjs/common";
import { APP_INTERCEPTOR } from "@nestjs/core";
import { DataSource } from "typeorm";
import { CONSTANT_TIME } from "../shared/process/constant-time.js";
import { Housekeeping } from "../shared/process/housekeeping.js";
import { Metrics } from "../shared/process/metrics.js";
import { IdempotentRequests } from "../http/idempotency/idempotent-requests.js";
import { CatalogueReads } from "./catalogue-reads.guard.js";
import { KeyedPosts } from "./keyed-posts.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { plain } from "../shared/process/plain.js";
import { LIMIT_RULES, LIMITS_IN_USE } from "./limit-rules.js";
import { Limits } from "./limits.js";
import { PublicForms } from "./public-forms.js";
import { TransactionalLimits } from "./transactional-limits.js";

@Module({
  providers: [
    { provide: LIMITS_IN_USE, useValue: LIMIT_RULES },
    plain(Limits, DataSource, LIMITS_IN_USE, Metrics),
    plain(TransactionalLimits, PostgresTransactions, LIMITS_IN_USE, Metrics),
    plain(IdempotentRequests, PostgresTransactions),
    CatalogueReads,
    { provide: APP_INTERCEPTOR, useClass: KeyedPosts },
    plain(PublicForms, Limits, IdempotentRequests, CONSTANT_TIME),
  ],
  exports: [CatalogueReads, Limits, TransactionalLimits, PublicForms],
})
export class LimitsModule {
  constructor(housekeeping: Housekeeping, requests: IdempotentRequests) {
    housekeeping.add("keys of repeated requests", () => requests.sweep());
  }
}
