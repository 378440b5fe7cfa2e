import { z } from 'zod'
import type { Quote } from '../../../grounding/evidence/grounded-text.ts'
import { formList, formObject, formText } from '../answer/answer-form.ts'
import { nonBlank } from '../answer/answer-schemas.ts'

/** Quotes of one slide or line that are read. More of them prove nothing more. */
export const mostQuotes = 6
/** Characters of a quote. A longer one is a passage, and proves no single claim. */
export const longestQuote = 200

/** The form of quotes. The id is free text, because forms with many choices are refused by providers. */
export const formOfQuotes = formList(formObject({ block: formText, text: formText }))

const blockId = z
  .string()
  .transform((written) => /b\d+/i.exec(written)?.[0].toLowerCase())
  .catch(undefined)
const quoteAnswer = z.union([
  nonBlank.transform((text): Quote => ({ text })),
  z.object({ block: blockId, text: nonBlank }),
])
const withQuotes = z.object({ quotes: z.preprocess((value) => [value ?? []].flat(), z.array(z.unknown())) })

/**
 * The quotes of a slide or line in a model's answer. Quotes are optional: none are no fault, and those that are empty,
 * of another form or too long are left out.
 */
export function readQuotes(answer: unknown): readonly Quote[] {
  const { data } = withQuotes.safeParse(answer)
  return (data?.quotes ?? [])
    .flatMap((written) => quoteAnswer.safeParse(written).data ?? [])
    .filter(({ text }) => text.length <= longestQuote)
    .slice(0, mostQuotes)
}
