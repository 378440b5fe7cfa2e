import { z } from 'zod/mini'
import { formatNames } from '../courses/format.ts'
import { externalId } from '../courses/ids.ts'
import { namedPartKey } from '../documents/part-keys.ts'
import { endpoint } from './endpoint.ts'

/** An editor says that it is still open at least this often, in milliseconds. */
export const presenceBeatMs = 15_000
/** An editor that has said nothing for this long counts as left, in milliseconds. */
export const presenceTimeoutMs = 40_000

/** Who has a document open. */
const presence = z.object({
  /** Other people, each once, by the part that they went to last; null while that is unknown. */
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

/** Names one open editor. Chosen by the client, and only meaningful together with its account. */
const windowId = namedPartKey

/** A message of the event stream, to those who have the document open: who has it open now. */
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
      'Say that an editor has a document open, and where in it. To be repeated every 15 s; after 40 s of silence it counts as left. Answers who else is there.',
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
    summary: 'Say that an editor has closed a document.',
    access: 'user',
    params: z.extend(documentParams, { window: windowId }),
    answer: z.object({ status: z.literal('success') }),
  }),
} as const
