import { AccountMails } from "@earshot/domain/accounts/account-mails";
import { EmailConfirmation } from "@earshot/domain/accounts/flows/email-confirmation";
import { AccountDeletion } from "@earshot/domain/accounts/flows/account-deletion";
import {
  IdentityStore,
  MailAllowance,
  PasswordHasher,
  Secrets,
  SessionStore,
  TokenStore,
  UserStore,
} from "@earshot/domain/accounts/account.port";
import { Passwords } from "@earshot/domain/accounts/passwords";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Module, type Provider } from "@nestjs/common";
import { APP_GUARD } from "@nestjs/core";
import { DataSource } from "typeorm";
import { Limits } from "../limits/limits.js";
import { LimitsModule } from "../limits/limits.module.js";
import { TransactionalLimits } from "../limits/transactional-limits.js";
import { MailModule } from "../mail/mail.module.js";
import { AccessGuard } from "../http/access/access.js";
import { CONFIG } from "../core/config.module.js";
import type { Config } from "../shared/config/config.js";
import { Housekeeping } from "../shared/process/housekeeping.js";
import { SecurityLog } from "../http/access/security-log.js";
import { OwnedData } from "../database/owned-data.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { SERVICE_SECRET } from "../shared/config/service-secret.js";
import { AccountDetails } from "./account/account-details.js";
import { SignInMethodsController } from "./account/sign-in-methods.controller.js";
import { AccountController } from "./account/account.controller.js";
import { useCases } from "./accounts.providers.js";
import { Argon2Hasher } from "./sign-in/argon2-hasher.js";
import { AuthController } from "./auth.controller.js";
import { CONSTANT_TIME } from "../shared/process/constant-time.js";
import { plain, plainAs } from "../shared/process/plain.js";
import { LimitedMailAllowance } from "./sign-in/limited-mail-allowance.js";
import { deviceCookie, KnownDevices } from "./sessions/known-devices.js";
import { OFFERED, offeredProviders } from "./sign-in/offered-providers.js";
import { OAuthProviders } from "./oauth/oauth-providers.js";
import { OAuthController } from "./oauth/oauth.controller.js";
import { OAuthStrategy } from "./oauth/oauth.strategy.js";
import { addOwnedAccounts } from "./account/owned-accounts.js";
import { PasswordStrategy } from "./sign-in/password.strategy.js";
import { PostgresIdentityStore } from "./stores/postgres-identity-store.js";
import { PostgresSessionStore } from "./stores/postgres-session-store.js";
import { PostgresTokenStore } from "./stores/postgres-token-store.js";
import { PostgresUserStore } from "./stores/postgres-user-store.js";
import { RandomSecrets } from "./sessions/random-secrets.js";
import { COOKIE, sessionCookie } from "./sessions/session-cookie.js";
import { SessionGuard } from "./sessions/session.guard.js";
import { SessionStrategy } from "./sessions/session.strategy.js";
import { SessionRows } from "./stores/session-rows.js";
import { SessionController } from "./sign-in/session.controller.js";
import { Sessions } from "./sessions/sessions.js";
import { FirstSignIn } from "./sign-in/first-sign-in.js";
import { SignInGuard } from "./sign-in/sign-in-guard.js";
import { SignUpBrowser, signUpCookie } from "./sign-in/sign-up-browser.js";

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

/** Accounts, sessions, and the guards that run before every route of the product. */
@Module({
  imports: [LimitsModule, MailModule],
  controllers: [AuthController, SessionController, AccountController, SignInMethodsController, OAuthController],
  providers: [
    ...adapters,
    ...useCases,
    // In this order: the first guard identifies the caller, and the second decides what they can do.
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
    plain(SignInGuard, Limits, KnownDevices, CONSTANT_TIME),
    {
      provide: SignUpBrowser,
      inject: [CONFIG],
      useFactory: ({ publicUrl }: Config) => new SignUpBrowser(signUpCookie(publicUrl)),
    },
    plain(FirstSignIn, SignUpBrowser, UserStore, Sessions, KnownDevices, Clock, SecurityLog),
  ],
  exports: [
    AccountDetails,
    AccountMails,
    EmailConfirmation,
    PasswordHasher,
    Passwords,
    Secrets,
    SessionStore,
    UserStore,
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
    housekeeping.add("accounts past their grace period", () => deletion.removeDue());
    housekeeping.add("expired links", () => tokens.removeExpired());
    housekeeping.add("expired sessions", () => rows.removeExpired());
  }
}
