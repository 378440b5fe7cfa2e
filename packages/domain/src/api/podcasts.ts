import { z } from 'zod/mini'
import { externalId, pageKeys, pageParams } from '../courses/ids.ts'
import { podcast, segmentAudio } from '../podcast/podcast.ts'
import { documentLimit, endpoint } from './endpoint.ts'

/** The number of a podcast of a page; only 1 exists, and requests may send it as a string. */
export const podcastId = z._default(
  z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d+$/))]), z.transform(Number)),
  1,
)

export const podcastsApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/podcast/{courseId}/{pageId}',
    summary: 'The podcast of a page. Its ETag names the saved version.',
    access: 'user',
    params: pageParams,
    answer: podcast,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/podcast/{courseId}/{pageId}',
    summary:
      'Save the whole podcast. With If-Match a version that is no longer the newest is refused with 412.',
    access: 'user',
    params: pageParams,
    body: podcast,
    answer: podcast,
    bodyLimit: documentLimit,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/podcast/{courseId}/{pageId}',
    summary: 'Delete the podcast of a page. It stays in the history for 30 days.',
    access: 'user',
    params: pageParams,
    answer: z.object({ status: z.literal('success') }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/podcast/{courseId}/{pageId}/restore',
    summary: 'Bring back a deleted podcast.',
    access: 'user',
    params: pageParams,
    answer: z.object({ status: z.literal('success') }),
  }),
  generateAudio: endpoint({
    method: 'POST',
    path: '/api/podcast/audio/generate',
    summary: 'Start speaking the lines of a podcast. Only what changed is spoken unless regenerate is true.',
    access: 'user',
    body: z.object({
      ...pageKeys,
      podcast_id: podcastId,
      voice_id_host1: z.string(),
      voice_id_host2: z.string(),
      regenerate: z.optional(z.boolean()),
    }),
    answer: z.object({ status: z.literal('started'), job_id: z.string() }),
    status: 202,
  }),
  audioStatus: endpoint({
    method: 'GET',
    path: '/api/podcast/audio/status/{courseId}/{pageId}/{podcastId}',
    summary: 'How far the audio of a podcast is, line by line.',
    access: 'user',
    params: z.object({ courseId: externalId, pageId: externalId, podcastId: z.string() }),
    answer: z.object({
      status: z.enum(['idle', 'generating', 'ready', 'failed']),
      segment_audio: z.array(segmentAudio),
      progress: z.object({ done: z.number(), total: z.number() }),
      message: z.optional(z.string()),
    }),
  }),
} as const
