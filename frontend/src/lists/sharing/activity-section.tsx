import type { Activity } from "@earshot/backend/lists/sharing/comments/comments.schemas";
import { useState } from "react";
import { readableIsoDate } from "../../catalogue/shows/dates";
import { ErrorNotice } from "../../ui/error-notice";
import { Skeleton } from "../../ui/skeleton";
import type { ListId } from "../api/lists-api";
import { useActivityQuery } from "./sharing-api";

type Entry = Activity["entries"][number];

/** What has happened in a list since it was shared. */
export function ActivitySection({ list }: { list: ListId }) {
  const { data, isError, ...query } = useActivityQuery(list, { refetchOnMountOrArgChange: true });
  const [now] = useState(() => new Date());
  if (isError) return <ErrorNotice text="Couldn’t load the activity." query={query} />;
  if (data === undefined) return <Skeleton className="h-32" />;
  if (data.length === 0) return <p className="text-text-2">Nothing has happened since the list was shared.</p>;
  return (
    <ol aria-label="Activity" className="grid gap-2">
      {data.map((entry) => (
        <li key={entry.id} className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2">
          <span className="min-w-0 break-words">
            <span className="text-control">{entry.who}</span> {activityText(entry)}
          </span>
          <time dateTime={entry.at} className="text-meta text-text-2">
            {readableIsoDate(entry.at, now)?.relative}
          </time>
        </li>
      ))}
    </ol>
  );
}

function activityText({ kind, subject, count }: Entry): string {
  const shows = count === 1 && subject ? `“${subject}”` : count === 1 ? "a show" : `${count ?? 0} shows`;
  switch (kind) {
    case "items-added":
      return `added ${shows}`;
    case "items-removed":
      return `removed ${shows}`;
    case "items-moved":
      return `moved ${shows} to another list`;
    case "items-changed":
      return subject ? `changed “${subject}”` : "changed a show";
    case "undone":
      return "undid a change";
    case "renamed":
      return `renamed the list to “${subject ?? ""}”`;
    case "commented":
      return subject ? `commented on “${subject}”` : "commented";
    case "joined":
      return `joined as ${subject ?? "a member"}`;
    case "left":
      return "left the list";
    case "removed":
      return `removed ${subject ?? "someone"}`;
    case "role-changed":
      return `changed a role: ${subject ?? ""}`;
    case "owner-changed":
      return `gave the list to ${subject ?? "someone"}`;
    case "link-made":
      return `made a ${subject ?? ""} link`;
    case "link-ended":
      return "ended a link";
  }
}
