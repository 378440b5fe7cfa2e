import { z } from 'zod/mini'
import { formatNames } from '../courses/format.ts'
import { externalId } from '../courses/ids.ts'
import { failedPage } from '../jobs/job.ts'
import { endpoint } from './endpoint.ts'
import { rewriteChoices } from './rewriting.ts'
import { declinedOptions, writingOptions } from './writing-options.ts'

const pageIds = z.array(externalId).check(z.minLength(1, 'Please select at least one page'), z.maxLength(500))

/**
 * What a generation is going to be, before it is started. `cost` is there when somebody charges for it: `dollars` is the
 * sum of what has a price (US dollars), `unpriced` names those who charge and whose price nobody configured.
 */
export const estimate = z.object({
  pages: z.number(),
  /** Of audio, for all pages together, of each format that was asked about. */
  minutes: z.object({ slideshow: z.optional(z.number()), podcast: z.optional(z.number()) }),
  cost: z.optional(z.object({ dollars: z.number(), unpriced: z.array(z.string()) })),
})
export type Estimate = z.infer<typeof estimate>

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
  estimate: endpoint({
    method: 'POST',
    path: '/api/generation/estimate',
    summary: 'About how long, and how dear, what is generated from pages is going to be. Nothing is started.',
    access: 'user',
    body: z.object({
      course_id: externalId,
      page_ids: pageIds,
      formats: z
        .array(z.enum(formatNames))
        .check(
          z.minLength(1, 'Please select at least one format (Slideshow or Podcast) to generate'),
          z.maxLength(formatNames.length),
        ),
      options: z.optional(writingOptions),
      voice_id: z.optional(z.string()),
      voice_id_host1: z.optional(z.string()),
      voice_id_host2: z.optional(z.string()),
    }),
    answer: estimate,
  }),
  writer: endpoint({
    method: 'GET',
    path: '/api/writer',
    summary: 'Who writes here, which of the options it cannot follow, and what it offers to rewrite.',
    access: 'user',
    answer: z.object({ name: z.string(), declines: declinedOptions, rewrites: rewriteChoices }),
  }),
} as const
