import { applyGlossary, type GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { hasWords, longestPassage, passagesOf, speakable } from './speakable.ts'

/** A sentence of a script with words. */
export interface PlannedSentence {
  /** As the author wrote it. */
  readonly written: string
  /** As it is spoken: terms by the glossary, formulas, units and abbreviations in words. */
  readonly spoken: string
  /** Whether it is the last sentence of a paragraph. */
  readonly endsParagraph: boolean
}

/** The text of one request to an engine. */
export interface PlannedPassage {
  readonly text: string
  /** Silence after it, in seconds. */
  readonly pause: number
  /** The contents of the passage, in order: sentences, or a piece of one that is too long for a request. */
  readonly parts: readonly PassagePart[]
}

export interface PassagePart {
  readonly text: string
  /** The index of its sentence in the plan. */
  readonly sentence: number
}

const pauses = { passage: 0.12, sentence: 0.32, paragraph: 0.6 }

/** Splits a script into sentences and converts each to spoken words, by the rules of the script's language. */
export async function planNarration(
  script: string,
  language: string,
  glossary: readonly GlossaryTerm[] = [],
): Promise<readonly PlannedSentence[]> {
  const sentences: PlannedSentence[] = []
  for (const paragraph of script.split(/\n\s*\n/)) {
    for (const written of splitSentences(paragraph, language)) {
      const spoken = await speakable(applyGlossary(written, glossary, language), language)
      if (hasWords(spoken)) sentences.push({ written, spoken, endsParagraph: false })
    }
    const last = sentences.pop()
    if (last) sentences.push({ ...last, endsParagraph: true })
  }
  return sentences
}

/** All spoken words as text: one sentence per line, an empty line after each paragraph. */
export function spokenText(sentences: readonly PlannedSentence[]): string {
  return sentences
    .map(({ spoken, endsParagraph }) => (endsParagraph ? `${spoken}\n` : spoken))
    .join('\n')
    .trim()
}

/**
 * The requests to an engine. An engine that takes whole paragraphs (`joinsUpTo` characters) gets as many sentences per
 * request as it allows; any other gets one. A sentence that is too long is split.
 */
export function passagesOfPlan(sentences: readonly PlannedSentence[], joinsUpTo = 0): PlannedPassage[] {
  const single = sentences.flatMap(({ spoken, endsParagraph }, sentence) =>
    passagesOf(spoken, joinsUpTo || longestPassage).map((text, index, { length }) => ({
      text,
      parts: [{ text, sentence }],
      pause: pauses[index < length - 1 ? 'passage' : endsParagraph ? 'paragraph' : 'sentence'],
    })),
  )
  return single.reduce<PlannedPassage[]>((passages, next) => {
    const last = passages.at(-1)
    const joined = last && join(last, next)
    if (joined && joined.text.length <= joinsUpTo) return [...passages.slice(0, -1), joined]
    return [...passages, next]
  }, [])
}

/** Joins two passages into one request. An empty line makes a voice pause as between paragraphs. */
function join(first: PlannedPassage, second: PlannedPassage): PlannedPassage {
  const between = first.pause === pauses.paragraph ? '\n\n' : ' '
  return {
    text: `${first.text}${between}${second.text}`,
    parts: [...first.parts, ...second.parts],
    pause: second.pause,
  }
}

/** Number of letters and digits, to weigh omitted passages. */
export function weightOf(passages: readonly { text: string }[]): number {
  return passages.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
}
