import { counted } from "@earshot/domain/shared/text/format-count";
import { RotateCw } from "lucide-react";
import { failureReason } from "../client/failure-reason";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { FocusHandover } from "../ui/hooks/focus-handover";
import { adminApi } from "./admin-api";
import { count, Moment, Part, Row, Rows } from "./part";

const { useJobsQuery, useRetryJobMutation, useRetryJobsMutation } = adminApi;

const EVERY = 10_000;

/** Waiting, running and failed jobs. */
export function Jobs() {
  const jobs = useJobsQuery(undefined, { pollingInterval: EVERY });
  const [retry, one] = useRetryJobMutation();
  const [retryAll, all] = useRetryJobsMutation();
  const isRetried = (id: string) => one.isLoading && one.originalArgs === id;
  const failure = one.error ?? all.error;
  const failed = jobs.data?.failed ?? [];
  return (
    <Part
      title="Jobs"
      about="Checks of tracked shows, and feed reads. Updated every ten seconds."
      query={jobs}
      actions={
        failed.length > 1 && (
          <FocusHandover>
            <Button size="sm" onClick={() => !all.isLoading && void retryAll()} aria-disabled={all.isLoading}>
              <RotateCw size={16} />
              {all.isLoading ? "Retrying…" : `Retry all ${count(failed.length)}`}
            </Button>
          </FocusHandover>
        )
      }
    >
      {({ queues }) => (
        <>
          {failure !== undefined && (
            <ErrorNotice text="The job was not retried." className="mb-4" children={failureReason(failure)} />
          )}
          <Rows none="No worker has run yet.">
            {queues.map(({ name, waiting, active, dead }) => (
              <Row
                key={name}
                end={
                  <>
                    <Badge>{count(waiting)} waiting</Badge>
                    <Badge tone={active > 0 ? "accent" : "neutral"}>{count(active)} running</Badge>
                    <Badge tone={dead > 0 ? "neg" : "pos"}>{count(dead)} failed</Badge>
                  </>
                }
              >
                <span className="font-[640]">{name}</span>
              </Row>
            ))}
          </Rows>
          <h3 className="mt-8 mb-3 text-h3">Failed for good</h3>
          <Rows none="No job has failed.">
            {failed.map(({ id, queue, key, title, tries, diedAt, reason }) => (
              <Row
                key={id}
                end={
                  <FocusHandover>
                    <Button
                      size="sm"
                      onClick={() => !isRetried(id) && void retry(id)}
                      aria-disabled={isRetried(id)}
                      aria-label={`Retry ${title ?? key}`}
                    >
                      Retry
                    </Button>
                  </FocusHandover>
                }
              >
                <p className="font-[640]">{title ?? key}</p>
                <p className="text-neg">{reason}</p>
                <p className="text-meta text-text-2">
                  {queue}, {counted(tries, "try", "tries")}, <Moment at={diedAt} />
                  {title !== null && ` · ${key}`}
                </p>
              </Row>
            ))}
          </Rows>
        </>
      )}
    </Part>
  );
}
