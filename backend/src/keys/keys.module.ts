import { Secrets, UserStore } from "@earshot/domain/accounts/account.port";
import { Passwords } from "@earshot/domain/accounts/passwords";
import { ENDED_DAYS } from "@earshot/domain/keys/api-key";
import { ApiKeyStore, RandomBytes } from "@earshot/domain/keys/api-key-store.port";
import { ApiKeys } from "@earshot/domain/keys/api-keys";
import { KeyMails } from "@earshot/domain/keys/key-mails";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Mailer } from "@earshot/domain/mail/mailer.port";
import { Transactions } from "@earshot/domain/shared/transactions.port";
import { Module } from "@nestjs/common";
import { APP_GUARD, APP_INTERCEPTOR } from "@nestjs/core";
import { AccountsModule } from "../accounts/accounts.module.js";
import { LimitsModule } from "../limits/limits.module.js";
import { MailModule } from "../mail/mail.module.js";
import { ORIGIN } from "../core/config.module.js";
import { OwnedData } from "../database/owned-data.js";
import { ownedRows } from "../database/owned-rows.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { Housekeeping } from "../shared/process/housekeeping.js";
import { plain, plainAs } from "../shared/process/plain.js";
import { ApiKeyRow } from "./api-key.row.js";
import { KeyGuard } from "./key.guard.js";
import { KnownParameters } from "./known-parameters.js";
import { KeyStrategy } from "./key.strategy.js";
import { KeysController } from "./keys.controller.js";
import { PostgresApiKeyStore } from "./postgres-api-key-store.js";
import { AnswersByPlan } from "./quotas/answers-by-plan.js";
import { AccountPlanRow } from "./quotas/account-plan.row.js";
import { QuotaGuard } from "./quotas/quota.guard.js";
import { Quotas } from "./quotas/quotas.js";
import { TestKeyQuotas } from "./quotas/test-key-quotas.js";
import { UsedQuotas } from "./quotas/used-quotas.js";
import { RandomKeyBytes } from "./random-key-bytes.js";
import { RecentKeys } from "./recent-keys.js";
import { addOwnedUsage } from "./usage/owned-usage.js";
import { UnroutedRequests } from "./unrouted-requests.js";
import { UsageController } from "./usage/usage.controller.js";
import { UsageRecorder } from "./usage/usage-recorder.js";
import { UsageStore } from "./usage/usage-store.js";

const OWNED = ["id", "name", "scopes", "hint", "createdAt", "expiresAt", "revokedAt", "lastUsedAt"] as const;

/** API keys, and the guard that identifies them. Imported before the accounts module, whose guards run after this one. */
@Module({
  imports: [AccountsModule, LimitsModule, MailModule],
  controllers: [KeysController, UsageController],
  providers: [
    { provide: APP_GUARD, useExisting: KeyGuard },
    // Runs after the guard that identifies the key.
    { provide: APP_GUARD, useExisting: QuotaGuard },
    { provide: APP_INTERCEPTOR, useClass: KnownParameters },
    KeyGuard,
    UnroutedRequests,
    KeyStrategy,
    AnswersByPlan,
    QuotaGuard,
    RecentKeys,
    TestKeyQuotas,
    plain(Quotas, PostgresTransactions),
    plain(UsedQuotas, PostgresTransactions),
    plain(UsageStore, PostgresTransactions),
    UsageRecorder,
    plainAs(ApiKeyStore, PostgresApiKeyStore, PostgresTransactions),
    plainAs(RandomBytes, RandomKeyBytes),
    plain(KeyMails, Mailer, ORIGIN),
    plain(ApiKeys, ApiKeyStore, UserStore, Passwords, Secrets, RandomBytes, KeyMails, Clock, Transactions),
  ],
})
export class KeysModule {
  constructor(
    data: OwnedData,
    transactions: PostgresTransactions,
    housekeeping: Housekeeping,
    keys: ApiKeys,
    usage: UsageStore,
    clock: Clock,
  ) {
    housekeeping.add("ended API keys", () => keys.removeEnded());
    housekeeping.add("old usage of API keys", () => usage.removeOld(clock.now()));
    data.add({
      name: "apiKeys",
      tables: ["api_keys"],
      what: "The API keys that you created, with a hash of each secret, and when they were last used",
      until: `${ENDED_DAYS} days after they end, or you delete your account`,
      of: (userId) => ownedRows(transactions, ApiKeyRow, OWNED, userId),
    });
    data.add({
      name: "apiPlan",
      tables: ["account_plans"],
      what: "Your API plan, if it is not Free",
      until: "You delete your account",
      of: (userId) => ownedRows(transactions, AccountPlanRow, ["plan"], userId, "plan"),
    });
    addOwnedUsage(data, transactions);
    data.leaveOut("api_quotas", "How much of your plan is used in the current minute and day.");
  }
}
