import { z } from 'zod/mini'

/** Number of days for which deleted documents and old versions can be restored. */
export const historyDays = 30

/** Origin of a version. `deleted` is the content before a deletion. */
export const versionOrigins = ['generated', 'saved', 'deleted', 'restored'] as const
export type VersionOrigin = (typeof versionOrigins)[number]

/** One entry of a document's history. Consecutive saves of one author within five minutes are one entry. */
export const documentVersion = z.object({
  /** Id of the version: the number in the ETag at that time. */
  revision: z.number(),
  origin: z.enum(versionOrigins),
  /** Display name of the author. Null if the account was deleted. */
  saved_by: z.nullable(z.string()),
  saved_at: z.string(),
  /** Number of slides or segments. */
  parts: z.number(),
  /** True if the document has this version now. */
  current: z.boolean(),
})
export type DocumentVersion = z.infer<typeof documentVersion>
