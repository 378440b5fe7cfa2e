import { z } from 'zod/mini'
import { formatNames } from '../courses/format.ts'
import { externalId, pageParams } from '../courses/ids.ts'
import { namedPartKey } from '../documents/part-keys.ts'
import { narration } from '../narration/narration.ts'
import { hosts } from '../podcast/podcast.ts'
import { endpoint } from './endpoint.ts'

/** A recording is sent in pieces of at most so many bytes, so that a bad connection repeats little. */
export const recordingPieceLimit = 1024 * 1024

/** The longest recording of one slide or line. */
export const longestRecordingMs = 5 * 60_000

/** Room for the longest recording as a wave file of 48 kHz, 16 bits and two channels, in pieces. */
export const mostRecordingPieces = 60

/** Names a take; the one who records makes it up. The same take sent twice is one take. */
const takeId = z.string().check(z.regex(/^[\w-]{8,64}$/, 'A take has a name of 8 to 64 letters and digits.'))
const takeParams = z.object({ courseId: externalId, pageId: externalId, take: takeId })

/** A recording of a slide or line that the server keeps. */
export const recordedTake = z.object({
  take: z.string(),
  /** Key of the slide or line that it was recorded for. */
  part: z.string(),
  audio_path: z.string(),
  /** `text` holds the words that were on the screen. */
  audio: narration,
  /** How much silence was cut off at its ends. */
  trimmed_ms: z.object({ start: z.number(), end: z.number() }),
  recorded_at: z.string(),
  /** Whether the caller recorded it. */
  mine: z.boolean(),
})
export type RecordedTake = z.infer<typeof recordedTake>

const kept = z.object({ status: z.literal('success') })

export const recordingsApi = {
  takes: endpoint({
    method: 'GET',
    path: '/api/recordings/{courseId}/{pageId}',
    summary: 'Every recording of the slides and lines of a page, newest first.',
    access: 'user',
    params: pageParams,
    answer: z.object({ takes: z.array(recordedTake) }),
  }),
  sendPiece: endpoint({
    method: 'PUT',
    path: '/api/recordings/{courseId}/{pageId}/{take}/pieces/{piece}',
    summary:
      'Send a piece of a recording, a wave file, counted from 0. Pieces may come in any order and twice; they wait a day for the call that keeps the take.',
    access: 'user',
    params: z.object({
      ...takeParams.shape,
      piece: z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
    }),
    upload: { limit: recordingPieceLimit },
    answer: kept,
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/recordings/{courseId}/{pageId}/{take}',
    summary:
      'Make a take of the pieces that were sent, and the audio of its slide or line. Levelled and stored like spoken audio.',
    access: 'user',
    slow: true,
    params: takeParams,
    body: z.object({
      format: z.enum(formatNames),
      part: namedPartKey,
      /** The words that were read. */
      text: z.string().check(z.trim(), z.minLength(1, 'Write the script first. Captions need its words.')),
      /** Who speaks the line; left out for slides. */
      speaker: z.optional(z.enum(hosts)),
      pieces: z.int().check(z.positive(), z.maximum(mostRecordingPieces)),
      /** Cut off the silence at both ends. */
      trim: z._default(z.boolean(), true),
    }),
    answer: recordedTake,
  }),
  use: endpoint({
    method: 'POST',
    path: '/api/recordings/{courseId}/{pageId}/{take}/use',
    summary: 'Make a take the audio of a slide or line.',
    access: 'user',
    params: takeParams,
    body: z.object({ format: z.enum(formatNames), part: namedPartKey }),
    answer: recordedTake,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/recordings/{courseId}/{pageId}/{take}',
    summary: 'Delete a take of your own. A slide or line that has it becomes silent.',
    access: 'user',
    params: takeParams,
    answer: kept,
  }),
} as const
