import { z } from 'zod/mini'

/** How far the content of one page in one format is. Any other value of an older client counts as not started. */
export const contentStatuses = ['Not_Started', 'In_Progress', 'Completed'] as const
export type ContentStatus = (typeof contentStatuses)[number]

/** What an author may set by hand: `Completed`, or `In_Progress` to reopen. */
export const settableStatus = z.enum(['In_Progress', 'Completed'])

export function readContentStatus(value: unknown): ContentStatus {
  return contentStatuses.find((status) => status === value) ?? 'Not_Started'
}

/** The words of a status, as tooltips say them: 'Slideshow completed'. */
export const statusWords: Record<ContentStatus, string> = {
  Completed: 'completed',
  In_Progress: 'in progress',
  Not_Started: 'not started',
}
