import { endsInAbbreviation } from '@lectern/domain/narration/split-sentences.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** The marks with which a language ends a sentence, opens a list, separates its items, adds to a phrase, and separates two sentences. */
export interface Marks {
  readonly stop: string
  readonly colon: string
  readonly semicolon: string
  readonly comma: string
  readonly space: string
}

const usual: Marks = { stop: '.', colon: ': ', semicolon: '; ', comma: ', ', space: ' ' }
const fullWidth: Marks = { stop: '。', colon: '：', semicolon: '；', comma: '，', space: '' }

const marks: Partial<Record<Language, Marks>> = {
  zh: fullWidth,
  ja: { ...fullWidth, semicolon: '、', comma: '、' },
  ar: { ...usual, semicolon: '؛ ', comma: '، ' },
  el: { ...usual, semicolon: ', ' },
  // French puts a space before the marks of two parts.
  fr: { ...usual, colon: '\u00a0: ', semicolon: '\u00a0; ' },
  hi: { ...usual, stop: '।' },
  th: { ...usual, stop: '', semicolon: ' ' },
}

export function marksOf(language: string): Marks {
  return marks[languageOf(language) ?? 'en'] ?? usual
}

/** 'Soil: sand and clay', and 'Is it safe? – Risks' after the mark of a question. */
export function withSubtitle(title: string, subtitle: string, language: string): string {
  const { colon, stop } = marksOf(language)
  const dash = stop === '。' ? '——' : ' – '
  return `${title}${/[?？؟!！]["“”»」』]?$/u.test(title) ? dash : colon}${subtitle}`
}

/** Marks that separate parts of a sentence, at its end. */
const separators = /[\s,，、،;；؛:：]+$/u
const stops = /[\s.。．।॥,，、،;；؛:：]+$/u

/** Adds a full stop, unless the text already ends as a sentence. A comma or a colon at the end is replaced. */
export function withEndMark(text: string, language: string): string {
  const bare = text.replace(separators, '')
  return /[.!?。！？．।॥؟…۔]["“”’»」』)）]*$/u.test(bare) ? bare : `${bare}${marksOf(language).stop}`
}

/** Removes the full stop and separators from the end, but not the full stop of an abbreviation: `in the U.S.` */
export function withoutStop(text: string, language: string): string {
  const bare = text.replace(stops, '').trim()
  const dotted = `${bare}.`
  return text.startsWith(dotted, text.length - text.trimStart().length) &&
    endsInAbbreviation(dotted, language)
    ? dotted
    : bare
}

/** Removes a mark that is superfluous after another one, where texts were joined: `है।:`, `。。`, `!.` */
export function tidyJoins(text: string): string {
  return text
    .replace(/[।॥。．.]\s?([:：])/gu, '$1')
    .replace(/([।॥。．！？؟])[,，、،;；؛.。।]+/gu, '$1')
    .replace(/(?<!\.)\.\.(?=\s|$)/g, '.')
    .replace(/([!?…])[.。।](?=\s|$)/gu, '$1')
    .replace(/[,;:،؛]+([.。।])(?=\s|$)/gu, '$1')
    .replace(/([,،，、])\s?[,،，、]/gu, '$1')
}
