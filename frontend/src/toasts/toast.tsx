import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { type AppDispatch, useAppDispatch, useAppSelector } from "../client/store";
import type { StoreScope } from "../client/store-scope";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { selectToasts, type Toast, toastDismissed, toastShown, type ToastTone } from "./toast-slice";

/** An action offered by a message. There must be another way to do the same, because messages disappear. */
export type ToastAction = { readonly label: string; readonly run: () => void };
/** Actions by the id of their message, because functions must not be in the state. */
const toastActions = () => new Map<string, ToastAction>();

/** Shows a message. For code outside of components, which use `useToast`. */
export function showToast(
  dispatch: AppDispatch,
  text: string,
  tone?: ToastTone,
  durationMs?: number,
  action?: ToastAction,
): void {
  const shown = toastShown(text, tone, durationMs);
  if (action) dispatch(withActions((actions) => actions.set(shown.payload.id, action)));
  dispatch(shown);
}

/** Runs a function with the actions of the store's messages. */
function withActions<Result>(use: (actions: Map<string, ToastAction>) => Result) {
  return (_dispatch: AppDispatch, _getState: unknown, scope: StoreScope) => use(scope.part(toastActions));
}

/** `const toast = useToast(); toast("Tracking turned off", "neutral", TOAST_MS.trackingOff)`. */
export function useToast(): (text: string, tone?: ToastTone, durationMs?: number, action?: ToastAction) => void {
  const dispatch = useAppDispatch();
  return useCallback((...message) => showToast(dispatch, ...message), [dispatch]);
}

const ICONS = { success: CircleCheck, error: CircleAlert, neutral: Info } as const;
const INK = { success: "text-pos", error: "text-neg", neutral: "text-text-2" } as const;

function ToastCard({ toast }: { toast: Toast }) {
  const dispatch = useAppDispatch();
  const [paused, setPaused] = useState(false);
  const dismiss = () => void dispatch(toastDismissed(toast.id));
  const [action] = useState(() => dispatch(withActions((actions) => actions.get(toast.id))));
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => void dispatch(toastDismissed(toast.id)), toast.durationMs);
    return () => clearTimeout(timer);
  }, [paused, toast.id, toast.durationMs, dispatch]);
  useEffect(() => () => void dispatch(withActions((actions) => actions.delete(toast.id))), [toast.id, dispatch]);
  const Icon = ICONS[toast.tone];
  return (
    <li
      className="pointer-events-auto flex min-h-12 items-center gap-3 rounded-card border border-line bg-surface py-1 pr-1 pl-4 shadow-floating animate-[appear_140ms_var(--ease-enter)]"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon size={18} className={`shrink-0 ${INK[toast.tone]}`} />
      <span className="min-w-0 flex-1 py-2 text-control wrap-anywhere">{toast.text}</span>
      {action && (
        <Button
          variant="ghost"
          size="sm"
          className="text-accent"
          onClick={() => {
            action.run();
            dismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss message" size="sm" onClick={dismiss}>
        <X size={16} />
      </IconButton>
    </li>
  );
}

/**
 * Where messages appear and are announced. It stays in the page when empty, so that assistive technology observes it, and it is reachable
 * while a dialog is open.
 */
export function ToastRegion() {
  const toasts = useAppSelector(selectToasts);
  return (
    <section
      aria-label="Messages"
      aria-live="polite"
      tabIndex={-1}
      data-region="messages"
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed right-4 bottom-(--foot-height) left-4 z-50 flex justify-end"
    >
      <ul className="flex w-full max-w-96 flex-col gap-2">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>
  );
}
