import { languageOf } from '@lectern/domain/voices/languages.ts'
import { type ChartPhrases, chartPhrases } from './chart-phrases.ts'
import { announcesSteps, namesWay } from './words/step-words.ts'

/** The words that the writer needs for drawings. */
export interface DrawingWords extends ChartPhrases {
  /** Whether a heading or an introduction says that steps follow. */
  namesSteps(this: void, text: string): boolean
  /** Whether a heading names the way that something takes: 'The path of the blood'. */
  namesWay(this: void, heading: string): boolean
}

export function drawingPhrasesOf(language: string): ChartPhrases {
  return chartPhrases[languageOf(language) ?? 'en']
}

export function drawingWordsOf(language: string): DrawingWords {
  return {
    ...drawingPhrasesOf(language),
    namesSteps: (text) => announcesSteps(text, language),
    namesWay: (heading) => namesWay(heading, language),
  }
}
