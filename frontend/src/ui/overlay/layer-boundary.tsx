import type { ReactNode } from "react";
import { Button } from "../button";
import { ErrorNotice } from "../error-notice";
import { SparePart } from "../spare-part";

/** A layer whose code loads when it first opens. Without that code, a notice is at the edge and the page still works. */
export function LayerBoundary({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <SparePart
      missing={
        <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md">
          <Unloaded onClose={onClose} />
        </div>
      }
    >
      {children}
    </SparePart>
  );
}

/** In place of a part of a layer, or of all of it. Its code is not requested again before the page is loaded again. */
export function Unloaded({ onClose }: { onClose: () => void }) {
  return (
    <ErrorNotice text="This could not be opened.">
      Check your connection, then load the page again.
      <Button size="sm" className="mt-2 block" onClick={onClose}>
        Close
      </Button>
    </ErrorNotice>
  );
}
