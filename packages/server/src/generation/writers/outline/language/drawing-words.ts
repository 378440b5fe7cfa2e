import { languageOf } from '@lectern/domain/voices/languages.ts'
import { type ChartPhrases, chartPhrases } from './chart-phrases.ts'
import { stepWords } from './step-words.ts'
import { unspaced } from './word-patterns.ts'

/** The words that the writer needs for drawings. */
export interface DrawingWords extends ChartPhrases {
  /** Whether a heading or an introduction says that steps follow. */
  namesSteps(this: void, text: string): boolean
}

export function drawingPhrasesOf(language: string): ChartPhrases {
  return chartPhrases[languageOf(language) ?? 'en']
}

export function drawingWordsOf(language: string): DrawingWords {
  const code = languageOf(language) ?? 'en'
  const start = unspaced.has(code) ? '' : String.raw`(?<![\p{L}\p{M}])`
  const steps = new RegExp(`${start}(?:${stepWords[code]})`, 'iu')
  return { ...chartPhrases[code], namesSteps: (text) => steps.test(text) }
}
