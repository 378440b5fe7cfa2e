import { describe, expect, test } from 'vitest'
import { canSplitSlide, splitSlide } from './split-slide.ts'
import { slideshow as schema } from './slideshow.ts'
import type { Slideshow } from './slideshow.ts'

function showWith(slide_type: string, content: Record<string, unknown>, audio_script = ''): Slideshow {
  return schema.parse({
    presentation: { title: 'Cells', css_theme: {}, language: 'en' },
    slides: [
      { key: 'a', slide_id: 'slide-1', slide_type, audio_script, content, audio_path: '/a.mp3' },
      { key: 'b', slide_id: 'slide-2', slide_type: 'text', content: {} },
    ],
  })
}
const split = (show: Slideshow) => splitSlide(show, 'a').slides
const canSplit = (show: Slideshow) => show.slides[0] !== undefined && canSplitSlide(show.slides[0], 'en')

describe('splitting a slide', () => {
  test('bullets are shared by two slides of the same title', () => {
    const slides = split(showWith('bullets', { slide_title: 'Cells', bullet_points: ['a', 'b', 'c', 'd'] }))
    expect(slides.map(({ slide_id }) => slide_id)).toEqual(['slide-1', 'slide-2', 'slide-3'])
    expect(slides.map(({ key }) => key)).toEqual(['a', expect.stringMatching(/^\w{16}$/), 'b'])
    expect(slides[0]?.content).toEqual({ slide_title: 'Cells', bullet_points: ['a', 'b'] })
    expect(slides[1]?.content).toEqual({ slide_title: 'Cells', bullet_points: ['c', 'd'] })
  })

  test('the halves are about as long, not as many', () => {
    const long = 'A point that takes very many words to make.'
    const slides = split(showWith('bullets', { bullet_points: [long, 'b', 'c', 'd'] }))
    expect(slides[0]?.content['bullet_points']).toEqual([long])
  })

  test('a text is parted between sentences, or between paragraphs where it has some', () => {
    const sentences = split(showWith('text', { slide_content: 'One is it. Two is it.' }))
    expect(sentences.slice(0, 2).map(({ content }) => content['slide_content'])).toEqual([
      'One is it.',
      'Two is it.',
    ])
    const paragraphs = split(showWith('summary', { summary_text: 'A. B.\n\nC. D.\nE. F.' }))
    expect(paragraphs[0]?.content['summary_text']).toMatch(/^A\. B\./)
    expect(paragraphs[1]?.content['summary_text']).toMatch(/E\. F\.$/)
  })

  test('the script goes along, and the audio stays with the first', () => {
    const [first, second] = split(
      showWith('bullets', { bullet_points: ['a', 'b'] }, 'First is a. Then is b.'),
    )
    expect(first).toMatchObject({ audio_script: 'First is a.', audio_path: '/a.mp3' })
    expect(second?.audio_script).toBe('Then is b.')
    expect(second).not.toHaveProperty('audio_path')
  })

  test('a script of one sentence stays with the first', () => {
    const [first, second] = split(showWith('bullets', { bullet_points: ['a', 'b'] }, 'All at once.'))
    expect([first?.audio_script, second?.audio_script]).toEqual(['All at once.', ''])
  })

  test.each([
    ['one bullet', showWith('bullets', { bullet_points: ['a'] })],
    ['a table', showWith('table', { row_1_col_1: 'a', row_1_col_2: 'b' })],
    ['an unknown type', showWith('hologram', { slide_content: 'One. Two.' })],
  ])('%s has no place to be parted at', (_, show) => {
    expect(canSplit(show)).toBe(false)
    expect(splitSlide(show, 'a')).toBe(show)
  })

  test('a slide that is not there is no edit', () => {
    const show = showWith('text', {})
    expect(splitSlide(show, 'gone')).toBe(show)
  })
})
