import { findUngrounded } from '../../../grounding/find-ungrounded.ts'
import { findUnquoted } from '../../../grounding/find-unquoted.ts'
import type { GroundedText, GroundingFault } from '../../../grounding/evidence/grounded-text.ts'
import type { Rewriting } from '../../../rewritten-parts.ts'
import { type Answer, readAnswer, type Reading, type Wanted } from '../answer/read-answer.ts'
import { faultSentence, unquotedSentence } from '../fault-sentence.ts'
import { type CitingKind, citeProven } from '../cite-proven.ts'
import { repeatsPrompt } from '../repeats-prompt.ts'

/** A rewritten part and the sentences of it that do not agree with the page. */
export interface GroundedPart<T> {
  readonly part: T
  readonly faults: readonly GroundingFault[]
}

/** How the parts of one kind are compared with the page. */
export interface GroundedKind<T> extends CitingKind<T> {
  /** The part as it was. Its own claims need no quotes. */
  readonly before: readonly GroundedText[]
  /** The prompts whose words a part must not repeat. */
  readonly prompts: readonly string[]
}

/**
 * A reader of rewritten parts. Sentences that do not agree with the page, quotes that it does not have, and claims without
 * any quote are asked for again once, with the passages. Then the answer with fewer wrong sentences is used.
 */
export function readGrounded<T>(
  wanted: Wanted<T>,
  kind: GroundedKind<T>,
  { page, language }: Pick<Rewriting, 'page' | 'language'>,
): (answer: Answer, isLast: boolean) => Reading<GroundedPart<T>> {
  let best: { readonly value: GroundedPart<T>; readonly from: readonly Answer[] } | undefined
  const pageText = () => JSON.stringify(page.blocks)

  return (answer, isLast) => {
    const reading = readAnswer(answer, wanted)
    if (!reading.ok) return best && isLast ? { ok: true, ...best } : reading
    const { part, faults } = citeProven(reading.value, kind, page, (texts) =>
      findUngrounded(texts, page, language),
    )
    const texts = kind.textsOf(part)
    const isEcho = repeatsPrompt(
      texts.map(({ text }) => text),
      kind.prompts,
      pageText,
    )
    if (isEcho) {
      const echo = 'It repeats its instructions. Write about the page only.'
      return best && isLast
        ? { ok: true, ...best }
        : { ok: false, reason: 'against-rules', faults: [echo], ...(best && { instead: best }) }
    }
    // The author does not see quotes. Without one, the sentences are still compared with the blocks.
    const own = {
      value: { part, faults: faults.filter(({ reason }) => reason !== 'quote') },
      from: [answer],
    }
    best = best && best.value.faults.length <= own.value.faults.length ? best : own
    const unquoted = findUnquoted(texts, page, language, kind.before)
    if ((faults.length === 0 && unquoted === undefined) || isLast) return { ok: true, ...best }
    const sentences = [
      ...faults.map((fault) => faultSentence(fault, page)),
      ...(unquoted === undefined ? [] : [unquotedSentence(unquoted)]),
    ]
    return { ok: false, reason: 'against-rules', faults: sentences, instead: best }
  }
}
