import { z } from "zod";

/** Raised when the layout of archives changes. A program refuses a higher number than its own. */
export const FORMAT = 1;

/** First member of an archive: it describes the file to people and to the `file` command. */
export const SIGNATURE = "EARSHOT-BACKUP";
export const signText = (format: number): string => `A backup of Earshot, format ${format}.\n`;
export const MANIFEST = "manifest.json";
export const MANIFEST_SUM = "manifest.sha256";

const sum = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().min(1).max(63);

const table = z.object({
  name,
  columns: z.array(name).min(1),
  rows: z.number().int().min(0),
  /** The checksum of the rows in PostgreSQL's text format. */
  sha256: sum,
  /** The member with the rows, compressed with zstd; its size and checksum. */
  member: z.string().min(1).max(100),
  bytes: z.number().int().min(0),
  memberSha256: sum,
  /** The numbers at which sequences continue, by column. */
  counters: z.record(name, z.string().regex(/^-?\d{1,19}$/)),
  /** Times for which a partitioned table needs partitions. */
  parts: z.array(z.iso.datetime()),
});

export const manifest = z.object({
  format: z.literal(FORMAT),
  /** The product version that wrote the archive. */
  product: z.string(),
  /** The PostgreSQL version of the original database. */
  server: z.string(),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that the schema had, oldest first. */
  migrations: z.array(z.string().min(1)).min(1),
  /** The source of the catalogue, for importing it again. */
  catalogue: z.object({ source: z.string(), podcasts: z.number().int() }).optional(),
  /** Each table comes after the tables that it references. */
  tables: z.array(table),
});

export type Manifest = z.infer<typeof manifest>;
export type ArchivedTable = Manifest["tables"][number];
