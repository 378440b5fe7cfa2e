import { describe, expect, test } from 'vitest'
import { slideTypes } from '../../slides/slide-types.ts'
import type { Field } from '../../slides/slide-type.ts'
import type { SlideTypeId } from '../../slides/slide-types.ts'
import { changeSlideType } from './change-slide-type.ts'
import { changeContent } from './edit-slides.ts'
import { slideshow as schema } from '../slideshow.ts'
import type { Slideshow } from '../slideshow.ts'

function showWith(slide_type: string, content: Record<string, unknown>): Slideshow {
  return schema.parse({
    presentation: { title: 'Cells', css_theme: {}, language: 'en' },
    slides: [
      { key: 'a', slide_id: 'slide-1', slide_type, audio_script: 'Said.', content, audio_path: '/a.mp3' },
    ],
  })
}
const contentOf = (show: Slideshow) => show.slides[0]?.content
const typeIds = Object.keys(slideTypes) as SlideTypeId[]

/** Every field contains its own name. */
const full = (type: SlideTypeId) =>
  Object.fromEntries(
    Object.entries(slideTypes[type].fields).map(([name, field]: [string, Field]) => [
      name,
      field.kind === 'list' ? ['One.', 'Two.'] : (field.choices?.at(-1) ?? `The ${name}.`),
    ]),
  )

describe('changing the type of a slide', () => {
  test.each([
    ['title', 'course_title', 'text', 'slide_title'],
    ['text', 'slide_title', 'title', 'course_title'],
    ['text', 'slide_title', 'quiz', 'quiz_question'],
    ['quiz', 'quiz_question', 'bullets', 'slide_title'],
    ['definition', 'term', 'text', 'slide_title'],
    ['text', 'slide_title', 'definition', 'term'],
  ] as const)('the title of a %s (%s) becomes that of a %s (%s)', (from, field, to, expected) => {
    const changed = changeSlideType(showWith(from, { [field]: 'Osmosis' }), 'a', to)
    expect(changed.slides[0]?.slide_type).toBe(to)
    expect(contentOf(changed)?.[expected]).toBe('Osmosis')
  })

  test('a title that becomes the term is not repeated as heading', () => {
    const changed = changeSlideType(showWith('text', { slide_title: 'Osmosis' }), 'a', 'definition')
    expect(contentOf(changed)).toMatchObject({ slide_title: '', term: 'Osmosis' })
  })

  test('sentences of a text become bullets, and bullets become lines of a text', () => {
    const text = showWith('text', { slide_title: 'Cells', slide_content: 'Cells divide. They grow.' })
    const bullets = changeSlideType(text, 'a', 'bullets')
    expect(contentOf(bullets)?.['bullet_points']).toEqual(['Cells divide.', 'They grow.'])
    const edited = changeContent(bullets, 'a', 'bullet_points', ['Cells divide.', 'They die.'])
    expect(contentOf(changeSlideType(edited, 'a', 'text'))?.['slide_content']).toBe(
      'Cells divide.\nThey die.',
    )
  })

  test('a text stays unchanged in a type with one text, and its sentences are joined in columns', () => {
    const content = 'Cells divide. They grow.\n\nThey die.'
    const show = showWith('text', { slide_content: content })
    expect(contentOf(changeSlideType(show, 'a', 'summary'))?.['summary_text']).toBe(content)
    const line = showWith('text', { slide_content: 'One. Two. Three.' })
    expect(contentOf(changeSlideType(line, 'a', 'two-column'))).toMatchObject({
      column1_content: 'One. Two.',
      column2_content: 'Three.',
    })
  })

  test('points are distributed evenly among columns', () => {
    const bullets = showWith('bullets', { bullet_points: ['a', 'b', 'c'] })
    expect(contentOf(changeSlideType(bullets, 'a', 'two-column'))).toMatchObject({
      column1_content: 'a\nb',
      column2_content: 'c',
    })
  })

  test('columns become one point each', () => {
    const columns = showWith('two-column', { column1_content: 'One. Still one.', column2_content: 'Two.' })
    expect(contentOf(changeSlideType(columns, 'a', 'bullets'))?.['bullet_points']).toEqual([
      'One. Still one.',
      'Two.',
    ])
  })

  test('script, audio and unknown fields stay', () => {
    const changed = changeSlideType(showWith('text', { own: 1 }), 'a', 'quote')
    expect(changed.slides[0]).toMatchObject({
      audio_script: 'Said.',
      audio_path: '/a.mp3',
      content: { own: 1 },
    })
  })

  test('a slide of an unknown type changes to a known type and keeps its data', () => {
    const changed = changeSlideType(showWith('hologram', { slide_title: 'Beams', depth: 3 }), 'a', 'quiz')
    expect(contentOf(changed)).toMatchObject({ quiz_question: 'Beams', depth: 3, correct_answer: 'A' })
  })

  test('changing to the current type is not an edit', () => {
    const show = showWith('text', {})
    expect(changeSlideType(show, 'a', 'text')).toBe(show)
    expect(changeSlideType(show, 'gone', 'quiz')).toBe(show)
  })

  test.each(typeIds.flatMap((from) => typeIds.filter((to) => to !== from).map((to) => [from, to] as const)))(
    'changing from %s to %s and back restores everything',
    (from, to) => {
      const content = full(from)
      const back = changeSlideType(changeSlideType(showWith(from, content), 'a', to), 'a', from)
      expect(contentOf(back)).toMatchObject(content)
    },
  )
})
