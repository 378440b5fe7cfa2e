import { z } from 'zod/mini'
import { formatNames } from '../courses/format.ts'
import { externalId } from '../courses/ids.ts'
import { jobGroup } from '../jobs/job.ts'
import { endpoint } from './endpoint.ts'
import { rewriteChoices } from './rewriting.ts'
import { declinedOptions, writingOptions } from './writing-options.ts'

/** The largest number of pages in one request for generation or an estimate. */
export const maxPagesPerRequest = 500
/** Shown when a request names more pages. */
export const tooManyPages = `Choose at most ${maxPagesPerRequest} pages at once.`
/** Room for twenty times as many pages, so that a request with too many is answered with `tooManyPages` instead of 413. */
const bodyLimit = 1024 * 1024

const pageIds = z
  .array(externalId)
  .check(z.minLength(1, 'Please select at least one page'), z.maxLength(maxPagesPerRequest, tooManyPages))

/**
 * What a generation is going to be, before it is started. `cost` is there when somebody charges for it: `dollars` is the
 * sum of what has a price (US dollars), `unpriced` names those who charge and whose price nobody configured.
 */
export const estimate = z.object({
  pages: z.number(),
  /**
   * BCP 47 tags of the languages that generation recognises, and about how many pages are in each, the most common one
   * first. A page of a course may be in another language than the course.
   */
  languages: z.array(z.object({ language: z.string(), pages: z.number() })),
  /** Of audio, for all pages together, of each format that was asked about. */
  minutes: z.object({ slideshow: z.optional(z.number()), podcast: z.optional(z.number()) }),
  cost: z.optional(z.object({ dollars: z.number(), unpriced: z.array(z.string()) })),
})
export type Estimate = z.infer<typeof estimate>

/** What came of each page, as `GET /api/jobs/{jobId}` tells it. */
const { successful_pages, failed_pages, cancelled_pages, gaps, notices } = jobGroup.shape
const result = { successful_pages, failed_pages, cancelled_pages, gaps, notices }

export const generationApi = {
  slideshow: endpoint({
    method: 'POST',
    path: '/api/generate_slideshow',
    summary: 'Write slideshows from pages. With a voice they are also narrated by the same job.',
    access: 'user',
    bodyLimit,
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
    bodyLimit,
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
    bodyLimit,
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
