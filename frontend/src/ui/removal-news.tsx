import type { ReactNode } from "react";
import { ErrorNotice } from "./error-notice";

type Props = {
  /** Why the last removal failed. */
  failure: string | undefined;
  /** Something to read out. */
  told: string;
  /** What holds although it failed. */
  children: ReactNode;
};

/** Above rows that can be removed: what became of the last removal, to see when it failed and to hear in any case. */
export function RemovalNews({ failure, told, children }: Props) {
  return (
    <>
      {failure && (
        <ErrorNotice text={failure} className="mb-4">
          {children}
        </ErrorNotice>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  );
}
