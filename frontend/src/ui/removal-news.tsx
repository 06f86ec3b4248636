import type { ReactNode } from "react";
import { ErrorNotice } from "./error-notice";

type Props = {
  /** Why the last removal failed. */
  failure: string | undefined;
  /** Text for screen readers. */
  announcement: string;
  /** What is still true although the removal failed. */
  children: ReactNode;
};

/** The result of the last removal, above the rows: always announced, but visible only if it failed. */
export function RemovalNews({ failure, announcement, children }: Props) {
  return (
    <>
      {failure && (
        <ErrorNotice text={failure} className="mb-4">
          {children}
        </ErrorNotice>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
