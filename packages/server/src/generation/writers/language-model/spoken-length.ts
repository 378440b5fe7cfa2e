import { spokenMinutes, wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'

/** Chinese and Japanese have no words that a model could count. */
const charactersPerMinute = 250

/** A spoken length as models understand it: "70 words", "120 characters". */
export function lengthInWords(minutes: number, language: string): string {
  const code = languageOf(language)
  return code === 'zh' || code === 'ja'
    ? `${rounded(minutes * charactersPerMinute)} characters`
    : `${rounded(minutes * wordsPerMinute)} words`
}

/** Spoken minutes of some texts. */
export function minutesOf(texts: readonly string[]): number {
  return spokenMinutes(texts.join('\n'))
}

function rounded(count: number): number {
  return Math.max(5, Math.round(count / 5) * 5)
}
