import { z } from 'zod/mini'
import { forEachFormat } from '../../courses/formats.ts'
import { pageParams } from '../../courses/ids.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { writtenLine, writtenSlide } from './rewriting.ts'

/** Maximum size of a slide or of the lines of a segment, in bytes. */
const partLimit = 256 * 1024
const mostLines = 300
/** Titles and objectives of a document. */
const mostHeadings = 60
const longestHeading = 2_000

/** Why a sentence does not agree with the page. */
export const groundingReasons = [
  'number',
  'date',
  'name',
  'unit',
  'term',
  'negation',
  // A cause and its effect, an order or a comparison is reversed.
  'direction',
  // A quote that is not on the page.
  'quote',
  // The page has few of the words.
  'unsupported',
  // A wrong option of a quiz that the page gives as the answer.
  'answer',
  // A second model found that the page does not support it.
  'doubted',
] as const
export type GroundingReason = (typeof groundingReasons)[number]

/** The title of a document, and the objectives of a podcast. */
const headings = z.object({
  headings: z
    .array(z.string().check(z.maxLength(longestHeading)))
    .check(z.minLength(1), z.maxLength(mostHeadings)),
})

/** A sentence that does not agree with the page. */
const fault = z.object({
  /** Where it is: `content.slide_content`, `audio_script`, or `lines[2]` and `headings[2]` by the index in the request. */
  path: z.string(),
  reason: z.enum(groundingReasons),
  sentence: z.string(),
  /** The words that are wrong. Empty if it is the whole sentence. */
  words: z.array(z.string()),
  /** The words of the page in place of the wrong ones. Empty unless one passage shows them. */
  expected: z.array(z.string()),
  /** Id of the passage to compare the sentence with. */
  passage: z.optional(z.string()),
})
export type GroundingAnswerFault = z.output<typeof fault>

const answer = z.object({
  faults: z.array(fault),
  /** False if the time for the check was over before all texts were checked. */
  complete: z.boolean(),
})

/**
 * Compares a part with the passages that are stored with its document. The request contains the part as the author sees
 * it, saved or not. Nothing is stored. Without stored passages there are no faults.
 */
export const groundingApi = {
  slide: endpoint({
    method: 'POST',
    path: '/api/slideshow/{courseId}/{pageId}/grounding',
    summary: 'Find the sentences of a slide that do not agree with the page. Nothing is stored.',
    access: 'user',
    params: pageParams,
    body: z.object({ slide: writtenSlide }),
    answer,
    bodyLimit: partLimit,
  }),
  lines: endpoint({
    method: 'POST',
    path: '/api/podcast/{courseId}/{pageId}/grounding',
    summary: 'Find the sentences of dialogue lines that do not agree with the page. Nothing is stored.',
    access: 'user',
    params: pageParams,
    body: z.object({ lines: z.array(writtenLine).check(z.minLength(1), z.maxLength(mostLines)) }),
    answer,
    bodyLimit: partLimit,
  }),
} as const

/** Compares the title of a document, and its objectives, as `groundingApi` compares parts. */
export const groundingHeadingsApi = forEachFormat((_, format) =>
  endpoint({
    method: 'POST',
    path: `/api/${format}/{courseId}/{pageId}/grounding/headings`,
    summary: `Find the titles and objectives of a ${format} with numbers, names and terms that the page does not have. Nothing is stored.`,
    access: 'user',
    params: pageParams,
    body: headings,
    answer,
    bodyLimit: partLimit,
  }),
)
