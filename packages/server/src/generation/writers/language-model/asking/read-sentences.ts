import { z } from 'zod'
import { chooseLanguage } from '../../../../platform/languages/recognise-language.ts'
import { findUngrounded } from '../../../grounding/find-ungrounded.ts'
import type { GroundedText, GroundingFault } from '../../../grounding/evidence/grounded-text.ts'
import type { StructuredPage } from '../../../page.ts'
import type { AnswerSentence } from '../../../page-question.ts'
import { nonBlank, sourcesOf } from '../answer/answer-schemas.ts'
import { type Answer, readAnswer, type Reading } from '../answer/read-answer.ts'
import { faultSentence } from '../fault-sentence.ts'
import type { PageExcerpt } from '../page-excerpts.ts'

/** An answer whose sentences agree with their blocks. */
export interface CheckedAnswer {
  readonly sentences: readonly AnswerSentence[]
  readonly language: string
  /** The sentences that do not agree with their blocks. */
  readonly left: readonly string[]
}

/** Sentences of one answer. More are no short answer. */
const longestAnswer = 12
/** Characters of one sentence. */
const longestSentence = 2_000
/** Language tags: 'pt-BR'. */
const tag = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i

/**
 * A reader of answers about a part of a page. The model is asked again about sentences that do not agree with the page,
 * or that name unknown blocks. Of its last answer, the sentences that agree are used.
 */
export function readSentences(
  excerpt: PageExcerpt,
  page: StructuredPage,
): (answer: Answer, isLast: boolean) => Reading<CheckedAnswer> {
  let best: { readonly value: CheckedAnswer; readonly from: readonly Answer[] } | undefined
  return (answer, isLast) => {
    const reading = readAnswer(answer, { schema: schemaFor(excerpt, isLast), main: 'sentences' })
    if (!reading.ok) return best && isLast ? { ok: true, ...best } : reading
    const { refusal, sentences } = reading.value
    if (refusal && sentences.length === 0) return { ok: false, reason: 'against-rules', faults: [], refusal }
    const { checked, faults } = check(reading.value, page)
    if (!best || checked.left.length < best.value.left.length) best = { value: checked, from: [answer] }
    if (faults.length === 0 || isLast) return { ok: true, ...best }
    const said = faults.map((fault) => faultSentence(fault, page))
    return { ok: false, reason: 'against-rules', faults: said, instead: best }
  }
}

/** The last answer may have sentences that cannot be used, besides others. */
function schemaFor(excerpt: PageExcerpt, isLast: boolean) {
  const sentence = z.object({
    text: nonBlank.refine((text) => text.length <= longestSentence, 'is too long'),
    sources: sourcesOf(excerpt, 1),
  })
  const usable = z
    .array(z.unknown())
    .transform((all) => all.flatMap((one) => sentence.safeParse(one).data ?? []))
  const lenient = z
    .array(z.unknown())
    .refine(
      (all) => all.length === 0 || usable.parse(all).length > 0,
      'has no sentence that names its blocks',
    )
    .pipe(usable)
  const all: z.ZodType<AnswerSentence[]> = isLast ? lenient : z.array(sentence)
  return z.object({
    sentences: all.transform((list) => withoutRepeats(list).slice(0, longestAnswer)),
    language: z.string().regex(tag).nullish().catch(undefined),
    refusal: z.string().trim().nullish().catch(undefined),
  })
}

function withoutRepeats(sentences: readonly AnswerSentence[]): AnswerSentence[] {
  return [...new Map(sentences.toReversed().map((one) => [one.text, one])).values()].toReversed()
}

interface ReadAnswer {
  readonly sentences: readonly AnswerSentence[]
  readonly language?: string | null | undefined
}

function check(
  { sentences, language: named }: ReadAnswer,
  page: StructuredPage,
): { readonly checked: CheckedAnswer; readonly faults: readonly GroundingFault[] } {
  // A short text does not show its language, so the model names it. A longer text is believed more than the model.
  const language = chooseLanguage(sentences.map(({ text }) => text).join(' '), named ?? page.language)
  const texts = sentences.map(({ text, sources }, at): GroundedText => ({
    path: `sentences[${at}].text`,
    text,
    sources,
  }))
  const faults = findUngrounded(texts, page, language)
  const isFaulty = (at: number) => faults.some(({ path }) => path === texts[at]?.path)
  return {
    checked: {
      sentences: sentences.filter((_, at) => !isFaulty(at)),
      language,
      left: sentences.filter((_, at) => isFaulty(at)).map(({ text }) => text),
    },
    faults,
  }
}
