import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** The marks with which a language ends a sentence, opens a list, separates its items, and separates two sentences. */
export interface Marks {
  readonly stop: string
  readonly colon: string
  readonly semicolon: string
  readonly space: string
}

const usual: Marks = { stop: '.', colon: ': ', semicolon: '; ', space: ' ' }
const fullWidth: Marks = { stop: '。', colon: '：', semicolon: '；', space: '' }

const marks: Partial<Record<Language, Marks>> = {
  zh: fullWidth,
  ja: { ...fullWidth, semicolon: '、' },
  ar: { ...usual, semicolon: '؛ ' },
  el: { ...usual, semicolon: ', ' },
  hi: { ...usual, stop: '।' },
  th: { ...usual, stop: '', semicolon: ' ' },
}

export function marksOf(language: string): Marks {
  return marks[languageOf(language) ?? 'en'] ?? usual
}

/** Adds a full stop, unless the text already ends as a sentence. */
export function ended(text: string, language: string): string {
  return /[.!?。！？।؟…]["”’»」)]*$/u.test(text) ? text : `${text}${marksOf(language).stop}`
}
