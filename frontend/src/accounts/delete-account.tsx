import type { Account } from "@earshot/backend/accounts/account.schemas";
import { DELETION_GRACE_DAYS } from "@earshot/domain/accounts/account-deletion";
import { useState } from "react";
import { useAppDispatch } from "../client/store";
import { sessionApi } from "../session/session";
import { sessionNews } from "../session/session-news";
import { sessionLeft } from "../session/session-slice";
import { useToast } from "../toasts/toast";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { TextField } from "../ui/text-field";
import { useDeleteAccountMutation } from "./account-api";
import { CurrentPassword } from "./current-password";
import { Setting, SettingForm } from "./setting";

/** What has to be typed, so that nobody deletes an account by a slip. */
const CONFIRMATION = "delete my account";
const SAID_FOR_MS = 10_000;

/** The way out for good. The account rests for a while first; signing in during that time keeps it. */
export function DeleteAccount({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  return (
    <Setting
      title="Delete account"
      about={`The account and everything in it is removed for good after ${DELETION_GRACE_DAYS} days. Signing in before that keeps it.`}
    >
      <Button className="text-neg!" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete account…
      </Button>
      <Dialog isOpen={open} onClose={() => setOpen(false)} title="Delete your account?" size="sm" role="alertdialog">
        <Confirmation account={account} onCancel={() => setOpen(false)} />
      </Dialog>
    </Setting>
  );
}

function Confirmation({ account, onCancel }: { account: Account; onCancel: () => void }) {
  const [typed, setTyped] = useState("");
  const [currentPassword, setPassword] = useState("");
  const [remove] = useDeleteAccountMutation();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const check = () => {
    if (typed.trim().toLowerCase() !== CONFIRMATION) return { path: "confirm", message: `Type “${CONFIRMATION}”.` };
    return account.hasPassword && currentPassword === ""
      ? { path: "currentPassword", message: "Enter your password." }
      : undefined;
  };
  const gone = () => {
    dispatch(sessionLeft());
    dispatch(sessionApi.util.updateQueryData("session", undefined, (known) => ({ ...known, user: null })));
    sessionNews.tell("changed");
    toast(
      `Your account will be removed in ${DELETION_GRACE_DAYS} days. Sign in before then to keep it.`,
      "neutral",
      SAID_FOR_MS,
    );
  };
  return (
    <>
      <p className="mb-4 text-text-2">
        <b className="font-[640] break-all text-text">{account.email}</b> will be signed out everywhere now. In{" "}
        {DELETION_GRACE_DAYS} days the account and all that is kept in it are removed, and cannot be brought back then.
      </p>
      <SettingForm
        label="Delete your account"
        action={["Delete account", "Deleting…"]}
        danger
        check={check}
        save={() => remove({ currentPassword }).unwrap()}
        onSaved={gone}
        onCancel={onCancel}
      >
        {(errorOf) => (
          <>
            <TextField
              label={`Type “${CONFIRMATION}” to go on`}
              name="confirm"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              error={errorOf("confirm")}
            />
            <CurrentPassword
              account={account}
              label="Password"
              value={currentPassword}
              onChange={setPassword}
              error={errorOf("currentPassword")}
            />
          </>
        )}
      </SettingForm>
    </>
  );
}
