import type { SentRequest } from "@earshot/backend/campaigns/campaigns.schemas";
import { type DraftFields, draftTitle } from "@earshot/domain/campaigns/brief-draft";
import { ChevronDown, CircleCheck } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { podcastPath } from "../../catalogue/shows/podcast-path";
import { Button } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { RowCard } from "./row-card";
import { REQUEST_FIELDS } from "../requests/request-draft";
import { useOpenDraft } from "./use-open-draft";

/** A sent request: what it is about, when it was received, and on demand everything that was sent. */
export function SentRow({ request, owner }: { request: SentRequest; owner: string }) {
  const [shown, setShown] = useState(false);
  const open = useOpenDraft();
  const details = useId();
  const fields = fieldsOfSent(request);
  const title = draftTitle({ fields });
  const { createdAt, emailedAt, podcastId, podcastTitle, budgetRange, primaryGoal } = request;
  return (
    <RowCard
      title={title}
      level={3}
      facts={
        <>
          <p className="mt-0.5 text-meta text-text-2">
            {podcastId !== null && (
              <>
                For{" "}
                <Link to={podcastPath(podcastId)} className="link">
                  {podcastTitle === null ? "a show we can’t name now" : <bdi>{podcastTitle}</bdi>}
                </Link>
                {" · "}
              </>
            )}
            {budgetRange} · {primaryGoal}
          </p>
          <p className="mt-1 flex items-start gap-1.5 text-meta text-pos">
            <CircleCheck size={16} className="mt-0.5 shrink-0" />
            <span>
              Received{" "}
              <time dateTime={createdAt} className="whitespace-nowrap">
                {momentOf(createdAt)}
              </time>
              {emailedAt !== null && ", passed on to our team"}
            </span>
          </p>
        </>
      }
      actions={
        <>
          <Button
            size="sm"
            aria-expanded={shown}
            aria-controls={details}
            aria-label={`Show: ${title}`}
            onClick={() => setShown(!shown)}
          >
            Show
            <ChevronDown size={16} className={cx(shown && "rotate-180")} />
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Use again: ${title}`}
            onClick={() => void open({ owner, fields })}
          >
            Use again
          </Button>
        </>
      }
      partId={details}
      part={shown && <Details request={request} />}
    />
  );
}

function Details({ request }: { request: SentRequest }) {
  const facts = [
    ["Name", `${request.firstName} ${request.lastName}`],
    ["Company", request.companyName],
    ["Business email", request.businessEmail],
    ["Phone", request.phone],
    ["Heard about us through", request.referral],
    ["Campaign brief", request.campaignBrief],
  ] as const;
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-2 border-t border-line pt-3 sm:grid-cols-[max-content_minmax(0,1fr)]">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className="contents">
              <dt className="text-meta text-text-2">{name}</dt>
              <dd dir="auto" className="break-words whitespace-pre-wrap">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** "Nov 24, 2026, 18:05", on this device's clock. */
function momentOf(iso: string): string {
  return new Date(iso).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });
}

/** A sent request in the format of a draft, for its title and for the form. */
function fieldsOfSent(request: SentRequest): DraftFields {
  const names = [...REQUEST_FIELDS, "podcastId", "podcastTitle"] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = request[name];
      return text === null ? [] : [[name, text]];
    }),
  );
}
