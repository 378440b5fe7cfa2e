import { findUngrounded } from '../../../grounding/find-ungrounded.ts'
import type { GroundedText, GroundingFault } from '../../../grounding/evidence/grounded-text.ts'
import type { Rewriting } from '../../../rewritten-parts.ts'
import { type Answer, readAnswer, type Reading, type Wanted } from '../answer/read-answer.ts'
import { faultSentence } from '../fault-sentence.ts'

/** A rewritten part and the sentences of it that do not agree with the page. */
export interface GroundedPart<T> {
  readonly part: T
  readonly faults: readonly GroundingFault[]
}

/**
 * A reader of rewritten parts. Sentences that do not agree with the page are asked for again once, with the passages. Then
 * the answer with fewer of them is used.
 */
export function readGrounded<T>(
  wanted: Wanted<T>,
  textsOf: (part: T) => readonly GroundedText[],
  { page, language }: Pick<Rewriting, 'page' | 'language'>,
): (answer: Answer, isLast: boolean) => Reading<GroundedPart<T>> {
  let best: { readonly value: GroundedPart<T>; readonly from: readonly Answer[] } | undefined
  return (answer, isLast) => {
    const reading = readAnswer(answer, wanted)
    if (!reading.ok) return best && isLast ? { ok: true, ...best } : reading
    const faults = findUngrounded(textsOf(reading.value), page, language)
    const own = { value: { part: reading.value, faults }, from: [answer] }
    best = best && best.value.faults.length <= faults.length ? best : own
    if (faults.length === 0 || isLast) return { ok: true, ...best }
    const sentences = faults.map((fault) => faultSentence(fault, page))
    return { ok: false, reason: 'against-rules', faults: sentences, instead: best }
  }
}
