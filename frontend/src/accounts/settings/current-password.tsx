import type { Account } from "@earshot/backend/accounts/account/account.schemas";
import { PasswordField } from "../fields/password-field";

type Props = {
  account: Account;
  label?: string;
  value: string;
  onChange: (value: string) => void;
  errorOf: (path: string) => string | undefined;
};

/** The current password, which changes to an account require. Renders nothing if the account has none. */
export function CurrentPassword({ account, label = "Current password", value, onChange, errorOf }: Props) {
  if (!account.hasPassword) return null;
  return (
    <PasswordField
      label={label}
      name="currentPassword"
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={errorOf("currentPassword")}
    />
  );
}
