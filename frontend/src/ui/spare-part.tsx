import { Component, type ReactNode, Suspense } from "react";

type Props = { children: ReactNode; missing?: ReactNode };

/** If a part fails, for example because its lazy code is not on this device, only `missing` is in its place. */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    reportError(new Error(`A part of the page is missing: ${error.message}`, { cause: error }));
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.missing : this.props.children;
  }
}

/**
 * An optional part of the page with lazy code. If that fails to load, for example offline, the rest of the page still works, and
 * `missing` is in its place.
 */
export function SparePart({ children, missing }: Props) {
  return (
    <PartBoundary missing={missing}>
      <Suspense fallback={null}>{children}</Suspense>
    </PartBoundary>
  );
}
