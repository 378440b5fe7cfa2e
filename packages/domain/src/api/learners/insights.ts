import { z } from 'zod/mini'
import { formatNames } from '../../courses/formats.ts'
import { externalId } from '../../courses/ids.ts'
import { endpoint } from '../endpoint/endpoint.ts'

/** With fewer visits, figures would describe single learners. */
export const fewestVisits = 5

const day = z.iso.date().check(z.regex(/^2/))

const option = z.object({
  letter: z.string(),
  text: z.string(),
  right: z.boolean(),
  /** Visits that chose it in their first answer. */
  count: z.number(),
})

/** The figures of a slide or segment of the published version. */
const partFigures = z.object({
  key: z.string(),
  title: z.string(),
  /** Visits that saw or heard it. */
  reached: z.number(),
  /** Visits that ended at it. */
  left: z.number(),
  /** Average time per visit that reached it. */
  seconds: z.number(),
  /** Times that it was played again. */
  replays: z.number(),
})
export type PartFigures = z.infer<typeof partFigures>

/**
 * The figures of a question. `options` is null while fewer than five visits answered. The answers of a question are counted
 * in buckets of weeks with at least five answers.
 */
const questionFigures = z.object({
  key: z.string(),
  question: z.string(),
  /** Visits that answered. */
  answers: z.number(),
  right_at_first_try: z.nullable(z.number()),
  options: z.nullable(z.array(option)),
})
export type QuestionFigures = z.infer<typeof questionFigures>

/**
 * Weeks with fewer than five visits are counted together with the following ones until there are five. `completions` is
 * null for a week that waits for more visits, or whose other weeks are outside the range.
 */
const weekFigures = z.object({
  /** A Monday. */
  from: day,
  /** A Sunday. */
  to: day,
  starts: z.number(),
  completions: z.nullable(z.number()),
})
export type WeekFigures = z.infer<typeof weekFigures>

/**
 * Everything except `starts` describes whole buckets of weeks. A bucket has at least five visits, and its weeks do not depend
 * on the requested range. Otherwise, the difference of two ranges would describe single learners.
 */
const figures = z.object({
  /** Starts of all weeks. */
  starts: z.number(),
  completions: z.number(),
  /** Median of the time that visits watched or listened, in steps of five seconds. Null if no part was reported. */
  median_seconds: z.nullable(z.number()),
  /** Length of the published version. */
  length_seconds: z.number(),
  parts: z.array(partFigures),
  questions: z.array(questionFigures),
  weeks: z.array(weekFigures),
})
export type Figures = z.infer<typeof figures>

/** Figures about the visits of a published slideshow or podcast, without identity. */
export const insights = z.object({
  /** Whether visits of the course are counted. */
  counting: z.boolean(),
  /** Whether learners can open it now. */
  published: z.boolean(),
  /** The first and the last day that are counted: whole weeks from Monday to Sunday, in UTC. */
  from: day,
  to: day,
  visits: z.number(),
  /** Null while fewer than five visits can be counted together. */
  figures: z.nullable(figures),
})
export type Insights = z.infer<typeof insights>

const settings = z.object({ counting: z.boolean() })

const documentParams = {
  method: 'GET',
  access: 'user',
  params: z.object({ courseId: externalId, pageId: externalId, format: z.enum(formatNames) }),
  query: z
    .object({
      /** The first and the last day. Without them: the last twelve weeks. */
      from: z.optional(day),
      to: z.optional(day),
    })
    .check(
      z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
        path: ['from'],
        error: 'The first day is after the last day.',
      }),
    ),
} as const

const courseParams = z.object({ courseId: externalId })

/** The figures of visits, for authors. All calls need access to the course. */
export const insightsApi = {
  get: endpoint({
    ...documentParams,
    path: '/api/insights/{courseId}/{pageId}/{format}',
    summary:
      'How often learners started and completed a published document, where they left it, and what they answered. Whole weeks are counted.',
    answer: insights,
  }),
  csv: {
    ...endpoint({
      ...documentParams,
      access: 'media',
      path: '/api/insights/{courseId}/{pageId}/{format}/csv',
      summary: 'The same figures as a table (CSV).',
      answer: z.unknown(),
    }),
    file: 'text/csv; charset=utf-8',
  },
  settings: endpoint({
    method: 'GET',
    path: '/api/insights/{courseId}/settings',
    summary: 'Whether the visits of learners are counted in this course.',
    access: 'user',
    params: courseParams,
    answer: settings,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/insights/{courseId}/settings',
    summary: 'Turn the counting of visits on or off for a course. Earlier figures stay.',
    access: 'user',
    params: courseParams,
    body: settings,
    answer: settings,
  }),
} as const
