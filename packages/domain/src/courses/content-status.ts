import { z } from 'zod/mini'

/** Status of one page in one format. Any other value of an older client counts as not started. */
export const contentStatuses = ['Not_Started', 'In_Progress', 'Completed'] as const
export type ContentStatus = (typeof contentStatuses)[number]

/** The values that an author can set: `Completed`, or `In_Progress` to reopen. */
export const settableStatus = z.enum(['In_Progress', 'Completed'])

export function readContentStatus(value: unknown): ContentStatus {
  return contentStatuses.find((status) => status === value) ?? 'Not_Started'
}
