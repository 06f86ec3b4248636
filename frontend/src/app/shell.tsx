import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { ToastRegion } from "../ui/toast";

/** What stands around every page. */
export function Shell() {
  return (
    <>
      <main id="main" className="page">
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
      <ToastRegion />
    </>
  );
}
