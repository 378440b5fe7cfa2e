import { z } from 'zod/mini'
import { formatNames } from '../../courses/formats.ts'
import { externalId } from '../../courses/ids.ts'
import { namedTextKey } from '../../documents/part-keys.ts'
import { narration } from '../../narration/narration.ts'
import { takeDifference } from '../../voices/take-difference.ts'
import { endpoint } from '../endpoint/endpoint.ts'

/** Synthesized audio of a text in one voice. */
const spokenTake = z.object({
  /** 1 for the first. */
  take: z.number(),
  audio_path: z.string(),
  audio: narration,
  in_use: z.boolean(),
})

const textParams = z.object({
  courseId: externalId,
  pageId: externalId,
  format: z.enum(formatNames),
  part: namedTextKey,
})

const path = '/api/takes/{courseId}/{pageId}/{format}/{part}' as const

const takeBody = z.object({ take: z.int().check(z.minimum(1), z.maximum(10)) })

export const spokenTakesApi = {
  list: endpoint({
    method: 'GET',
    path,
    summary:
      'The takes of a slide, slide text or line: its current words in its current voice. `next_take` is null if no further take can be made. `differ_by` is null if the voice always speaks a text in the same way.',
    access: 'user',
    params: textParams,
    answer: z.object({
      takes: z.array(spokenTake),
      next_take: z.nullable(z.number()),
      differ_by: z.nullable(takeDifference),
    }),
  }),
  sayAgain: endpoint({
    method: 'POST',
    path,
    summary:
      'Speak a saved text again in the same voice and use the new take. `take` is `next_take` of the list, so that a repeated request makes and pays for one take. If the voice spoke it exactly as before, the earlier take is returned.',
    access: 'user',
    slow: true,
    params: textParams,
    body: takeBody,
    answer: spokenTake,
  }),
  use: endpoint({
    method: 'POST',
    path: `${path}/use`,
    summary: 'Use a take as the audio of its slide, slide text or line.',
    access: 'user',
    params: textParams,
    body: takeBody,
    answer: spokenTake,
  }),
} as const
