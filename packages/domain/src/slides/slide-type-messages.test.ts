import { afterEach, expect, test } from 'vitest'
import { endTranslation, type Messages, translateWith } from '../messages/translated.ts'
import { newContent } from './read-content.ts'
import { rewritingLabel } from './rewriting-labels.ts'
import { offeredLayouts } from './layouts-to-try.ts'
import { slideTypeIds, slideTypes } from './slide-types.ts'
import type { SlideType } from './slide-type.ts'

afterEach(endTranslation)

/** A language in which every message begins with a sign. */
const translateAll = () => translateWith((_feature, english) => marked(english))

const marked = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => {
      if (typeof message === 'string') return [name, `¡${message}`]
      if (typeof message === 'object') return [name, marked(message)]
      return [name, (...values: never[]) => `¡${message(...values)}`]
    }),
  )

const isMarked = expect.stringMatching(/^¡/)

test.each(slideTypeIds)(
  'all that the slide type %s says to authors is in the language of the interface',
  (id) => {
    translateAll()
    const type: SlideType = slideTypes[id]
    expect(type).toMatchObject({ label: isMarked, forAuthors: isMarked })
    const fields = Object.values(type.fields)
    const hinted = fields.filter(({ kind }) => kind === 'line' || kind === 'text')
    const choices = fields.flatMap(({ choiceLabels = {} }) => Object.values(choiceLabels))
    const texts = [fields.map(({ label }) => label), hinted.map(({ about }) => about), choices].flat()
    for (const text of texts) expect(text).toEqual(isMarked)
    for (const layout of offeredLayouts(type))
      expect(layout).toMatchObject({ label: isMarked, about: isMarked })
  },
)

test('values that are stored or sent are the same in every language', () => {
  const english = { content: newContent(slideTypes.quiz), kinds: slideTypes.quiz.fields.quiz_kind.choices }
  translateAll()
  expect({ content: newContent(slideTypes.quiz), kinds: slideTypes.quiz.fields.quiz_kind.choices }).toEqual(
    english,
  )
  expect(slideTypes.bullets.rewrite?.instruction).toBe('As bullets')
})

test('an instruction that a writer offers has a label, and another one names itself', () => {
  translateAll()
  expect(rewritingLabel({ instruction: 'Shorter' })).toBe('¡Shorter')
  expect(rewritingLabel({ instruction: 'As bullets', slide_type: 'bullets' })).toBe('¡As bullets')
  expect(rewritingLabel({ instruction: 'As points', slide_type: 'bullets' })).toBe('As points')
  expect(rewritingLabel({ instruction: 'Add a poem' })).toBe('Add a poem')
})
