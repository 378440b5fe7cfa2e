import { type Language, languages } from '@lectern/domain/voices/languages.ts'
import { describe, expect, test } from 'vitest'
import { englishQuizWords } from './english-quiz-words.ts'
import { quizWords } from './quiz-words.ts'

const translatedLanguages = (Object.keys(languages) as Language[]).filter((language) => language !== 'en')

describe.each(translatedLanguages)('the labels of a quiz in %s', (language) => {
  const words = quizWords[language]

  test('are complete, and have no blanks at their ends', () => {
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(englishQuizWords).toSorted())
    for (const word of Object.values(words)) expect(word).toMatch(/^\S(.*\S)?$/)
  })

  test('are not English', () => {
    const english = Object.values(englishQuizWords)
    // 'Submit' and 'Incorrect' are also words of other languages, but no language shares a whole label but these.
    const shared = Object.values(words).filter((word) => english.includes(word))
    expect(shared.filter((word) => word !== 'Incorrect')).toEqual([])
  })

  test('tell the buttons, the results and the options apart', () => {
    const { submit, tryAgain, skip, goOn, correct, incorrect, isTrue, isFalse } = words
    expect(new Set([submit, tryAgain, skip, goOn]).size).toBe(4)
    expect(correct).not.toBe(incorrect)
    expect(isTrue).not.toBe(isFalse)
  })
})
