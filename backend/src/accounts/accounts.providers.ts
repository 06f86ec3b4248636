import { AccountChanges } from "@earshot/domain/accounts/flows/account-changes";
import { AccountDeletion } from "@earshot/domain/accounts/flows/account-deletion";
import { AccountMails } from "@earshot/domain/accounts/account-mails";
import {
  IdentityStore,
  MailAllowance,
  PasswordHasher,
  Secrets,
  SessionStore,
  TokenStore,
  UserStore,
} from "@earshot/domain/accounts/account.port";
import { EmailConfirmation } from "@earshot/domain/accounts/flows/email-confirmation";
import { EmailTokens } from "@earshot/domain/accounts/email-tokens";
import { Identities } from "@earshot/domain/accounts/flows/identities";
import { PasswordReset } from "@earshot/domain/accounts/flows/password-reset";
import { Passwords } from "@earshot/domain/accounts/passwords";
import { SignIn } from "@earshot/domain/accounts/flows/sign-in";
import { SignUp } from "@earshot/domain/accounts/flows/sign-up";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Mailer } from "@earshot/domain/mail/mailer.port";
import { Transactions } from "@earshot/domain/shared/transactions.port";
import type { Provider } from "@nestjs/common";
import { CONFIG, ORIGIN } from "../core/config.module.js";
import { from, plain } from "../shared/process/plain.js";

/** The domain's account classes, with the adapters of this package. */
export const useCases: Provider[] = [
  plain(EmailTokens, TokenStore, Secrets),
  plain(AccountMails, Mailer, MailAllowance, Clock, ORIGIN),
  plain(Passwords, UserStore, PasswordHasher, SessionStore, AccountMails, from(CONFIG, "passwordMinimum")),
  plain(SignUp, UserStore, Passwords, EmailTokens, AccountMails, Transactions),
  plain(SignIn, UserStore, Passwords, Clock),
  plain(EmailConfirmation, UserStore, EmailTokens, SessionStore, AccountMails, Transactions),
  plain(PasswordReset, UserStore, Passwords, EmailTokens, AccountMails, Transactions),
  plain(AccountChanges, UserStore, Passwords, EmailTokens, AccountMails, Transactions),
  plain(AccountDeletion, UserStore, Passwords, SessionStore, AccountMails, Transactions),
  plain(Identities, UserStore, IdentityStore, AccountMails, Clock, Transactions),
];
