import { z } from 'zod/mini'
import { forEachFormat, type Format, formatNames, formats } from '../courses/formats.ts'
import { refusalMessages } from '../documents/refusal-messages.ts'
import { externalId } from '../courses/ids.ts'
import { jobGroup } from '../jobs/job.ts'
import { allVoices, voiceFields, voicesOf } from '../voices/chosen-voices.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { budget } from './spending.ts'
import { rewriteChoices } from './documents/rewriting.ts'
import { declinedOptions, writingOptions } from './writing-options.ts'

/** Maximum number of pages in one request for generation or an estimate. */
export const maxPagesPerRequest = 500
/** Twenty times the page limit, so that a request with too many pages gets its sentence instead of a 413. */
const bodyLimit = 1024 * 1024

const pageIds = z
  .array(externalId)
  .check(
    z.minLength(1, { error: () => refusalMessages.noPage }),
    z.maxLength(maxPagesPerRequest, { error: () => refusalMessages.tooManyPages(maxPagesPerRequest) }),
  )

/**
 * Estimate of a generation. `cost` is present if a provider charges for it: `dollars` is the sum of the known prices
 * (US dollars), and `unpriced` names the providers whose price is not configured.
 */
export const estimate = z.object({
  pages: z.number(),
  /**
   * BCP 47 tags of the detected languages with the approximate number of pages each, most common first. A page may be
   * in another language than its course.
   */
  languages: z.array(z.object({ language: z.string(), pages: z.number() })),
  /** Minutes of audio of all pages, for each requested format. */
  minutes: z.object(forEachFormat(() => z.optional(z.number()))),
  cost: z.optional(z.object({ dollars: z.number(), unpriced: z.array(z.string()) })),
  /** The daily budgets that limit this account, and what was used of them. Missing if there is none. */
  budgets: z.optional(z.array(budget)),
})
export type Estimate = z.infer<typeof estimate>

/** Outcome of each page, as in `GET /api/jobs/{jobId}`. */
const { successful_pages, failed_pages, cancelled_pages, gaps, notices } = jobGroup.shape
const result = { successful_pages, failed_pages, cancelled_pages, gaps, notices }

function generationEndpoint(format: Format) {
  const { summary, answer: more } = formats[format].generation
  const answer: typeof result = { ...result, ...constants(more) }
  return endpoint({
    method: 'POST',
    path: `/api/generate_${format}`,
    summary,
    access: 'user',
    bodyLimit,
    body: z.object({
      course_id: externalId,
      page_ids: pageIds,
      options: z.optional(writingOptions),
      ...voiceFields(voicesOf(format)),
    }),
    answer: z.object(answer),
    async: true,
  })
}

function constants(values: Readonly<Record<string, number>>): Readonly<Record<string, z.ZodMiniNumber>> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, z.number()]))
}

export const generationApi = {
  ...forEachFormat((_definition, name) => generationEndpoint(name)),
  estimate: endpoint({
    method: 'POST',
    path: '/api/generation/estimate',
    summary: 'Estimate the length and the cost of a generation. Starts nothing.',
    access: 'user',
    bodyLimit,
    body: z.object({
      course_id: externalId,
      page_ids: pageIds,
      formats: z
        .array(z.enum(formatNames))
        .check(z.minLength(1, { error: () => refusalMessages.noFormat }), z.maxLength(formatNames.length)),
      options: z.optional(writingOptions),
      ...voiceFields(allVoices),
    }),
    answer: estimate,
  }),
  writer: endpoint({
    method: 'GET',
    path: '/api/writer',
    summary: 'The writer in use, its unsupported options, and its instructions for rewriting.',
    access: 'user',
    answer: z.object({
      name: z.string(),
      declines: declinedOptions,
      rewrites: rewriteChoices,
      /** Whether it can translate. Servers of older versions do not send it. */
      translates: z.optional(z.boolean()),
    }),
  }),
} as const
