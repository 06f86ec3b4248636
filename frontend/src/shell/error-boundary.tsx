import { Component, type ErrorInfo, type ReactNode } from "react";
import { isOnline, offlineText } from "../platform/connection";
import { useOnline } from "../platform/use-online";
import { Button } from "../ui/button";

type Props = {
  /** The path; when it changes, the boundary renders its children again. */
  resetKey: string;
  children: ReactNode;
};
type State = { failed: boolean; resetKey: string };

/** Browser messages for code that could not be loaded, as opposed to code that threw an error. */
const MISSING_CODE = /dynamically imported module|module script failed/i;
/** Milliseconds before a page whose code is missing is reloaded: browsers often report a connection before it works. */
const PAUSES = [1_000, 3_000, 9_000];
/** The number of reloads within a minute, and the time of the first. Without this limit, a broken page would reload forever. */
const RELOADS = "earshot.reloads";

function loadLater(): number | undefined {
  try {
    const [count = 0, since = 0] = JSON.parse(sessionStorage.getItem(RELOADS) ?? "[]") as number[];
    const recent = Date.now() - since < 60_000;
    const pause = PAUSES[recent ? count : 0];
    if (pause === undefined) return undefined;
    const next = recent ? [count + 1, since] : [1, Date.now()];
    return window.setTimeout(() => {
      if (!isOnline()) return;
      sessionStorage.setItem(RELOADS, JSON.stringify(next));
      loadAgain();
    }, pause);
  } catch {
    return undefined;
  }
}

/** Reloads the page, but only if nothing is playing, because a reload would stop it. */
function loadAgain(): void {
  if ([...document.querySelectorAll("audio")].every(({ paused }) => paused)) window.location.reload();
}

/** Keeps the shell and the player working when a page crashes or its code cannot be loaded. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };
  private timer: number | undefined;

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (props.resetKey === state.resetKey) return null;
    window.removeEventListener("online", loadAgain);
    return { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    // Reported below, because otherwise nothing would show that a page broke.
    window.addEventListener("online", loadAgain);
    window.clearTimeout(this.timer);
    if (navigator.onLine && MISSING_CODE.test(error.message)) this.timer = loadLater();
    reportError(new Error(`A page broke: ${error.message}${info.componentStack ?? ""}`, { cause: error }));
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (resetKey !== this.props.resetKey) window.clearTimeout(this.timer);
  }

  override componentWillUnmount(): void {
    window.clearTimeout(this.timer);
    window.removeEventListener("online", loadAgain);
  }

  override render(): ReactNode {
    return this.state.failed ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  const online = useOnline();
  return (
    <div role="alert" className="py-16">
      <h1 className="text-h1">{online ? "This page did not load" : "This page is not on this device yet"}</h1>
      <p className="mt-3 max-w-[40em] text-text-2">
        {online
          ? "Something failed, or its code couldn’t be loaded. Nothing you saved is lost. Try loading it again."
          : `${offlineText()}. It loads by itself as soon as it can. Pages you visited still open.`}
      </p>
      <div className="mt-6 flex gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Load again
        </Button>
        <Button onClick={() => window.history.back()}>Go back</Button>
      </div>
    </div>
  );
}
