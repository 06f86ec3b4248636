import { OPERATOR_PAGE } from "@earshot/domain/site/page-metadata";
import { Lock } from "lucide-react";
import type { ComponentType } from "react";
import { useSearchParams } from "react-router-dom";
import { isApiError } from "../client/api-error";
import { NotLoaded } from "../accounts/settings/not-loaded";
import { usePage } from "../navigation/use-page";
import { Button } from "../ui/button";
import { Tabs } from "../ui/tabs";
import { ActionLog } from "./action-log";
import { adminApi } from "./admin-api";
import { Backups } from "./backups";
import { ConfirmForm } from "./confirm-form";
import { Feeds } from "./feeds";
import { Imports } from "./imports";
import { Inbox } from "./inbox";
import { Jobs } from "./jobs";
import { Overview } from "./overview";
import { People } from "./people";

const { useOperatorSessionQuery, useClosePageMutation } = adminApi;

const PARTS = [
  { id: "overview", label: "Overview", content: <Overview /> },
  { id: "jobs", label: "Jobs", content: <Jobs /> },
  { id: "imports", label: "Imports", content: <Imports /> },
  { id: "feeds", label: "Feeds", content: <Feeds /> },
  { id: "inbox", label: "Inbox", content: <Inbox /> },
  { id: "people", label: "People", content: <People /> },
  { id: "backups", label: "Backups", content: <Backups /> },
  { id: "log", label: "Log", content: <ActionLog /> },
] as const;

type PartId = (typeof PARTS)[number]["id"];

/** The operator page. Everyone else sees the 404 page. */
export function Component({ Nowhere }: { Nowhere: ComponentType }) {
  const { data, ...query } = useOperatorSessionQuery();
  if (isApiError(query.error) && query.error.status === 404) return <Nowhere />;
  return (
    <Frame email={data?.email} open={data?.openUntil != null}>
      {data && (data.openUntil === null ? <ConfirmForm email={data.email} /> : <Parts />)}
      {!data && <NotLoaded query={query} className="h-96 rounded-card" />}
    </Frame>
  );
}

function Frame({ email, open, children }: { email: string | undefined; open: boolean; children: React.ReactNode }) {
  usePage(OPERATOR_PAGE);
  const [close, { isLoading }] = useClosePageMutation();
  return (
    <div className="pt-8 pb-16 md:pt-10">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-h1">Operator page</h1>
          <p className="mt-1 min-h-6 break-words text-text-2">{email}</p>
        </div>
        {open && (
          <Button size="sm" onClick={() => void close()} aria-disabled={isLoading}>
            <Lock size={16} />
            Close
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}

function Parts() {
  const [query, setQuery] = useSearchParams();
  const requested = query.get("part");
  const selected = PARTS.find(({ id }) => id === requested)?.id ?? "overview";
  const select = (part: PartId) => setQuery({ part }, { replace: true, preventScrollReset: true });
  return (
    <Tabs
      label="Operator page sections"
      selected={selected}
      onSelect={select}
      tabs={PARTS}
      listClassName="relative overflow-x-auto overflow-y-hidden [scrollbar-width:none] max-md:mask-[linear-gradient(90deg,#000_calc(100%-32px),transparent)] max-md:pr-8"
    />
  );
}
