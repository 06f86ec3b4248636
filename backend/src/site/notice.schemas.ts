import { z } from "zod";

const orNull = z.string().nullable();

/** This installation's facts for its legal pages. */
export const siteNotice = z.object({
  /** A field is null if the operator has not set it. */
  operator: z.object({ name: orNull, address: orNull, email: orNull }),
  /** The stored data about a person, part by part; `until` completes "Kept until …". */
  stored: z.array(z.object({ name: z.string(), what: z.string(), until: z.string() })),
  cookies: z.array(z.object({ name: z.string(), what: z.string(), until: z.string() })),
  /** Whether the operator has added a third-party script that counts visits. */
  countedElsewhere: z.boolean(),
  /** Number of nightly backups to keep; deleted data is in them until the last one is removed. */
  backupNights: z.number().int(),
});

export type SiteNotice = z.output<typeof siteNotice>;
