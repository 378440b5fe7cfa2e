import { z } from 'zod'
import { listOf, nonBlank, sourcesOf } from '../answer/answer-schemas.ts'
import type { PagePart } from '../page-excerpts.ts'
import { pieceLengths } from './plan.ts'

/** Maximum number of pieces that are read: an endless answer would be paid for again in the writing. */
const mostPieces = 200

const text = nonBlank.catch('')
const texts = listOf(nonBlank).catch([])

/** Ids of blocks. Ids that the page does not have are left out. */
function idsOf(part: PagePart) {
  const one = sourcesOf(part, 1)
  return z.preprocess(
    (value) => [value ?? []].flat(2),
    z.array(z.unknown()).transform((ids) => ids.flatMap((id) => one.safeParse(id).data ?? [])),
  )
}

function pieceAnswer(part: PagePart) {
  return z.object({
    /** Read by the format, which knows the types. */
    type: text,
    title: text,
    teaches: text,
    concepts: texts,
    blocks: idsOf(part),
    length: z.enum(pieceLengths).catch('normal'),
  })
}

export type PieceAnswer = z.infer<ReturnType<typeof pieceAnswer>>

/** A plan as a model writes it, of any format. Code repairs the rest of it. */
export interface PlanAnswer {
  readonly title: string
  readonly goals: readonly string[]
  readonly audience: string
  readonly examples: readonly string[]
  readonly leftOut: readonly string[]
  readonly pieces: readonly PieceAnswer[]
}

/** The schema of a model's plan of a page, with its pieces under the name `main`. */
export function planAnswer(part: PagePart, main: 'slides' | 'segments'): z.ZodType<PlanAnswer> {
  const shared = { title: text, examples: texts, left_out: idsOf(part) }
  const pieces = listOf(pieceAnswer(part))
    .transform((all) => all.slice(0, mostPieces))
    .refine((all) => all.some(({ blocks }) => blocks.length > 0), 'names no block of the page')
  if (main === 'slides')
    return z
      .object({ ...shared, goals: texts, slides: pieces })
      .transform(({ left_out, slides, ...plan }) => ({
        ...plan,
        audience: '',
        leftOut: left_out,
        pieces: slides,
      }))
  // Listeners see the objectives and the audience.
  return z
    .object({ ...shared, target_audience: nonBlank, learning_objectives: listOf(nonBlank), segments: pieces })
    .transform(({ left_out, segments, learning_objectives, target_audience, ...plan }) => ({
      ...plan,
      goals: learning_objectives,
      audience: target_audience,
      leftOut: left_out,
      pieces: segments,
    }))
}
