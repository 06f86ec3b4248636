import { HardDriveDownload } from "lucide-react";
import { failureReason } from "../client/failure-reason";
import { Button } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { adminApi } from "./admin-api";
import { Moment, Part, Row, Rows } from "./part";

const { useBackupsQuery, useWriteBackupMutation } = adminApi;

/** This machine's backups. */
export function Backups() {
  const backups = useBackupsQuery();
  const [write, { isLoading, error }] = useWriteBackupMutation();
  const count = backups.data?.kept;
  return (
    <Part
      title="Backups"
      about={
        count === undefined
          ? "One is written every night, unless BACKUPS_KEPT is 0."
          : count > 0
            ? `One is written every night, and the newest ${count} are kept. Copy them to another machine.`
            : "Nightly backups are off: BACKUPS_KEPT is 0."
      }
      query={backups}
      actions={
        <Button size="sm" onClick={() => !isLoading && void write()} aria-disabled={isLoading}>
          <HardDriveDownload size={16} />
          {isLoading ? "Writing…" : "Back up now"}
        </Button>
      }
    >
      {({ backups, old }) => (
        <>
          {old && (
            <ErrorNotice
              text={
                backups.length === 0
                  ? "There is no backup on this machine."
                  : "The newest backup is more than 36 hours old."
              }
              className="mb-4"
              children="Back up now, and look into the log for the reason. Nightly backups need a process with WORKER=on."
            />
          )}
          {error !== undefined && (
            <ErrorNotice text="No backup was written." className="mb-4" children={failureReason(error)} />
          )}
          <Rows none={old ? "" : "There is no backup on this machine."}>
            {backups.map(({ name, at, bytes }) => (
              <Row key={name} end={<span className="text-text-2 tabular">{size(bytes)}</span>}>
                <p className="font-[640] break-all">{name}</p>
                <p className="text-meta text-text-2">
                  <Moment at={at} />
                </p>
              </Row>
            ))}
          </Rows>
        </>
      )}
    </Part>
  );
}

function size(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}
