import { z } from 'zod/mini'
import { formatNames } from '../../courses/formats.ts'
import { externalId } from '../../courses/ids.ts'
import { namedPartKey } from '../../documents/part-keys.ts'
import { endpoint } from '../endpoint/endpoint.ts'

/** Maximum time between two heartbeats of an open editor, in milliseconds. */
export const presenceBeatMs = 15_000
/**
 * An editor without a heartbeat for this long is considered closed, in milliseconds. Browsers run the timers of a hidden
 * tab only once a minute.
 */
export const presenceTimeoutMs = 75_000

/** The users who have a document open. */
const presence = z.object({
  /** Other users, once each, with the part they opened last. The part is null if unknown. */
  colleagues: z.array(z.object({ name: z.string(), part: z.nullable(z.string()) })),
  /** All editors of the caller's own account. */
  own_windows: z.array(z.string()),
})
export type Presence = z.infer<typeof presence>

const documentParams = z.object({
  courseId: externalId,
  pageId: externalId,
  format: z.enum(formatNames),
})

/** Id of one open editor. The client chooses it. It is unique only within its account. */
const windowId = namedPartKey

/** An event of the event stream, sent to the users who have the document open, with the current list of users. */
export const presenceEvent = z.extend(presence, {
  type: z.literal('presence'),
  course_id: z.string(),
  page_id: z.string(),
  format: z.enum(formatNames),
})
export type PresenceEvent = z.infer<typeof presenceEvent>

export const presenceApi = {
  stay: endpoint({
    method: 'PUT',
    path: '/api/presence/{courseId}/{pageId}/{format}',
    summary:
      'Report that an editor has a document open, and its current part. Repeat it every 15 s. After 75 s without a report, the editor counts as closed. Returns the other users.',
    access: 'user',
    params: documentParams,
    body: z.object({
      window: windowId,
      /** Key of the slide, line or segment that is being edited. */
      part: z.optional(z.nullable(namedPartKey)),
    }),
    answer: presence,
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/api/presence/{courseId}/{pageId}/{format}/{window}',
    summary: 'Report that an editor has closed a document.',
    access: 'user',
    params: z.extend(documentParams, { window: windowId }),
    answer: z.object({ status: z.literal('success') }),
  }),
} as const
