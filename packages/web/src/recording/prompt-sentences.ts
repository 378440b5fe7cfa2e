import { spokenMinutes } from '@lectern/domain/narration/script-statistics.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'

/** A sentence of a script, and what stands between it and the next. */
export interface PromptSentence {
  readonly text: string
  readonly after: string
  /** Which share of the script is said when it ends. */
  readonly until: number
}

/** The sentences of a script with all that stands in it. */
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

/** About how long a script takes to say, in milliseconds. */
export function promptMs(script: string): number {
  return spokenMinutes(script) * 60_000
}

/** The sentence to say after so many milliseconds; the last one stays. */
export function sentenceToSay(sentences: readonly PromptSentence[], script: string, elapsed: number): number {
  const share = elapsed / Math.max(1, promptMs(script))
  const at = sentences.findIndex(({ until }) => share < until)
  return at === -1 ? sentences.length - 1 : at
}
