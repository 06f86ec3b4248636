import type { Account } from "@earshot/backend/accounts/account/account.schemas";
import { type ComponentType, createContext, use } from "react";

/** How many things other people would lose: "unknown" if the number could not be loaded, undefined until then. */
export type Left = number | "unknown" | undefined;

/**
 * Parts of the account page that other features provide. The shell fills them in (`shell/account-page.tsx`), so that accounts need not know
 * about lists and keys.
 */
type AccountSlots = {
  /** The lists that other people would lose with the account, and a way to transfer them first. */
  readonly Leaving: ComponentType<{ onCount: (count: Left) => void }>;
  /** The API keys of the account. */
  readonly Keys: ComponentType<{ account: Account }>;
};

export const AccountSlotsContext = createContext<AccountSlots | null>(null);

/** Throws outside of the account page. */
export function useAccountSlots(): AccountSlots {
  const slots = use(AccountSlotsContext);
  if (!slots) throw new Error("Account slots are missing: the router provides them on the account page.");
  return slots;
}
