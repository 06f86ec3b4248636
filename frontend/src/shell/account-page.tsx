import { lazy } from "react";
import { Component as AccountPage } from "../accounts/account-page";
import { AccountSlotsContext } from "../accounts/settings/account-slots";

const SLOTS = {
  Leaving: lazy(() => import("../lists/sharing/lists-left")),
  Keys: lazy(() => import("../keys/keys-setting")),
};

/** The account page with the parts of other features. */
export function Component() {
  return (
    <AccountSlotsContext value={SLOTS}>
      <AccountPage />
    </AccountSlotsContext>
  );
}
