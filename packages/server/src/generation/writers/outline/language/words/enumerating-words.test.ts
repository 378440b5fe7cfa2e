import { languages } from '@lectern/domain/voices/languages.ts'
import { expect, test } from 'vitest'
import { lexiconOf } from '../lexicon.ts'
import { countsPoints } from './enumerating-words.ts'
import { misconceptionWords } from './misconception-words.ts'
import { stageStarts } from './stage-words.ts'

test.each([
  ['en', 'Second, lack of sleep makes people hungry.', true],
  ['en', 'Then the army crossed the river.', false],
  ['en', 'Finally, the paint dries.', false],
  ['en', 'Second-hand clothes are cheap.', false],
  ['zh', '其次，睡眠不足会使人更容易发胖。', true],
  ['zh', '然后，水开始沸腾。', false],
  ['zh', '第二天，水开始沸腾。', false],
  ['pl', 'Po drugie, jest tańszy.', true],
  ['pl', 'Następnie wojsko przekroczyło rzekę.', false],
  ['es', 'En segundo lugar, es más barato.', true],
  ['es', 'Luego, el ejército cruzó el río.', false],
])('A later point of a series is no later event (%s): %s', (language, text, expected) => {
  expect(countsPoints(text, language)).toBe(expected)
})

test.each(Object.keys(languages))('Sentences about stages are members of a series (%s)', (language) => {
  const { discourse } = lexiconOf(language)
  const code = Object.keys(misconceptionWords).find(
    (one): one is keyof typeof misconceptionWords => one === language,
  )
  expect(code).toBeDefined()
  const { first, later } = stageStarts(code ?? 'en')
  for (const start of first) expect(discourse.placeInSeries(`${start} x`), start).toBe('first')
  for (const start of later) expect(discourse.placeInSeries(`${start} x`), start).toBe('later')
})

test.each(Object.entries(misconceptionWords))(
  'A mistake of learners only seems true (%s)',
  (language, words) => {
    for (const word of words.split('|')) {
      expect(word).toBe(word.toLowerCase().trim())
      expect(lexiconOf(language).discourse.seems(`x ${word} x`)).toBe(true)
    }
  },
)

test.each([
  ['en', 'Students often write that hormones pump water.', true],
  ['en', 'Students often write essays in the second year.', true],
  ['en', 'Students write more than before.', false],
  ['en', 'Beginners learn the scales first.', false],
  ['es', 'Los alumnos suelen llegar a las ocho.', false],
  ['pl', 'Uczniowie często jeżdżą rowerem.', false],
  ['zh', '很多同学住在学校附近。', false],
])('A habit is no mistake (%s): %s', (language, text, expected) => {
  expect(lexiconOf(language).discourse.seems(text)).toBe(expected)
})
