import { DELETION_GRACE_DAYS } from "@earshot/domain/accounts/flows/account-deletion";
import type { Identity, IdentityStore, UserStore } from "@earshot/domain/accounts/account.port";
import type { User } from "@earshot/domain/accounts/user";
import type { OwnedData, OwnedRow } from "../../database/owned-data.js";
import type { ListedSession, PostgresSessionStore } from "../stores/postgres-session-store.js";

/** Registers the data about people that accounts store, without secrets (password hash, session ids). */
export function addOwnedAccounts(
  data: OwnedData,
  users: UserStore,
  identities: IdentityStore,
  sessions: PostgresSessionStore,
): void {
  data.add({
    name: "account",
    tables: ["users"],
    what: "Your email address, your name if you gave one, and a hash of your password",
    until: `${DELETION_GRACE_DAYS} days after you delete your account`,
    of: async (userId) => {
      const user = await users.find(userId);
      return user ? [accountRow(user)] : [];
    },
  });
  data.add({
    name: "identities",
    tables: ["identities"],
    what: "Which Google or Facebook account you sign in with",
    until: "You disconnect it or delete your account",
    of: async (userId) => (await identities.ofUser(userId)).map(identityRow),
  });
  data.add({
    name: "sessions",
    tables: ["sessions"],
    what: "The browsers and apps that you are signed in with, and when they were last used",
    until: "You sign out, or 90 days after you signed in",
    of: async (userId) => (await sessions.ofUser(userId)).map(sessionRow),
  });
  data.leaveOut(
    "email_tokens",
    "hashes of emailed links that work for hours; the address they were sent to is in the account",
  );
  data.leaveOut("outbox", "encrypted emails on their way to the person, with one-time links in them");
}

function accountRow({ id, email, emailVerified, name, createdAt, deleteAfter }: User): OwnedRow {
  return {
    id,
    email,
    emailVerified,
    name: name ?? null,
    createdAt: createdAt.toISOString(),
    deleteAfter: deleteAfter?.toISOString() ?? null,
  };
}

function identityRow({ provider, subject, email, linkedAt }: Identity): OwnedRow {
  return { provider, subject, email: email ?? null, linkedAt: linkedAt.toISOString() };
}

function sessionRow({ id, kind, userAgent, createdAt, lastSeenAt }: ListedSession): OwnedRow {
  return { id, kind, userAgent, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() };
}
