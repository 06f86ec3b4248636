import type { ReactNode } from "react";
import { SparePart } from "../spare-part";

/** A layer whose code loads when it first opens. Without that code, a notice is at the edge and the page still works. */
export function LayerBoundary({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <SparePart
      missing={
        <div className="fixed inset-x-4 bottom-4 z-50">
          <Unloaded onClose={onClose} />
        </div>
      }
    >
      {children}
    </SparePart>
  );
}

/**
 * In place of a part of a layer, or of all of it. Its code is not requested again before the page is loaded again. In
 * the first script of every page, so it is small.
 */
export function Unloaded({ onClose }: { onClose: () => void }) {
  return (
    <p role="alert" className="rounded-card bg-neg-soft px-4 py-3">
      This could not be opened. Check your connection, then load the page again.{" "}
      <button type="button" className="link min-h-11" onClick={onClose}>
        Close
      </button>
    </p>
  );
}
