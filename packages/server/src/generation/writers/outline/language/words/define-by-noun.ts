import type { Language } from '@lectern/domain/voices/languages.ts'

/** The end of a Japanese meaning that is a noun: a word in kanji or katakana, 'もの', 'こと'. */
const japaneseNoun = /(?:\p{Script=Han}|\p{Script=Katakana}|ー|もの|ところ|こと)$/u

/**
 * A definition as a sentence in languages in which its form depends on the last word of the meaning: '「溶岩」とは、…岩石のことです',
 * '‘광합성’이란 …과정을 말합니다'. Undefined if the meaning does not end in a noun.
 */
export function defineByNoun(
  name: string,
  quotedName: string,
  meaning: string,
  code: Language,
): string | undefined {
  if (code === 'ja') {
    if (!japaneseNoun.test(meaning)) return undefined
    return `${quotedName}とは、${meaning}${meaning.endsWith('こと') ? 'です' : 'のことです'}`
  }
  if (code !== 'ko' || !/[가-힣]$/u.test(meaning) || /[다요까]$/u.test(meaning) || !/[가-힣]$/u.test(name))
    return undefined
  return `${quotedName}${hasFinal(name) ? '이란' : '란'} ${meaning}${hasFinal(meaning) ? '을' : '를'} 말합니다`
}

/** Whether the last syllable of a Korean text ends in a consonant, on which the form of the next particle depends. */
function hasFinal(text: string): boolean {
  return ((text.codePointAt(text.length - 1) ?? 0) - 0xac_00) % 28 !== 0
}
