import type { InboxPart } from "@earshot/backend/admin/admin.schemas";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Address } from "../ui/address";
import { Segmented } from "../ui/segmented";
import { adminApi } from "./admin-api";
import { count, Loaded, Pages, Row, Rows, Section } from "./part";

const { useInboxQuery } = adminApi;

const KINDS: readonly { value: InboxPart; label: string }[] = [
  { value: "campaign", label: "Briefs" },
  { value: "contact", label: "Messages" },
  { value: "waitlist", label: "Waitlist" },
];

/** Messages and forms that visitors sent. */
export function Inbox() {
  const [kind, setKind] = useState<InboxPart>("campaign");
  return (
    <Section
      title="Inbox"
      about="Opening it is recorded in the log."
      actions={<Segmented label="Kind of message" value={kind} onChange={setKind} options={KINDS} />}
    >
      <Messages key={kind} kind={kind} />
    </Section>
  );
}

function Messages({ kind }: { kind: InboxPart }) {
  const [before, setBefore] = useState<string>();
  return (
    <Loaded query={useInboxQuery({ kind, before })}>
      {({ entries, removals }) => (
        <>
          <Rows none={before ? "There’s nothing older." : "Nothing yet."}>
            {entries.map(({ id, createdAt, from, email, facts, podcast, text }) => (
              <Row key={id} at={createdAt} below={text && <p className="max-w-[48em] whitespace-pre-line">{text}</p>}>
                <p>
                  {from && <span className="font-[640]">{from} </span>}
                  <a href={`mailto:${encodeURIComponent(email)}`} className="underline">
                    <Address text={email} />
                  </a>
                </p>
                {podcast && (
                  <Link to={`/podcast/${encodeURIComponent(podcast.id)}`} dir="auto" className="underline">
                    {podcast.title}
                  </Link>
                )}
                {facts.length > 0 && <p className="text-meta text-text-2">{facts.join(" · ")}</p>}
              </Row>
            ))}
          </Rows>
          <Pages rows={entries} before={before} onOpen={setBefore} />
          <h3 className="mt-8 mb-2 text-h3">Contact removals</h3>
          <p className="text-text-2">
            Removed for good: {count(removals.done)}. Links not opened yet: {count(removals.pending)}.
          </p>
        </>
      )}
    </Loaded>
  );
}
