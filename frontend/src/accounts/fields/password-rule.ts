import { PASSWORD_MIN } from "@earshot/domain/accounts/passwords/password-length";
import { useSession } from "../../session/session";

/** Characters that a new password needs here: the operator's number, never below the product's. */
export function usePasswordMinimum(): number {
  return Math.max(PASSWORD_MIN, useSession().passwordMinimum ?? PASSWORD_MIN);
}

/** Shown under each field for a new password, before anything is typed. */
export function passwordRule(minimum: number): string {
  return `At least ${minimum} characters. Spaces and any script count. Common passwords are refused.`;
}
