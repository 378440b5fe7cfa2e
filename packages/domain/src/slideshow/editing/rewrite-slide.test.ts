import { describe, expect, test } from 'vitest'
import { type WrittenSlide, writtenSlide } from '../../api/documents/rewriting.ts'
import { newDrawing } from '../../drawings/new-drawing.ts'
import { changeDrawing } from './edit-drawing.ts'
import { changeSlide, moveSlides } from './edit-slides.ts'
import { slideAudioStatus } from '../slide-audio.ts'
import { changesSlide, replaceUnedited, rewrittenSlide } from './rewrite-slide.ts'
import { slideshow } from '../slideshow.ts'
import type { Slide, Slideshow } from '../slideshow.ts'
import { themes } from '../../theme/themes.ts'

const owner = { organization: '', course_id: '', page_id: '' }
const audio = { text: 'Rain falls.', voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] }
const show: Slideshow = slideshow.parse({
  presentation: { ...owner, title: 'Rain', css_theme: themes['educational-blue'].theme },
  slides: ['Rain', 'Snow', 'Hail'].map((title) => ({
    ...owner,
    key: title,
    slide_id: 'x',
    slide_type: 'bullets',
    content: { slide_title: title, bullet_points: ['One', 'Two'], term: 'kept' },
    audio_script: 'Rain falls.',
    audio_path: '/audio/x.mp3',
    audio,
  })),
})
const [rain, snow] = show.slides as [Slide, Slide, Slide]
const proposal = {
  slide_type: 'text',
  content: { slide_content: 'Drops fall.' },
  audio_script: 'Drops fall from clouds.',
  sources: ['b2'],
} as const
const next = rewrittenSlide(rain, { ...proposal, sources: ['b2'] })

describe('A rewritten slide', () => {
  test('has the proposed content, and keeps fields that its type does not have', () => {
    expect(next).toMatchObject({
      slide_type: 'text',
      content: { slide_title: '', slide_content: 'Drops fall.', term: 'kept', bullet_points: ['One', 'Two'] },
      sources: ['b2'],
    })
  })

  test('keeps fields that only authors fill: additional rows of a table, the kind of a quiz', () => {
    const rewritten = (slide_type: 'table' | 'quiz', content: object) =>
      rewrittenSlide(
        { ...rain, slide_type, content: { ...content } },
        { slide_type, content: { slide_title: 'Short' }, audio_script: 'Short.', sources: [] },
      ).content
    const cells = { row_1_col_1: 'one', row_3_col_1: 'three', row_count: '3' }
    const table = rewritten('table', cells)
    expect(table).toMatchObject({ row_1_col_1: '', row_3_col_1: 'three', row_count: '3' })
    expect(Object.keys(table)).not.toContain('row_6_col_1')
    const asked = { quiz_question: 'Which?', quiz_kind: 'several', correct_answers: ['A', 'C'] }
    expect(rewritten('quiz', asked)).toMatchObject({
      quiz_question: '',
      quiz_kind: 'several',
      correct_answers: ['A', 'C'],
    })
  })

  test('is written without marks of speech, and keeps them in feedback with the same words', () => {
    const content = { correct_feedback: 'Yes. [pause] Rain.', incorrect_feedback: '[slow]No.[/slow]' }
    const quiz = { ...rain, slide_type: 'quiz', content }
    const written = writtenSlide.parse(quiz)
    expect(written.content).toEqual({ correct_feedback: 'Yes. Rain.', incorrect_feedback: 'No.' })
    const rewritten = rewrittenSlide(quiz, {
      ...written,
      content: { ...written.content, incorrect_feedback: 'Snow.' },
    })
    expect(rewritten.content).toMatchObject({
      correct_feedback: 'Yes. [pause] Rain.',
      incorrect_feedback: 'Snow.',
    })
  })

  test('keeps its audio, which becomes outdated', () => {
    expect(slideAudioStatus(rain)).toBe('Available')
    expect(slideAudioStatus(next)).toBe('Update Needed')
  })
})

describe('A rewrite', () => {
  const same = { content: rain.content, audio_script: rain.audio_script, sources: ['b7'] }
  test('with the same texts changes nothing, whatever its sources', () => {
    expect(changesSlide(rain, rewrittenSlide(rain, { ...same, slide_type: 'bullets' }))).toBe(false)
  })

  test('of the script, the content or the type changes the slide', () => {
    expect(changesSlide(rain, next)).toBe(true)
    const script = { ...same, slide_type: 'bullets' as const, audio_script: 'Otherwise.' }
    expect(changesSlide(rain, rewrittenSlide(rain, script))).toBe(true)
    expect(changesSlide(rain, rewrittenSlide(rain, { ...same, slide_type: 'text' }))).toBe(true)
  })
})

describe('Replacing a slide with a proposal', () => {
  test('works at its position, and can be reverted', () => {
    const after = replaceUnedited(show, rain, next)
    expect(after.slides.map(({ slide_type }) => slide_type)).toEqual(['text', 'bullets', 'bullets'])
    const [changed] = after.slides
    expect(changed && replaceUnedited(after, changed, rain).slides[0]).toMatchObject({
      slide_type: 'bullets',
      content: rain.content,
      audio_script: rain.audio_script,
    })
  })

  test('follows the slide if it was moved', () => {
    const moved = moveSlides(show, ['Rain'], undefined)
    expect(replaceUnedited(moved, rain, next).slides[2]?.slide_type).toBe('text')
  })

  test('changes nothing if it was edited since', () => {
    const edited = changeSlide(show, 'Rain', { audio_script: 'Something else.' })
    expect(replaceUnedited(edited, rain, next)).toBe(edited)
    expect(replaceUnedited(edited, snow, { ...next, key: 'Snow' }).slides[1]?.slide_type).toBe('text')
  })
})

describe('A rewrite of a slide with a drawing', () => {
  const drawing = newDrawing()
  const content = { slide_title: 'Tides', image_url: '/media/a.png', image_alt: 'My words' }
  const drawn: Slide = { ...rain, slide_type: 'image', content, drawing }
  const proposed = { slide_type: 'image', audio_script: 'Look.', sources: [] } as const
  const rewrite = (change: Partial<WrittenSlide>) =>
    rewrittenSlide(drawn, { ...proposed, sources: [], content: { slide_title: 'High tides' }, ...change })

  test('keeps the drawing, the hidden picture and its description', () => {
    expect(rewrite({})).toMatchObject({ drawing, content: { ...content, slide_title: 'High tides' } })
    expect(rewrite({ content })).toMatchObject({ drawing, content })
  })

  test('shows a new picture instead of the drawing', () => {
    const picture = { image_url: '/media/b.png', image_alt: 'A quay' }
    expect(rewrite({ content: picture })).toMatchObject({ drawing: null, content: picture })
  })

  test('drops the drawing with the type, and can be reverted', () => {
    const undrawn = rewrite({ slide_type: 'text', content: { slide_content: 'Drops.' } })
    expect(undrawn.drawing).toBeNull()
    const deck = { ...show, slides: [drawn] }
    const after = replaceUnedited(deck, drawn, undrawn)
    expect(after.slides[0]?.drawing).toBeNull()
    const [changed] = after.slides
    expect(changed && replaceUnedited(after, changed, drawn).slides[0]?.drawing).toEqual(drawing)
  })

  test('changes nothing if the drawing was edited since', () => {
    const edited = changeDrawing({ ...show, slides: [drawn] }, drawn.key, { unit: 'km' })
    expect(replaceUnedited(edited, drawn, rewrite({}))).toBe(edited)
  })
})
