import { Component, type ErrorInfo, type ReactNode } from "react";
import { Button } from "../ui/button";

type Props = {
  /** A change of it gives the page another chance: the path. */
  resetKey: string;
  children: ReactNode;
};
type State = { failed: boolean; resetKey: string };

/** Keeps the shell and the player alive when a page breaks or its code cannot be fetched. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    // The one place where a broken page leaves a trace for whoever looks into it.
    reportError(new Error(`A page broke: ${error.message}${info.componentStack ?? ""}`, { cause: error }));
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className="py-16">
        <h1 className="text-h1">This page did not load</h1>
        <p className="mt-3 max-w-[56ch] text-text-2">
          Something in it failed, or its code could not be fetched. Nothing that you saved is lost. Loading it again
          often helps.
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
}
