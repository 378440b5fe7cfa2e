import { z } from 'zod/mini'
import { formatNames } from '../../courses/formats.ts'
import { refusalMessages } from '../../documents/refusal-messages.ts'
import { externalId, pageParams } from '../../courses/ids.ts'
import { namedPartKey } from '../../documents/part-keys.ts'
import { narration } from '../../narration/narration.ts'
import { hosts } from '../../podcast/podcast.ts'
import { endpoint } from '../endpoint/endpoint.ts'

/** Maximum size of one chunk of an uploaded recording, in bytes. A failed request repeats only one chunk. */
export const recordingChunkLimit = 1024 * 1024

/** Maximum length of a recording of one slide or line. */
export const longestRecordingMs = 5 * 60_000

/** Number of chunks of the longest recording as a WAV file (48 kHz, 16 bits, two channels). */
export const mostRecordingChunks = 60

/** Id of a take, chosen by the browser. Sending the same take twice stores it once. */
const takeId = z.string().check(z.regex(/^[\w-]{8,64}$/, 'A take has a name of 8 to 64 letters and digits.'))
const takeParams = z.object({ courseId: externalId, pageId: externalId, take: takeId })

/** A stored recording of a slide or line. */
export const recordedTake = z.object({
  take: z.string(),
  /** Key of the slide or line it was recorded for. */
  part: z.string(),
  audio_path: z.string(),
  /** `text` is the script that was on the screen. */
  audio: narration,
  /** Length of the removed silence at both ends. */
  trimmed_ms: z.object({ start: z.number(), end: z.number() }),
  recorded_at: z.string(),
  /** True if the caller recorded it. */
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
  sendChunk: endpoint({
    method: 'PUT',
    path: '/api/recordings/{courseId}/{pageId}/{take}/pieces/{chunk}',
    summary:
      'Upload a chunk of a recording, a WAV file. Chunks are numbered from 0 to 59 and may arrive in any order and repeatedly. They are kept for a day, or until the take is refused.',
    access: 'user',
    params: z.object({
      ...takeParams.shape,
      // Below `mostRecordingChunks`.
      chunk: z.pipe(z.string().check(z.regex(/^[0-5]?\d$/)), z.transform(Number)),
    }),
    upload: { limit: recordingChunkLimit },
    answer: kept,
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/recordings/{courseId}/{pageId}/{take}',
    summary:
      'Create a take from the uploaded chunks and use it as the audio of its slide or line. It is levelled and stored like synthesized audio.',
    access: 'user',
    slow: true,
    params: takeParams,
    body: z.object({
      format: z.enum(formatNames),
      part: namedPartKey,
      /** The recorded script. */
      text: z.string().check(z.trim(), z.minLength(1, { error: () => refusalMessages.noScriptToRecord })),
      /** The host who speaks the line. Omitted for slides. */
      speaker: z.optional(z.enum(hosts)),
      pieces: z.int().check(z.positive(), z.maximum(mostRecordingChunks)),
      /** Remove the silence at both ends. */
      trim: z._default(z.boolean(), true),
    }),
    answer: recordedTake,
  }),
  use: endpoint({
    method: 'POST',
    path: '/api/recordings/{courseId}/{pageId}/{take}/use',
    summary: 'Use a take as the audio of a slide or line.',
    access: 'user',
    params: takeParams,
    body: z.object({ format: z.enum(formatNames), part: namedPartKey }),
    answer: recordedTake,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/recordings/{courseId}/{pageId}/{take}',
    summary:
      "Delete the user's own take, also the uploaded chunks of one that is not kept. A slide or line that uses it then has no audio.",
    access: 'user',
    params: takeParams,
    answer: kept,
  }),
} as const
