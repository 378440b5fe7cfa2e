import { afterEach, expect, test } from 'vitest'
import { endTranslation, translateWith, translatorFrom } from '../messages/translated.ts'
import { slideTypes } from '../slides/slide-types.ts'
import { slideListTitle } from './slide-list-title.ts'
import { mainTitleField, titleFieldsOf } from './slide-title.ts'

afterEach(endTranslation)

test('a slide without a title is named by its type, in the language of the interface', () => {
  const slide = { slide_type: 'summary', content: { key_points: ['Rain falls.'] } }
  expect(slideListTitle(slide)).toBe('Summary')
  translateWith(translatorFrom({ 'slide types': { summary: { label: 'Zusammenfassung' } } }))
  expect(slideListTitle(slide)).toBe('Zusammenfassung')
  expect(slideListTitle({ slide_type: 'summary', content: { slide_title: 'At last' } })).toBe('At last')
})

test('a slide of an unknown type is named by its id', () => {
  expect(slideListTitle({ slide_type: 'hologram', content: {} })).toBe('hologram')
})

test.each([
  ['text', 'slide_title'],
  ['title', 'course_title'],
  ['quiz', 'quiz_question'],
  ['definition', 'term'],
  ['summary', undefined],
] as const)('the field that heads a slide of type %s is %s', (type, field) => {
  expect(mainTitleField(slideTypes[type])).toBe(field)
})

test('a definition has a heading above its term', () => {
  expect(titleFieldsOf(slideTypes.definition)).toEqual(['slide_title', 'term'])
})
