import { expect, test } from 'vitest'
import { languageCodes } from '@lectern/domain/voices/languages.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { dialoguePhrases } from '../../language/phrase-book.ts'
import { phrasesOf } from '../../language/phrases.ts'
import { turningPhrasesOf } from '../../language/turning-phrases.ts'
import { headingKinds, headingKindWords } from '../../language/words/heading-kinds.ts'
import { kindOfHeading } from './kind-of-heading.ts'

test.each([
  ['en', 'Common mistakes', 'mistakes'],
  ['en', 'The causes of the war', 'causes'],
  ['de', 'Vorteile der Bahn', 'benefits'],
  ['es', 'Consecuencias de la sequía', 'effects'],
  ['fr', 'Les limites de la méthode', 'limits'],
  ['pl', 'Rodzaje skał', 'kinds'],
  ['ja', '地震の原因', 'causes'],
  ['ar', 'أسباب الزلازل', 'causes'],
  ['hi', 'भूकंप के कारण', 'causes'],
  ['tr', 'Depremin nedenleri', 'causes'],
  ['en', 'Uses of yeast', 'uses'],
  ['en', 'The limits of the method', 'limits'],
  ['zh', '地震的影响', 'effects'],
] as const)('(%s) A section with the heading “%s” is about %s', (language, heading, kind) => {
  expect(kindOfHeading(heading, language)).toBe(kind)
})

test.each([
  ['en', 'Advantages and disadvantages'],
  ['en', 'Advantages and risks'],
  ['en', 'Cells and tissues'],
  ['en', 'Two causes: heat and cold'],
  ['de', 'Der Kreislauf des Wassers'],
  ['en', 'Bacteria cause disease'],
  ['en', 'The body uses energy'],
  ['en', 'Limits of functions'],
  ['en', 'Greek myths'],
  ['es', 'Mitos griegos'],
  ['fr', 'Le tabac cause des cancers'],
  ['de', 'Energie nutzen'],
  ['hi', 'अम्ल के गुण'],
  ['zh', '影响光合作用的因素'],
  ['ja', '光合成に影響する要因'],
  ['ko', '광합성에 영향을 주는 요인'],
] as const)('(%s) The heading “%s” has no single kind', (language, heading) => {
  expect(kindOfHeading(heading, language)).toBeUndefined()
})

test('Each language turns to the next part in different words, and asks for each kind of section', () => {
  for (const code of languageCodes) {
    const { bridges, turns, steps, kinds } = turningPhrasesOf(code)
    expect(new Set(bridges).size, code).toBe(2)
    expect(new Set(turns).size, code).toBe(5)
    for (const turn of turns) expect(turn, code).toMatch(code === 'th' ? /\{\}$/u : /\{\}.*[.।。]$/u)
    const asked = [...bridges, steps, ...headingKinds.map((kind) => kinds[kind])]
    const { askOn } = phrasesOf(code)
    for (const phrase of asked) {
      expect(phrase, code).toMatch(/[?？؟;。]$/u)
      expect(phrase, code).not.toContain('{}')
      expect(askOn, code).not.toContain(phrase)
    }
    for (const kind of headingKinds) expect(headingKindWords[code][kind], code).not.toBe('')
  }
})

test('No sentence of these phrases is one of another phrase of the hosts', () => {
  for (const code of languageCodes) {
    const { bridges, turns, steps, kinds } = turningPhrasesOf(code)
    const own = [...bridges, ...turns, steps, ...Object.values(kinds)].flatMap((one) =>
      splitSentences(one, code),
    )
    const others = dialoguePhrases(phrasesOf(code)).flatMap((one) => splitSentences(one, code))
    const all = [...own, ...others]
    expect(
      own.filter((one) => all.indexOf(one) !== all.lastIndexOf(one)),
      code,
    ).toEqual([])
  }
})
