import { describe, expect, test } from 'vitest'
import { canSplitSlide, splitSlide } from './split-slide.ts'
import { slideshow as schema } from '../slideshow.ts'
import type { Slideshow } from '../slideshow.ts'

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
  test('bullets are divided between two slides with the same title', () => {
    const slides = split(showWith('bullets', { slide_title: 'Cells', bullet_points: ['a', 'b', 'c', 'd'] }))
    expect(slides.map(({ slide_id }) => slide_id)).toEqual(['slide-1', 'slide-2', 'slide-3'])
    expect(slides.map(({ key }) => key)).toEqual(['a', expect.stringMatching(/^\w{16}$/), 'b'])
    expect(slides[0]?.content).toEqual({ slide_title: 'Cells', bullet_points: ['a', 'b'] })
    expect(slides[1]?.content).toEqual({ slide_title: 'Cells', bullet_points: ['c', 'd'] })
  })

  test('the halves have similar lengths, not equal numbers of items', () => {
    const long = 'A point that takes very many words to make.'
    const slides = split(showWith('bullets', { bullet_points: [long, 'b', 'c', 'd'] }))
    expect(slides[0]?.content['bullet_points']).toEqual([long])
  })

  test('a text is split between paragraphs, or between sentences if it has only one', () => {
    const sentences = split(showWith('text', { slide_content: 'One is it. Two is it.' }))
    expect(sentences.slice(0, 2).map(({ content }) => content['slide_content'])).toEqual([
      'One is it.',
      'Two is it.',
    ])
    const paragraphs = split(showWith('summary', { summary_text: 'A. B.\n\nC. D.\nE. F.' }))
    expect(paragraphs[0]?.content['summary_text']).toMatch(/^A\. B\./)
    expect(paragraphs[1]?.content['summary_text']).toMatch(/E\. F\.$/)
  })

  test('the script is split too, and the audio stays with the first slide', () => {
    const [first, second] = split(
      showWith('bullets', { bullet_points: ['a', 'b'] }, 'First is a. Then is b.'),
    )
    expect(first).toMatchObject({ audio_script: 'First is a.', audio_path: '/a.mp3' })
    expect(second?.audio_script).toBe('Then is b.')
    expect(second).not.toHaveProperty('audio_path')
  })

  test('a script of one sentence stays with the first slide', () => {
    const [first, second] = split(showWith('bullets', { bullet_points: ['a', 'b'] }, 'All at once.'))
    expect([first?.audio_script, second?.audio_script]).toEqual(['All at once.', ''])
  })

  test('each slide gets a half of both columns', () => {
    const [first, second] = split(
      showWith('two-column', {
        slide_title: 'Tides',
        column1_title: 'High',
        column1_content: 'Up. Then down.',
        column2_content: 'One only.',
      }),
    )
    expect(first).toMatchObject({
      slide_type: 'two-column',
      content: {
        slide_title: 'Tides',
        column1_title: 'High',
        column1_content: 'Up.',
        column2_content: 'One only.',
      },
    })
    expect(second).toMatchObject({
      slide_type: 'two-column',
      content: {
        slide_title: 'Tides',
        column1_title: 'High',
        column1_content: 'Then down.',
        column2_content: '',
      },
    })
  })

  test('each slide gets a row of the table, with the same headers', () => {
    const rows = { row_1_col_1: 'a', row_1_col_2: 'b', row_2_col_1: 'c', row_2_col_2: 'd' }
    const [first, second] = split(showWith('table', { header_1: 'H', ...rows }))
    expect(first?.content).toMatchObject({
      header_1: 'H',
      row_1_col_1: 'a',
      row_1_col_2: 'b',
      row_2_col_1: '',
    })
    expect(second?.content).toMatchObject({
      header_1: 'H',
      row_1_col_1: 'c',
      row_1_col_2: 'd',
      row_2_col_1: '',
    })
  })

  test('each slide gets a feature of the comparison', () => {
    const items = { comparison_item_1: 'Sun', comparison_item_2: 'Moon' }
    const features = {
      feature_1: 'Size',
      item_1_feature_1: 'Big',
      feature_2: 'Pull',
      item_2_feature_2: 'Strong',
    }
    const [first, second] = split(showWith('comparison', { ...items, ...features }))
    expect(first?.content).toMatchObject({
      ...items,
      feature_1: 'Size',
      item_1_feature_1: 'Big',
      feature_2: '',
    })
    expect(second?.content).toMatchObject({
      ...items,
      feature_1: 'Pull',
      item_2_feature_1: 'Strong',
      feature_2: '',
    })
  })

  test('the introduction to a question becomes a slide before the quiz, which keeps its key, answers and audio', () => {
    const answers = { option_a: 'Twice', option_b: 'Once', correct_answer: 'A' }
    const [first, second] = split(
      showWith('quiz', { quiz_question: 'The moon pulls. How often is it high?', ...answers }),
    )
    expect(first).toMatchObject({ slide_type: 'text', content: { slide_content: 'The moon pulls.' } })
    expect(first).not.toHaveProperty('audio_path')
    expect(second).toMatchObject({
      key: 'a',
      slide_type: 'quiz',
      content: { quiz_question: 'How often is it high?', ...answers },
      audio_path: '/a.mp3',
    })
  })

  test.each([
    ['one bullet', showWith('bullets', { bullet_points: ['a'] })],
    ['a table of one row', showWith('table', { row_1_col_1: 'a', row_1_col_2: 'b' })],
    ['a comparison by one feature', showWith('comparison', { feature_1: 'a', item_1_feature_1: 'b' })],
    ['columns of a sentence each', showWith('two-column', { column1_content: 'A.', column2_content: 'B.' })],
    ['a question of one sentence', showWith('quiz', { quiz_question: 'Why?', option_a: 'So.' })],
    ['an unknown type', showWith('hologram', { slide_content: 'One. Two.' })],
  ])('%s cannot be split', (_, show) => {
    expect(canSplit(show)).toBe(false)
    expect(splitSlide(show, 'a')).toBe(show)
  })

  test('splitting an unknown slide is not an edit', () => {
    const show = showWith('text', {})
    expect(splitSlide(show, 'gone')).toBe(show)
  })
})
