import type { SentImports } from "@earshot/backend/admin/admin.schemas";
import { Badge, type BadgeTone } from "../ui/badge";
import { adminApi } from "./admin-api";
import { count, Figure, Figures, Moment, Nothing, Part, Row, Rows } from "./part";

const { useImportsQuery } = adminApi;

const EVERY = 2_000;

type Import = SentImports["imports"][number];

const ENDS: Readonly<Record<NonNullable<Import["ended"]>, readonly [BadgeTone, string]>> = {
  done: ["pos", "Done"],
  failed: ["neg", "Failed"],
  stopped: ["signal", "Stopped"],
  "broken-off": ["neg", "Interrupted"],
};

/** Running imports and recently finished ones, on all machines. */
export function Imports() {
  const imports = useImportsQuery(undefined, { pollingInterval: EVERY });
  return (
    <Part title="Imports" about="The last ten, on all machines. Start one with npm run import." query={imports}>
      {({ imports }) =>
        imports.length === 0 ? (
          <Nothing>Nothing has been imported yet.</Nothing>
        ) : (
          <div className="grid gap-10">
            {imports.map((each) => (
              <section key={each.id} aria-label={`Import on ${each.machine}`}>
                <h3 className="mb-3 text-h3 break-words">{each.machine}</h3>
                <Progress {...each} />
                <LeftOut report={each.report} />
              </section>
            ))}
          </div>
        )
      }
    </Part>
  );
}

function LeftOut({ report }: Pick<Import, "report">) {
  if (report.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="cursor-pointer text-meta text-text-2">
        What was left out: the first lines of import-report.jsonl, which is in the data folder of that machine
      </summary>
      <Rows>
        {report.map(({ outcome, file, reason, title }, line) => (
          <Row key={line} end={outcome === "bad" ? <Badge tone="neg">Bad</Badge> : <Badge>Skipped</Badge>}>
            <p className="font-[640]">{title ?? file}</p>
            <p className="text-text-2">{reason}</p>
          </Row>
        ))}
      </Rows>
    </details>
  );
}

function Progress({ startedAt, changedAt, share, read, bad, skipped, phase, ended }: Import) {
  const percent = Math.floor(share * 100);
  const [tone, word] = ended ? ENDS[ended] : (["accent", phase ? `Running: ${phase}` : "Reading"] as const);
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <Badge tone={tone}>{word}</Badge>
        <p className="text-meta text-text-2">
          Started <Moment at={startedAt} />, last update <Moment at={changedAt} />
        </p>
      </div>
      {ended === null && (
        <progress
          aria-label="Progress"
          value={percent}
          max={100}
          className="mb-4 h-2 w-full overflow-hidden rounded-full accent-accent"
        />
      )}
      <Figures>
        <Figure name="Read" value={count(read)} note={ended === null ? `${percent}%` : undefined} />
        <Figure name="Bad" value={count(bad)} />
        <Figure name="Skipped" value={count(skipped)} />
      </Figures>
    </div>
  );
}
