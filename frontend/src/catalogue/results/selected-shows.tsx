import { lazy, Suspense } from "react";
import { useShowSelection } from "../shows/selection-context";

const SelectionBar = lazy(() => import("./selection-bar"));

/** Announces how many shows are selected. The bar with their actions loads once there are any. */
export function SelectedShows() {
  const selected = useShowSelection()?.items.length ?? 0;
  return (
    <>
      <p role="status" className="sr-only">
        {selected > 0 ? `${selected} selected` : ""}
      </p>
      {selected > 0 && (
        <Suspense fallback={null}>
          <SelectionBar />
        </Suspense>
      )}
    </>
  );
}
