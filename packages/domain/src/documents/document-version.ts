import { z } from 'zod/mini'

/** Deleted documents and old versions can be restored for so many days. */
export const historyDays = 30

/** How a version came to be. `deleted` is what a deletion took. */
export const versionOrigins = ['generated', 'saved', 'deleted', 'restored'] as const
export type VersionOrigin = (typeof versionOrigins)[number]

/** One entry of a document's history. Consecutive saves of one author within five minutes are one. */
export const documentVersion = z.object({
  /** Names the version; the number in the ETag of that time. */
  revision: z.number(),
  origin: z.enum(versionOrigins),
  /** By name; null for somebody who is gone. */
  saved_by: z.nullable(z.string()),
  saved_at: z.string(),
  /** How many slides or segments it has. */
  parts: z.number(),
  /** Whether it is what the document is now. */
  current: z.boolean(),
})
export type DocumentVersion = z.infer<typeof documentVersion>
