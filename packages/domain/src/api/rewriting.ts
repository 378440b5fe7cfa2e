import { z } from 'zod/mini'
import { pageParams } from '../courses/ids.ts'
import { hosts } from '../podcast/podcast.ts'
import { slideTypeIds } from '../slides/slide-types.ts'
import { endpoint } from './endpoint.ts'

/** The largest slide or segment that can be sent, in bytes. */
const partLimit = 256 * 1024
/** The longest script or line, in characters. */
const script = z.string().check(z.maxLength(20_000))
/** Ids of the passages that a part rests on. */
const sources = z._default(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)), [])

const tooLong = 'Please say it in at most 500 characters.'
/** What is to be different, in the author's words. A wish: a writer that cannot follow it says so in a warning. */
export const instruction = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please say what is to be different.'), z.maxLength(500, tooLong))

const slideType = z.enum(slideTypeIds)

/** A slide as far as it is written: without its motion and its place. */
export const writtenSlide = z.object({
  slide_type: slideType,
  content: z.record(z.string(), z.unknown()),
  audio_script: script,
  sources,
})
export type WrittenSlide = z.output<typeof writtenSlide>

/** A dialogue line as far as it is written: without its audio. */
export const writtenLine = z.object({
  speaker: z.enum(hosts),
  content: script,
  tone: z._default(z.string().check(z.maxLength(100)), 'conversational'),
  sources,
})
export type WrittenLine = z.output<typeof writtenLine>

/** An instruction that a writer can follow, ready to be chosen. */
export const rewriteChoice = z.object({ instruction, slide_type: z.optional(slideType) })
export type RewriteChoice = z.output<typeof rewriteChoice>

/** What each kind of part is offered. */
export const rewriteChoices = z.object({ slide: z.array(rewriteChoice), lines: z.array(rewriteChoice) })
export type RewriteChoices = z.output<typeof rewriteChoices>

/** Sentences on what could not be followed, or should be looked at. */
const warnings = z.array(z.string())

/**
 * Rewriting one part. The request carries the part as it stands with its author, saved or not; the answer is a proposal,
 * and nothing is stored. It rests on the page as it was when the document was made. Hanging up cancels it.
 */
export const rewritingApi = {
  slide: endpoint({
    method: 'POST',
    path: '/api/slideshow/{courseId}/{pageId}/rewrite',
    summary: 'Propose another wording of one slide, by an instruction. Nothing is stored.',
    access: 'user',
    params: pageParams,
    body: z.object({ slide: writtenSlide, instruction, slide_type: z.optional(slideType) }),
    answer: z.object({ slide: writtenSlide, warnings }),
    bodyLimit: partLimit,
    slow: true,
  }),
  lines: endpoint({
    method: 'POST',
    path: '/api/podcast/{courseId}/{pageId}/rewrite',
    summary:
      'Propose another wording of dialogue lines, by an instruction. With segment_title they are a whole segment, and there may be more or fewer of them afterwards. Nothing is stored.',
    access: 'user',
    params: pageParams,
    body: z.object({
      lines: z.array(writtenLine).check(z.minLength(1), z.maxLength(300)),
      instruction,
      segment_title: z.optional(z.string().check(z.maxLength(500))),
    }),
    answer: z.object({ lines: z.array(writtenLine), warnings }),
    bodyLimit: partLimit,
    slow: true,
  }),
} as const
