import { z } from 'zod'
import { listOf, nonBlank, sourcesOf } from '../answer/answer-schemas.ts'
import type { PageExcerpt } from '../page-excerpts.ts'
import { partLengths } from './plan.ts'

/** Maximum number of parts that are read: an endless answer would be paid for again in the writing. */
const mostParts = 200

const text = nonBlank.catch('')
const texts = listOf(nonBlank).catch([])

/** Ids of blocks. Ids that the page does not have are left out. */
function idsOf(excerpt: PageExcerpt) {
  const one = sourcesOf(excerpt, 1)
  return z.preprocess(
    (value) => [value ?? []].flat(2),
    z.array(z.unknown()).transform((ids) => ids.flatMap((id) => one.safeParse(id).data ?? [])),
  )
}

function partAnswer(excerpt: PageExcerpt) {
  return z.object({
    /** Read by the format, which knows the types. */
    type: text,
    title: text,
    teaches: text,
    concepts: texts,
    blocks: idsOf(excerpt),
    length: z.enum(partLengths).catch('normal'),
  })
}

export type PartAnswer = z.infer<ReturnType<typeof partAnswer>>

/** A plan as a model writes it, of any format. Code repairs the rest of it. */
export interface PlanAnswer {
  readonly title: string
  readonly goals: readonly string[]
  readonly audience: string
  readonly examples: readonly string[]
  readonly leftOut: readonly string[]
  readonly parts: readonly PartAnswer[]
}

/** The schema of a model's plan of a page, with its parts under the name `main`. */
export function planAnswer(excerpt: PageExcerpt, main: 'slides' | 'segments'): z.ZodType<PlanAnswer> {
  const shared = { title: text, examples: texts, left_out: idsOf(excerpt) }
  const parts = listOf(partAnswer(excerpt))
    .transform((all) => all.slice(0, mostParts))
    .refine((all) => all.some(({ blocks }) => blocks.length > 0), 'names no block of the page')
  if (main === 'slides')
    return z
      .object({ ...shared, goals: texts, slides: parts })
      .transform(({ left_out, slides, ...plan }) => ({
        ...plan,
        audience: '',
        leftOut: left_out,
        parts: slides,
      }))
  // Listeners see the objectives and the audience.
  return z
    .object({ ...shared, target_audience: nonBlank, learning_objectives: listOf(nonBlank), segments: parts })
    .transform(({ left_out, segments, learning_objectives, target_audience, ...plan }) => ({
      ...plan,
      goals: learning_objectives,
      audience: target_audience,
      leftOut: left_out,
      parts: segments,
    }))
}
