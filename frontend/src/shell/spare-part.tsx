import { Component, type ReactNode, Suspense } from "react";

/** An optional part of the page with lazy code. If that fails to load, for example offline, the rest of the page still works. */
export class SparePart extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    reportError(new Error(`A part of the page is missing: ${error.message}`, { cause: error }));
  }

  override render(): ReactNode {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
