import { PASSWORD_MIN } from "@earshot/domain/accounts/passwords/password-length";
import { useSession } from "../../session/session";

/** The minimum length of a new password: the operator's setting, never below the product's own minimum. */
export function usePasswordMinimum(): number {
  return Math.max(PASSWORD_MIN, useSession().passwordMinimum ?? PASSWORD_MIN);
}

/** Shown below each field for a new password, before anything is typed. */
export function passwordRule(minimum: number): string {
  return `At least ${minimum} characters. Spaces and any alphabet are fine. Common passwords aren’t.`;
}
