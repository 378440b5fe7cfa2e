import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { AnswerCache } from '../../../answer-cache/answer-cache.ts'
import { answerSchema } from '../answer/read-answer.ts'
import { originSchema } from './origin.ts'
import type { OriginalAnswer } from './request-answer.ts'

/** An answer as it is kept. Answers of earlier versions have no origin. */
const keptAnswer = z.object({ ...answerSchema.shape, origin: z.optional(originSchema) })

/** Everything on which an answer depends, as SHA-256 in hexadecimal digits. */
export function keyOf(asked: object): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex')
}

const keptText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue('It is no JSON.')
    return z.NEVER
  }
})

/** The answer of an earlier attempt; undefined if there is none, or if another version kept it in a form of its own. */
export async function findCachedAnswer(
  kept: AnswerCache | undefined,
  key: string,
): Promise<OriginalAnswer | undefined> {
  const { data } = keptText.pipe(keptAnswer).safeParse(await kept?.find(key))
  if (!data) return undefined
  const { origin, ...answer } = data
  return { ...answer, ...(origin && { origin }) }
}

/** Keeps an answer for another attempt. */
export async function cacheAnswer(
  kept: AnswerCache | undefined,
  key: string,
  answer: OriginalAnswer,
): Promise<void> {
  await kept?.keep(key, JSON.stringify(answer))
}
