import { AccountDeletion } from "@earshot/domain/accounts/account-deletion";
import {
  IdentityStore,
  MailAllowance,
  PasswordHasher,
  Secrets,
  SessionStore,
  TokenStore,
  UserStore,
} from "@earshot/domain/accounts/account.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Module, type Provider } from "@nestjs/common";
import { APP_GUARD } from "@nestjs/core";
import { DataSource } from "typeorm";
import { Limits } from "../limits/limits.js";
import { LimitsModule } from "../limits/limits.module.js";
import { TransactionalLimits } from "../limits/transactional-limits.js";
import { MailModule } from "../mail/mail.module.js";
import { AccessGuard } from "../shared/access.js";
import { CONFIG } from "../shared/config.module.js";
import type { Config } from "../shared/config.js";
import { Housekeeping } from "../shared/housekeeping.js";
import { OwnedData } from "../shared/owned-data.js";
import { PostgresTransactions } from "../shared/postgres-transactions.js";
import { SERVICE_SECRET } from "../shared/service-secret.js";
import { AccountDetails } from "./account-details.js";
import { AccountWaysController } from "./account-ways.controller.js";
import { AccountController } from "./account.controller.js";
import { useCases } from "./accounts.providers.js";
import { Argon2Hasher } from "./argon2-hasher.js";
import { AuthController } from "./auth.controller.js";
import { EVEN_TIME } from "../shared/even-time.js";
import { plain, plainAs } from "../shared/plain.js";
import { LimitedMailAllowance } from "./limited-mail-allowance.js";
import { deviceCookie, KnownDevices } from "./known-devices.js";
import { OFFERED, offeredProviders } from "./offered-providers.js";
import { OAuthProviders } from "./oauth-providers.js";
import { OAuthController } from "./oauth.controller.js";
import { OAuthStrategy } from "./oauth.strategy.js";
import { addOwnedAccounts } from "./owned-accounts.js";
import { PasswordStrategy } from "./password.strategy.js";
import { PostgresIdentityStore } from "./postgres-identity-store.js";
import { PostgresSessionStore } from "./postgres-session-store.js";
import { PostgresTokenStore } from "./postgres-token-store.js";
import { PostgresUserStore } from "./postgres-user-store.js";
import { RandomSecrets } from "./random-secrets.js";
import { COOKIE, sessionCookie } from "./session-cookie.js";
import { SessionGuard } from "./session.guard.js";
import { SessionStrategy } from "./session.strategy.js";
import { SessionRows } from "./session-rows.js";
import { SessionController } from "./session.controller.js";
import { Sessions } from "./sessions.js";
import { SignInGuard } from "./sign-in-guard.js";

const adapters: Provider[] = [
  plainAs(UserStore, PostgresUserStore, PostgresTransactions),
  plain(PostgresTokenStore, PostgresTransactions),
  { provide: TokenStore, useExisting: PostgresTokenStore },
  plainAs(IdentityStore, PostgresIdentityStore, PostgresTransactions),
  plain(PostgresSessionStore, PostgresTransactions),
  { provide: SessionStore, useExisting: PostgresSessionStore },
  { provide: PasswordHasher, useFactory: () => new Argon2Hasher() },
  { provide: Secrets, useClass: RandomSecrets },
  plainAs(MailAllowance, LimitedMailAllowance, TransactionalLimits),
];

/** Who people are: accounts, sessions, and the guard before every route of the product. */
@Module({
  imports: [LimitsModule, MailModule],
  controllers: [AuthController, SessionController, AccountController, AccountWaysController, OAuthController],
  providers: [
    ...adapters,
    ...useCases,
    // In this order: who calls, then whether they may.
    { provide: APP_GUARD, useClass: SessionGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: OFFERED, inject: [CONFIG], useFactory: offeredProviders },
    { provide: COOKIE, inject: [CONFIG], useFactory: ({ publicUrl }: Config) => sessionCookie(publicUrl) },
    plain(SessionRows, DataSource, Clock),
    plain(Sessions, SessionRows, Clock, COOKIE),
    plain(OAuthProviders, CONFIG),
    SessionStrategy,
    PasswordStrategy,
    OAuthStrategy,
    plain(AccountDetails, UserStore, IdentityStore, PostgresTokenStore, PostgresSessionStore, Clock),
    {
      provide: KnownDevices,
      inject: [SERVICE_SECRET, CONFIG, Clock],
      useFactory: (secret: string, { publicUrl }: Config, clock: Clock) =>
        new KnownDevices(secret, deviceCookie(publicUrl), clock),
    },
    plain(SignInGuard, Limits, KnownDevices, EVEN_TIME),
  ],
})
export class AccountsModule {
  constructor(
    data: OwnedData,
    users: UserStore,
    identities: IdentityStore,
    sessions: PostgresSessionStore,
    housekeeping: Housekeeping,
    deletion: AccountDeletion,
    tokens: TokenStore,
    rows: SessionRows,
  ) {
    addOwnedAccounts(data, users, identities, sessions);
    housekeeping.add("accounts past their grace", () => deletion.removeDue());
    housekeeping.add("expired links", () => tokens.removeExpired());
    housekeeping.add("expired sessions", () => rows.removeExpired());
  }
}
