import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { Logger } from "@nestjs/common";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";

const DAY = 86_400;
const EVERY = 7 * DAY;
/** Seconds until the next attempt after a failure. */
const AFTER_FAILURE = DAY;

/** Imports the Podcast Index dump once a week, in a separate process, if the operator enabled it. */
export class CatalogueUpdate {
  private readonly logger = new Logger(CatalogueUpdate.name);

  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly clock: Clock,
    private readonly isOn: boolean,
    /** Runs the import. Returns the exit code. */
    private readonly run: () => Promise<number> = importIndex,
  ) {}

  /** Imports if a week has passed and no other process is importing. Returns whether it did. */
  async round(): Promise<boolean> {
    if (!this.isOn) return false;
    const now = this.clock.now();
    const turn = await this.transactions.write(
      "UPDATE catalogue_updates SET last_at = $1 WHERE last_at <= $1::timestamptz - make_interval(secs => $2) RETURNING 1",
      [now, EVERY],
    );
    if (turn.length === 0) return false;
    const code = await this.run().catch((error: unknown) => String(error));
    if (code === 0) return true;
    this.logger.error(`The weekly update of the catalogue failed (${code}). The next attempt is tomorrow.`);
    await this.transactions.write(
      "UPDATE catalogue_updates SET last_at = $1::timestamptz - make_interval(secs => $2)",
      [now, EVERY - AFTER_FAILURE],
    );
    return true;
  }
}

/** Runs the importer with the settings of this process. */
async function importIndex(): Promise<number> {
  const importer = fileURLToPath(new URL("../import-cli.js", import.meta.url));
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", importer, "podcast-index"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? 1;
}
