import type { User } from "@earshot/domain/accounts/user";

/** A user as the API sends it: the name is "" if there is none. */
export type SentUser = Pick<User, "id" | "email" | "emailVerified"> & { readonly name: string };

export function sentUser({ id, email, name, emailVerified }: User): SentUser {
  return { id, email, name: name ?? "", emailVerified };
}
