import type { SiteNotice } from "@earshot/backend/site/notice.schemas";
import type { ReactNode } from "react";
import { ErrorNotice } from "../../ui/error-notice";
import { Skeleton } from "../../ui/skeleton";
import { useSiteNoticeQuery } from "./notice-api";

/** Content with facts about this installation: blank lines while they load, and a retry button if that fails. */
export function Noticed({ lines, children }: { lines: number; children: (notice: SiteNotice) => ReactNode }) {
  const { data, isError, ...query } = useSiteNoticeQuery();
  if (data) return children(data);
  if (isError)
    return (
      <ErrorNotice text="This part didn’t load." query={query}>
        The rest of the page is complete.
      </ErrorNotice>
    );
  return (
    <div role="status" aria-label="Loading" className="grid gap-3">
      <Skeleton count={lines} className="h-12 w-full" />
    </div>
  );
}

/** Who runs this installation, according to its settings. */
export function Operator() {
  // Reserves two lines, so that nothing shifts.
  return (
    <div className="min-h-12">
      <Noticed lines={1}>
        {({ operator: { name, address, email } }) =>
          name || address || email ? (
            <address className="grid gap-1 not-italic">
              {name && <span>{name}</span>}
              {address && <span className="text-text-2">{address}</span>}
              {email && (
                <a href={`mailto:${email}`} className="link justify-self-start">
                  {email}
                </a>
              )}
            </address>
          ) : (
            <p className="text-text-2">The operator of this site has not filled in a name and address yet.</p>
          )
        }
      </Noticed>
    </div>
  );
}
