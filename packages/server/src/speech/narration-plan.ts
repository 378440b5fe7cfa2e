import { applyGlossary, type GlossaryTerm } from '@lectern/domain/narration/glossary.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { passagesOf, speakable } from './speakable.ts'

/** What an engine is asked to say in one go, and the silence after it in seconds. */
export interface PlannedPassage {
  readonly text: string
  readonly pause: number
  /** Which of the plan's sentences it belongs to. */
  readonly sentence: number
}

export interface NarrationPlan {
  /** Those that have something to say, as the author wrote them. */
  readonly sentences: readonly string[]
  readonly passages: readonly PlannedPassage[]
}

const pauses = { passage: 0.12, sentence: 0.32, paragraph: 0.6 }

/** Which passages to speak for a script, how its terms are said, and how the passages follow each other. */
export async function planNarration(
  script: string,
  language: string,
  glossary: readonly GlossaryTerm[] = [],
): Promise<NarrationPlan> {
  const sentences: string[] = []
  const passages: PlannedPassage[] = []
  for (const paragraph of script.split(/\n\s*\n/)) {
    for (const written of splitSentences(paragraph, language)) {
      const spoken = passagesOf(await speakable(applyGlossary(written, glossary, language), language)).map(
        (text) => ({
          text,
          pause: pauses.passage,
          sentence: sentences.length,
        }),
      )
      if (spoken.length) sentences.push(written)
      passages.push(...lastPausing(spoken, pauses.sentence))
    }
    passages.push(...lastPausing(passages.splice(-1), pauses.paragraph))
  }
  return { sentences, passages }
}

function lastPausing(passages: readonly PlannedPassage[], pause: number): PlannedPassage[] {
  return passages.map((passage, index) => (index === passages.length - 1 ? { ...passage, pause } : passage))
}

/** Letters and digits, for weighing what was left out. */
export function weightOf(passages: readonly { text: string }[]): number {
  return passages.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
}
