import type { SharedLists } from "@earshot/backend/lists/sharing/people/people.schemas";
import { DELETION_GRACE_DAYS } from "@earshot/domain/accounts/flows/account-deletion";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button";
import { ErrorNotice } from "../../ui/error-notice";
import { Select } from "../../ui/select";
import { Skeleton } from "../../ui/skeleton";
import { refusalText } from "./refusal-text";
import { useTransferListMutation, usePeopleQuery, useSharedListsQuery } from "./sharing-api";

type Shared = SharedLists["byMe"][number];

/** The user's shared lists; each can be transferred to a member before the account is deleted. */
export default function ListsLeft({ onCount }: { onCount: (count: number | "unknown" | undefined) => void }) {
  const { data, isError, ...query } = useSharedListsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [given, setGiven] = useState("");
  const count = isError ? "unknown" : data?.byMe.length;
  useEffect(() => onCount(count), [count, onCount]);
  if (isError) {
    return <ErrorNotice text="Couldn’t load the lists you share." query={query} className="mb-4" />;
  }
  if (data === undefined) return <Skeleton className="mb-4 h-24" />;
  return (
    <>
      <p role="status" className="text-meta text-text-2 empty:hidden [&:not(:empty)]:mb-3">
        {given}
      </p>
      {data.byMe.length > 0 && (
        <section aria-labelledby="lists-left" className="mb-4 rounded-card bg-surface-2 p-4">
          <h3 id="lists-left" className="text-control font-[640]">
            Others work on {data.byMe.length === 1 ? "a list" : `${data.byMe.length} lists`} of yours
          </h3>
          <p className="mt-1 text-meta text-text-2">
            Give a list to a member to keep it. Otherwise its members can use it for {DELETION_GRACE_DAYS} days. Then it
            is deleted for everyone, with its comments and links.
          </p>
          <ul className="mt-3 grid gap-4">
            {data.byMe.map((list) => (
              <LeftList key={list.id} list={list} onTransferred={(to) => setGiven(`${to} owns “${list.name}” now.`)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function LeftList({ list: { id, name }, onTransferred }: { list: Shared; onTransferred: (to: string) => void }) {
  const { data: people, isError, ...query } = usePeopleQuery(id);
  const [give, { error: refused, isLoading }] = useTransferListMutation();
  const [chosen, setChosen] = useState<string>();
  const members = people?.members ?? [];
  const to = members.find((member) => member.id === chosen) ?? members[0];
  return (
    <li className="min-w-0">
      <p className="text-control">
        <b dir="auto" className="font-[640] break-words">
          {name}
        </b>
        {members.length > 0 && (
          <span className="text-text-2"> · shared with {members.map((member) => member.name).join(", ")}</span>
        )}
      </p>
      {isError && <ErrorNotice text="Couldn’t load its members." query={query} />}
      {to && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Select
            label={`New owner of ${name}`}
            hideLabel
            size="sm"
            value={to.id}
            options={members.map((member) => ({ value: member.id, label: member.name }))}
            onChange={setChosen}
          />
          <Button
            size="sm"
            aria-disabled={isLoading || undefined}
            onClick={() =>
              void give({ list: id, memberId: to.id }).then(({ error }) => !error && onTransferred(to.name))
            }
          >
            Make owner<span className="sr-only"> of {name}</span>
          </Button>
        </div>
      )}
      {refused !== undefined && (
        <p role="alert" className="mt-1 text-meta text-neg">
          {refusalText(refused)}
        </p>
      )}
    </li>
  );
}
