import type { User } from "@earshot/domain/accounts/user";

/** A user in answers: "" when there is no name. */
export type SentUser = Pick<User, "id" | "email" | "emailVerified"> & { readonly name: string };

export function sentUser({ id, email, name, emailVerified }: User): SentUser {
  return { id, email, name: name ?? "", emailVerified };
}
