import { z } from 'zod/mini'
import { externalId } from '../courses/ids.ts'
import { failedPage } from '../jobs/job.ts'
import { endpoint } from './endpoint.ts'
import { writingOptions } from './writing-options.ts'

const pageIds = z.array(externalId).check(z.minLength(1, 'Please select at least one page'), z.maxLength(500))

const result = { successful_pages: z.array(z.string()), failed_pages: z.array(failedPage) }

export const generationApi = {
  slideshow: endpoint({
    method: 'POST',
    path: '/api/generate_slideshow',
    summary: 'Write slideshows from pages. With a voice they are also narrated by the same job.',
    access: 'user',
    body: z.object({
      course_id: externalId,
      page_ids: pageIds,
      options: z.optional(writingOptions),
      voice_id: z.optional(z.string()),
    }),
    answer: z.object(result),
    async: true,
  }),
  podcast: endpoint({
    method: 'POST',
    path: '/api/generate_podcast',
    summary: 'Write podcasts from pages. With both voices they are also spoken by the same job.',
    access: 'user',
    body: z.object({
      course_id: externalId,
      page_ids: pageIds,
      options: z.optional(writingOptions),
      voice_id_host1: z.optional(z.string()),
      voice_id_host2: z.optional(z.string()),
    }),
    answer: z.object({ ...result, podcast_id: z.number() }),
    async: true,
  }),
} as const
