import { Component, type ReactNode, Suspense } from "react";

/**
 * An optional part of the page, whose code is loaded separately. If that fails, for example offline, the rest of the page still works, and
 * `missing` is shown instead.
 */
export class SparePart extends Component<{ children: ReactNode; missing?: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    reportError(new Error(`A part of the page is missing: ${error.message}`, { cause: error }));
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.missing : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
