import type { Account } from "@earshot/backend/accounts/account/account.schemas";
import { DELETION_GRACE_DAYS } from "@earshot/domain/accounts/flows/account-deletion";
import { Suspense, useState } from "react";
import { useAppDispatch } from "../../client/store";
import { sessionApi } from "../../session/session";
import { sessionNews } from "../../session/session-news";
import { sessionLeft } from "../../session/session-slice";
import { useToast } from "../../toasts/toast";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/overlay/dialog";
import { Skeleton } from "../../ui/skeleton";
import { TextField } from "../../ui/text-field";
import { useDeleteAccountMutation } from "./account-api";
import { type Left, useAccountSlots } from "./account-slots";
import { CurrentPassword } from "./current-password";
import { Setting, SettingForm } from "./setting";

/** The text to type, so that nobody deletes an account by mistake. */
const CONFIRMATION = "delete my account";
const SHOWN_FOR_MS = 10_000;

/** Deletes the account after a grace period; signing in during that time cancels the deletion. */
export function DeleteAccount({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  return (
    <Setting
      title="Delete account"
      about={`We delete your account and everything in it after ${DELETION_GRACE_DAYS} days. Sign in before then to keep it.`}
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
  const { Leaving } = useAccountSlots();
  const [shared, setShared] = useState<Left>();
  const [agreed, setAgreed] = useState(false);
  const [remove] = useDeleteAccountMutation();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const check = () => {
    if (shared === undefined)
      return { path: "", message: "Your shared lists are still loading. Try again in a moment." };
    if (shared !== 0 && !agreed) return { path: "lists", message: "Give your shared lists away, or check the box." };
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
      SHOWN_FOR_MS,
    );
  };
  return (
    <>
      <p className="mb-4 text-text-2">
        <b className="font-[640] break-all text-text">{account.email}</b> will be signed out everywhere now. In{" "}
        {DELETION_GRACE_DAYS} days the account and everything in it will be deleted. That can’t be undone.
      </p>
      <Suspense fallback={<Skeleton className="mb-4 h-24" />}>
        <Leaving onCount={setShared} />
      </Suspense>
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
            {shared !== undefined && shared !== 0 && (
              <label className="flex min-h-11 items-center gap-3 text-control">
                <input
                  type="checkbox"
                  name="lists"
                  checked={agreed}
                  aria-invalid={errorOf("lists") !== undefined || undefined}
                  onChange={(event) => setAgreed(event.target.checked)}
                  className="size-5 shrink-0 accent-accent"
                />
                Also delete the lists I share, for everyone
              </label>
            )}
            <TextField
              label={`Type “${CONFIRMATION}” to continue`}
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
              errorOf={errorOf}
            />
          </>
        )}
      </SettingForm>
    </>
  );
}
