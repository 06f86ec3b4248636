import { PASSWORD_MIN } from "@earshot/domain/accounts/password-length";
import { useSession } from "../session/session";

/** Characters that a new password needs here: the operator's number, never below the product's. */
export function usePasswordMinimum(): number {
  return Math.max(PASSWORD_MIN, useSession().passwordMinimum ?? PASSWORD_MIN);
}

/** Stands under every field for a new password, before anything is typed. */
export function passwordRule(minimum: number): string {
  return `At least ${minimum} characters, spaces and any script included. Passwords that everyone uses are refused.`;
}
