import { z } from 'zod/mini'
import { refusalMessages } from '../../documents/refusal-messages.ts'
import { drawing } from '../../drawings/drawing.ts'
import { pageParams } from '../../courses/ids.ts'
import { spokenWords } from '../../narration/marks/speech-marks.ts'
import { hosts } from '../../podcast/podcast.ts'
import { noticesBeside } from '../../problems/codes/problem-reason.ts'
import type { SlideType } from '../../slides/slide-type.ts'
import { slideTypeIds, slideTypes } from '../../slides/slide-types.ts'
import { endpoint } from '../endpoint/endpoint.ts'

const spokenFields = new Set(
  Object.values<SlideType>(slideTypes).flatMap((type) =>
    Object.entries(type.fields).flatMap(([name, { spoken }]) => (spoken ? [name] : [])),
  ),
)

/** Maximum size of a slide or segment in a request, in bytes. */
const partLimit = 256 * 1024
/**
 * A script or line as writers and checks get it: its words without marks of speech. At most 20,000 characters without
 * marks.
 */
const script = z.pipe(z.pipe(z.string(), z.transform(spokenWords)), z.string().check(z.maxLength(20_000)))
const fields = z.record(z.string(), z.unknown())
/** The fields of a slide as writers and checks get them: those that are spoken without marks of speech. */
const content = z.pipe(
  z.pipe(
    fields,
    z.transform((written) =>
      Object.fromEntries(
        Object.entries(written).map(([name, value]) => [
          name,
          spokenFields.has(name) && typeof value === 'string' ? spokenWords(value) : value,
        ]),
      ),
    ),
  ),
  fields,
)
/** Ids of the passages that support a part. */
const sources = z._default(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)), [])

/** The author's instruction. A writer that cannot follow it returns a warning. */
export const instruction = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => refusalMessages.noInstruction }),
    z.maxLength(500, { error: () => refusalMessages.instructionTooLong }),
  )

const slideType = z.enum(slideTypeIds)

/** The written fields of a slide, without motion and position. */
export const writtenSlide = z.object({
  slide_type: slideType,
  content,
  audio_script: script,
  sources,
  /**
   * The drawing of the slide, instead of a picture. A rewrite keeps it unless the slide gets another type or picture.
   */
  drawing: z.optional(drawing),
})
export type WrittenSlide = z.output<typeof writtenSlide>

/** The written fields of a dialogue line, without audio. */
export const writtenLine = z.object({
  speaker: z.enum(hosts),
  content: script,
  tone: z._default(z.string().check(z.maxLength(100)), 'conversational'),
  sources,
})
export type WrittenLine = z.output<typeof writtenLine>

/** A predefined instruction that the writer supports. */
export const rewriteChoice = z.object({ instruction, slide_type: z.optional(slideType) })
export type RewriteChoice = z.output<typeof rewriteChoice>

/** The predefined instructions for each kind of part. */
export const rewriteChoices = z.object({ slide: z.array(rewriteChoice), lines: z.array(rewriteChoice) })
export type RewriteChoices = z.output<typeof rewriteChoices>

/** Sentences that say what the writer could not follow or what the author should check. */
const warnings = z.array(z.string())
/** The warnings as notices, in the same order. Servers of older versions do not send them. */
const notices = noticesBeside

/** The texts of a proposal that are written so far. They are not yet compared with the page. */
export const rewritingProgress = z.object({ written: z.array(z.string()) })
export type RewritingProgress = z.output<typeof rewritingProgress>

/**
 * Rewrites one part. The request contains the part as the author sees it, saved or not. The response is a proposal, and
 * nothing is stored. The writer uses the page as it was when the document was generated. Closing the connection cancels
 * the request.
 */
export const rewritingApi = {
  slide: {
    ...endpoint({
      method: 'POST',
      path: '/api/slideshow/{courseId}/{pageId}/rewrite',
      summary: 'Propose a rewrite of one slide by an instruction. Nothing is stored.',
      access: 'user',
      params: pageParams,
      body: z.object({ slide: writtenSlide, instruction, slide_type: z.optional(slideType) }),
      answer: z.object({ slide: writtenSlide, warnings, notices }),
      bodyLimit: partLimit,
      slow: true,
    }),
    progress: rewritingProgress,
  },
  lines: {
    ...endpoint({
      method: 'POST',
      path: '/api/podcast/{courseId}/{pageId}/rewrite',
      summary:
        'Propose a rewrite of dialogue lines by an instruction. With segment_title they are a whole segment, and their number may change. Nothing is stored.',
      access: 'user',
      params: pageParams,
      body: z.object({
        lines: z.array(writtenLine).check(z.minLength(1), z.maxLength(300)),
        instruction,
        segment_title: z.optional(z.string().check(z.maxLength(500))),
      }),
      answer: z.object({ lines: z.array(writtenLine), warnings, notices }),
      bodyLimit: partLimit,
      slow: true,
    }),
    progress: rewritingProgress,
  },
} as const
