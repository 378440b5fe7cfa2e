import { spokenMinutes } from '@lectern/domain/narration/script-statistics.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'

/** A sentence of a script, and the text between it and the next sentence. */
export interface PromptSentence {
  readonly text: string
  readonly after: string
  /** The share of the script up to the end of the sentence, from 0 to 1. */
  readonly until: number
}

/** Splits a script into sentences without losing any text. */
export function promptSentences(script: string, language: string | undefined): readonly PromptSentence[] {
  const sentences: { text: string; after: string }[] = []
  let at = 0
  for (const text of script
    .split(/\n\s*\n/)
    .flatMap((paragraph) => splitSentences(paragraph, language ?? 'en'))) {
    const start = script.indexOf(text, at)
    if (start === -1) continue
    const last = sentences.at(-1)
    if (last) last.after = script.slice(at, start)
    at = start + text.length
    sentences.push({ text, after: '' })
  }
  const whole = sentences.reduce((sum, { text }) => sum + text.length, 0) || 1
  let said = 0
  return sentences.map(({ text, after }) => {
    said += text.length
    return { text, after, until: said / whole }
  })
}

/** Estimated time to say a script, in milliseconds. */
export function promptMs(script: string): number {
  return spokenMinutes(script) * 60_000
}

/** Index of the sentence to say after `elapsed` milliseconds. After the end it is the last sentence. */
export function promptSentenceAt(
  sentences: readonly PromptSentence[],
  script: string,
  elapsed: number,
): number {
  const share = elapsed / Math.max(1, promptMs(script))
  const at = sentences.findIndex(({ until }) => share < until)
  return at === -1 ? sentences.length - 1 : at
}
