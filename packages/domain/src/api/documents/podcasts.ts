import { z } from 'zod/mini'
import { externalId, pageKeys } from '../../courses/ids.ts'
import { namedPartKey } from '../../documents/part-keys.ts'
import { podcast, segmentAudio } from '../../podcast/podcast.ts'
import { documentEndpoints } from './document-endpoints.ts'
import { noticesBeside, problemBeside } from '../../problems/codes/problem-reason.ts'
import { endpoint } from '../endpoint/endpoint.ts'

/** The number of a page's podcast. Only 1 exists. Requests may send it as a string. */
export const podcastId = z._default(
  z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d+$/))]), z.transform(Number)),
  1,
)

export const podcastsApi = {
  ...documentEndpoints('podcast', podcast),
  generateAudio: endpoint({
    method: 'POST',
    path: '/api/podcast/audio/generate',
    summary:
      'Start generating the audio of a podcast. Only changed lines are generated unless regenerate is true.',
    access: 'user',
    body: z.object({
      ...pageKeys,
      podcast_id: podcastId,
      voice_id_host1: z.string(),
      voice_id_host2: z.string(),
      regenerate: z.optional(z.boolean()),
      /** Includes the lines with an author's recording, which are skipped by default. */
      replace_recordings: z.optional(z.boolean()),
      /** Only the lines with these keys. */
      keys: z.optional(z.array(namedPartKey).check(z.minLength(1), z.maxLength(5000))),
    }),
    answer: z.object({ status: z.literal('started'), job_id: z.string() }),
    status: 202,
  }),
  audioStatus: endpoint({
    method: 'GET',
    path: '/api/podcast/audio/status/{courseId}/{pageId}/{podcastId}',
    summary: "The progress of a podcast's audio, line by line.",
    access: 'user',
    params: z.object({ courseId: externalId, pageId: externalId, podcastId: z.string() }),
    answer: z.object({
      status: z.enum(['idle', 'generating', 'ready', 'failed']),
      segment_audio: z.array(segmentAudio),
      progress: z.object({ done: z.number(), total: z.number() }),
      message: z.optional(z.string()),
      /** The problem, or the remarks, that `message` is the English text of. */
      problem: problemBeside,
      notes: noticesBeside,
      /** The lines whose last audio generation failed, with their current positions. `line` counts from 1. */
      failed: z.optional(
        z.array(
          z.object({
            key: z.string(),
            segment_id: z.int(),
            line: z.int(),
            reason: z.string(),
            problem: problemBeside,
          }),
        ),
      ),
    }),
  }),
} as const
