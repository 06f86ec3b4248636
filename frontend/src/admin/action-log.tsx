import { useState } from "react";
import { adminApi } from "./admin-api";
import { Pages, Part, Row, Rows } from "./part";

const { useActionsQuery } = adminApi;

const WORDS: Readonly<Record<string, string>> = {
  "page.code-asked": "Asked for a code",
  "page.code-wrong": "Entered a wrong code",
  "page.opened": "Opened the page",
  "page.closed": "Closed the page",
  "jobs.retry": "Retried a job",
  "jobs.retry-all": "Retried all failed jobs",
  "inbox.read": "Read the inbox",
  "people.read": "Searched for people",
  "people.lock": "Locked an account",
  "people.unlock": "Unlocked an account",
  "people.resend": "Sent a confirmation again",
  "backups.write": "Wrote a backup",
};

/** The words for each part of the inbox that was read. */
const INBOX: Readonly<Record<string, string>> = { campaign: "briefs", contact: "messages", waitlist: "waitlist" };

export function ActionLog() {
  const [before, setBefore] = useState<string>();
  return (
    <Part
      title="Log"
      about="Everything operators did. Entries can’t be changed or removed."
      query={useActionsQuery({ before })}
    >
      {({ actions }) => (
        <>
          <Rows none="There’s nothing older.">
            {actions.map(({ id, at, operator, action, subject }) => (
              <Row key={id} at={at}>
                <p>
                  <span className="font-[640]">{WORDS[action] ?? action}</span>
                  {subject && (
                    <span className="text-text-2">
                      : {action === "inbox.read" ? (INBOX[subject] ?? subject) : subject}
                    </span>
                  )}
                </p>
                <p className="text-meta break-all text-text-2">{operator}</p>
              </Row>
            ))}
          </Rows>
          <Pages rows={actions} before={before} onOpen={setBefore} />
        </>
      )}
    </Part>
  );
}
