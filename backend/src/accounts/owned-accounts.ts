import type { Identity, IdentityStore, UserStore } from "@earshot/domain/accounts/account.port";
import type { User } from "@earshot/domain/accounts/user";
import type { OwnedData, OwnedRow } from "../shared/owned-data.js";
import type { ListedSession, PostgresSessionStore } from "./postgres-session-store.js";

/** What accounts keep about a person; secrets (password hash, ids of sessions in cookies) are no part of it. */
export function addOwnedAccounts(
  data: OwnedData,
  users: UserStore,
  identities: IdentityStore,
  sessions: PostgresSessionStore,
): void {
  data.add({
    name: "account",
    tables: ["users"],
    of: async (userId) => {
      const user = await users.find(userId);
      return user ? [accountRow(user)] : [];
    },
  });
  data.add({
    name: "identities",
    tables: ["identities"],
    of: async (userId) => (await identities.ofUser(userId)).map(identityRow),
  });
  data.add({
    name: "sessions",
    tables: ["sessions"],
    of: async (userId) => (await sessions.ofUser(userId)).map(sessionRow),
  });
  data.leaveOut(
    "email_tokens",
    "hashes of mailed links that live for hours; the address they went to is in the account",
  );
  data.leaveOut("outbox", "sealed mails on their way to the person, with one-time links in them");
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
