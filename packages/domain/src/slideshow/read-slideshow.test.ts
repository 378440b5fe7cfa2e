import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { defaultTheme } from '../theme/themes.ts'
import { readSlideshow } from './read-slideshow.ts'
import { slideshow } from './slideshow.ts'

const presentation = { title: 'Tides', css_theme: defaultTheme.theme }
const slide = { key: 'a', slide_id: 'slide-1', slide_type: 'text', content: { slide_title: 'High tide' } }
const quiz = { ...slide, slide_type: 'quiz' }
const deckOf = (...slides: readonly object[]) => ({ presentation, slides })

describe('a stored slideshow', () => {
  test.each([
    ['layout', { ...slide, layout: 'spiral' }, slide],
    ['picture', { ...slide, picture: { x: 400 } }, slide],
    ['drawing', { ...slide, drawing: { kind: 'hologram', rows: [] } }, slide],
    ['name in a drawing', { ...slide, drawing: { kind: 'bars', rows: [], series: ['a'.repeat(81)] } }, slide],
    [
      'content',
      { ...quiz, content: { option_a: 4, correct_answer: 2 } },
      { ...quiz, content: { option_a: 4 } },
    ],
  ])('with an unknown %s opens with the default', (_, stored, read) => {
    expect(slideshow.safeParse(deckOf(slide, stored)).success).toBe(false)
    expect(readSlideshow(deckOf(slide, stored))).toEqual(slideshow.parse(deckOf(slide, read)))
  })

  test('with a theme that is refused gets the value of its preset', () => {
    const css_theme = { ...defaultTheme.theme, primary_color: 'red; } body { display: none' }
    expect(readSlideshow({ ...deckOf(slide), presentation: { ...presentation, css_theme } })).toEqual(
      slideshow.parse(deckOf(slide)),
    )
  })

  test.each([[null], ['words'], [{}], [deckOf()], [{ slides: [slide] }]])(
    'must be a slideshow: %j',
    (stored) => {
      expect(() => readSlideshow(stored)).toThrow(z.core.$ZodError)
    },
  )
})
