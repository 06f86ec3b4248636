import { SHARE_PASSWORD_MIN } from "@earshot/domain/lists/sharing/share-link";
import { Link2 } from "lucide-react";
import { type SyntheticEvent, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { readableIsoDate } from "../../catalogue/shows/dates";
import { useFocusHandover } from "../../ui/hooks/focus-handover";
import { useSession } from "../../session/session";
import { Button } from "../../ui/button";
import { CopyButton } from "../../ui/copy-button";
import { ErrorNotice } from "../../ui/error-notice";
import { Select } from "../../ui/select";
import { Skeleton } from "../../ui/skeleton";
import { TextField } from "../../ui/text-field";
import type { ListId } from "../api/lists-api";
import { refusalText } from "./refusal-text";
import { type Share, useEndShareMutation, useMakeShareMutation, useSharesQuery } from "./sharing-api";

const KINDS = [
  { value: "live", label: "Live: shows the list as it changes" },
  { value: "frozen", label: "Frozen: keeps today’s shows and figures" },
] as const;

/** Links to a list, for people without an account. */
export function LinksSection({ list }: { list: ListId }) {
  const { data, isError, ...query } = useSharesQuery(list, { refetchOnMountOrArgChange: true });
  return (
    <div className="grid gap-5">
      <NewLink list={list} />
      {isError ? (
        <ErrorNotice text="Couldn’t load the links." query={query} />
      ) : data === undefined ? (
        <Skeleton className="h-16" />
      ) : data.length === 0 ? (
        <p className="text-text-2">No links yet. Only people you invite can see this list.</p>
      ) : (
        <ul aria-label="Links to this list" className="grid gap-2">
          {data.map((share) => (
            <LinkLine key={share.id} list={list} share={share} />
          ))}
        </ul>
      )}
    </div>
  );
}

function NewLink({ list }: { list: ListId }) {
  const [make, { data: made, error, isLoading }] = useMakeShareMutation();
  const [as, setAs] = useState<"live" | "frozen">("live");
  const [end, setEnd] = useState("");
  const [password, setPassword] = useState("");
  const [showOwner, setShowOwner] = useState(false);
  const { user } = useSession();
  const short = password !== "" && password.length < SHARE_PASSWORD_MIN;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isLoading || short) return;
    // Until the end of the chosen day.
    const expiresAt = end === "" ? undefined : new Date(`${end}T23:59:59`).toISOString();
    void make({ list, as, showOwner, ...(expiresAt && { expiresAt }), ...(password && { password }) });
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-3">
      <Select label="What the link shows" value={as} options={KINDS} onChange={setAs} />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Expires (optional)"
          type="date"
          value={end}
          onChange={(event) => setEnd(event.target.value)}
        />
        <TextField
          label="Password (optional)"
          type="password"
          autoComplete="new-password"
          value={password}
          error={short ? `Please use at least ${SHARE_PASSWORD_MIN} characters.` : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={showOwner}
          onChange={(event) => setShowOwner(event.target.checked)}
          className="size-5 accent-accent"
        />
        Show my name on the page
      </label>
      {showOwner && user?.name === "" && (
        <p className="text-meta text-text-2">
          You haven’t set a name.{" "}
          <Link to="/account" className="link">
            Set it in your account
          </Link>{" "}
          first.
        </p>
      )}
      {error !== undefined && <ErrorNotice text={refusalText(error)} />}
      <Button type="submit" variant="primary" aria-disabled={isLoading || undefined} className="justify-self-start">
        <Link2 size={16} />
        {isLoading ? "Creating the link…" : "Make a link"}
      </Button>
      {made && (
        <div role="status" className="grid gap-2 rounded-card bg-accent-soft p-3">
          <p className="text-control text-accent-ink">Copy the link now: it is not shown again.</p>
          <div className="flex flex-wrap items-center gap-2">
            <input
              readOnly
              aria-label="The new link"
              value={made.url}
              onFocus={(event) => event.target.select()}
              className="h-10 min-w-0 flex-1 basis-56 rounded-control border border-line bg-surface px-3 text-meta coarse:min-h-11"
            />
            <CopyButton text={made.url}>Copy link</CopyButton>
          </div>
        </div>
      )}
    </form>
  );
}

function LinkLine({ list, share }: { list: ListId; share: Share }) {
  const [end, { isLoading, error }] = useEndShareMutation();
  const line = useRef<HTMLLIElement>(null);
  useFocusHandover(line);
  const [now] = useState(() => new Date());
  const made = readableIsoDate(share.createdAt, now);
  const ends = readableIsoDate(share.endsAt, now);
  const today = share.days.find(({ day }) => day === now.toISOString().slice(0, 10))?.views ?? 0;
  return (
    <li ref={line} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line p-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-control">
          {share.as === "live" ? "Live link" : "Frozen link"}
          {share.hasPassword && " · password"}
          {share.ownerName && ` · as ${share.ownerName}`}
        </p>
        <p className="text-meta text-text-2">
          Made {made?.absolute}
          {ends && (share.ended ? ` · ended ${ends.absolute}` : ` · ends ${ends.absolute}`)} ·{" "}
          {share.views.toLocaleString("en-US")} {share.views === 1 ? "view" : "views"}
          {today > 0 && `, ${today.toLocaleString("en-US")} today`}
        </p>
        {share.days.length > 0 && <ViewsByDay days={share.days} />}
        {error !== undefined && <p className="text-meta text-neg">{refusalText(error)}</p>}
      </div>
      <Button
        size="sm"
        aria-disabled={isLoading || undefined}
        onClick={() => !isLoading && void end({ list, id: share.id })}
      >
        End link
      </Button>
    </li>
  );
}

function ViewsByDay({ days }: { days: Share["days"] }) {
  return (
    <details className="mt-1 text-meta text-text-2">
      <summary className="cursor-pointer py-1 coarse:py-3">Views by day</summary>
      <table>
        <tbody>
          {days.map(({ day, views }) => (
            <tr key={day}>
              <th scope="row" className="pr-3 text-left font-normal whitespace-nowrap tabular">
                {new Date(day).toLocaleDateString("en-US", { day: "numeric", month: "short", timeZone: "UTC" })}
              </th>
              <td className="pr-2 text-right tabular">{views.toLocaleString("en-US")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
