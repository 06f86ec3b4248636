import { PASSWORD_MIN } from "@earshot/domain/accounts/password-length";

/** Stands under every field for a new password, before anything is typed. */
export const PASSWORD_RULE = `At least ${PASSWORD_MIN} characters, spaces and any script included. Passwords that everyone uses are refused.`;
