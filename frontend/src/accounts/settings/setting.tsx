import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { isApiError } from "../../client/api-error";
import { Button } from "../../ui/button";
import { ErrorNotice } from "../../ui/error-notice";
import { Panel } from "../../ui/panel";
import { authFailure, type Failure, refusedHere } from "../fields/auth-message";

type SettingProps = {
  title: string;
  about: ReactNode;
  /** The anchor for links from other pages. */
  anchor?: string;
  children: ReactNode;
};

/** A section of the account page: its description on the left, its controls on the right. */
export function Setting({ title, about, anchor, children }: SettingProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-3 border-t border-line py-8 md:grid-cols-[264px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        <p className="mt-1 max-w-[35em] text-meta text-text-2">{about}</p>
      </div>
      <Panel className="md:max-w-[640px]">{children}</Panel>
    </section>
  );
}

const DANGER = "bg-neg! text-on-neg! hover:opacity-90";

/** A field's error. `path` is the field's name in the form. */
export type Fault = { readonly path: string; readonly message: string };

type FormProps = {
  label: string;
  /** The button's label: idle, and while saving. */
  action: readonly [idle: string, busy: string];
  /** Checks the fields before anything is sent. */
  check?: () => Fault | undefined;
  /** Rejects with the error of the request. */
  save: () => Promise<unknown>;
  onSaved?: () => void;
  /** Marks an action that deletes something. */
  danger?: boolean;
  /** Adds a Cancel button, which gets the initial focus. */
  onCancel?: () => void;
  /** Renders the fields; `errorOf` returns a field's error. */
  children: (errorOf: (path: string) => string | undefined) => ReactNode;
};

/** A form on the account page. It shows errors above the form and at the field, and focuses the field. */
export function SettingForm(props: FormProps) {
  const { label, action, check, save, onSaved, danger = false, onCancel, children } = props;
  const [idle, busy] = action;
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<Failure>();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [saving, setSaving] = useState(false);

  const refuse = (shown: Failure, at: readonly Fault[]) => {
    setFailure(shown);
    setFaults(at);
    setAttempt((count) => count + 1);
    const path = at[0]?.path;
    if (path) form.current?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(path)}"]`)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    const fault = check?.();
    if (fault) return refuse(refusedHere(fault.message), [fault]);
    setFailure(undefined);
    setFaults([]);
    setSaving(true);
    save()
      .then(onSaved, (error: unknown) => refuse(authFailure(error), isApiError(error) ? error.errors : []))
      .finally(() => setSaving(false));
  };

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={label} className="grid gap-4">
      {failure && (
        <ErrorNotice key={attempt} text={failure.text}>
          {failure.help}
        </ErrorNotice>
      )}
      {children((path) => faults.find((fault) => fault.path === path)?.message)}
      <div className="flex flex-wrap gap-2">
        {onCancel && (
          <Button autoFocus onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" aria-disabled={saving} className={danger ? DANGER : undefined}>
          {saving ? busy : idle}
        </Button>
      </div>
    </form>
  );
}
