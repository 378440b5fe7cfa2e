import { describe, expect, test } from 'vitest'
import { duplicateSlides } from '../slideshow/editing/edit-slides.ts'
import { slideshow, type Slideshow } from '../slideshow/slideshow.ts'
import { uppercaseTexts } from '../testing/uppercase-texts.ts'
import { partsBehind } from './behind.ts'
import { slideshowTranslation as format } from './slideshow-translation.ts'
import type { TranslatedTexts } from './translatable.ts'

const original: Slideshow = slideshow.parse({
  presentation: {
    title: 'Rain',
    css_theme: {},
    language: 'en',
    made_by: 'Outline writer',
    prompt_version: 'a',
  },
  slides: [
    {
      key: 'one',
      slide_id: 'slide-1',
      slide_type: 'bullets',
      audio_script: 'Water falls.',
      audio_path: '/audio/files/one.mp3',
      content: { slide_title: 'Rain', bullet_points: ['Clouds', 'Drops'] },
      animations: { animations: { title: { type: 'pop' } } },
      transition: 'zoom-in',
      sources: ['b1'],
    },
    {
      key: 'two',
      slide_id: 'slide-2',
      slide_type: 'quiz',
      audio_script: 'A question.',
      content: { quiz_question: 'What falls?', option_a: 'Rain', option_b: 'Stones', correct_answer: 'A' },
      sources: ['b2'],
    },
    {
      key: 'three',
      slide_id: 'slide-3',
      slide_type: 'image',
      audio_script: 'A chart.',
      content: { slide_title: 'Amounts', image_url: '/api/images/a.png', image_alt: 'A map' },
      drawing: { kind: 'bars', unit: 'mm', rows: [{ label: 'May', text: '', values: [12] }] },
    },
  ],
  passages: [{ id: 'b1', path: [], text: 'Water falls.' }],
})

const loud = (document: Slideshow) => uppercaseTexts(format.parts(document))
const by = { language: 'de', madeBy: 'Model' }
const translation = format.translated(original, loud(original), by)
const behind = (now: Slideshow, own = translation) => partsBehind(format, now, own)
const withSlide = (document: Slideshow, key: string, change: object): Slideshow => ({
  ...document,
  slides: document.slides.map((slide) => (slide.key === key ? { ...slide, ...change } : slide)),
})

describe('the translation of a slideshow', () => {
  test('has other words, and the structure, sources, pictures, numbers and motion of the original', () => {
    const [one, two, three] = translation.slides
    expect(translation.presentation).toMatchObject({ title: 'RAIN', language: 'de', made_by: 'Model' })
    expect(translation.presentation.prompt_version).toBeUndefined()
    expect(one).toMatchObject({
      key: 'one',
      audio_script: 'WATER FALLS.',
      content: { slide_title: 'RAIN', bullet_points: ['CLOUDS', 'DROPS'] },
      animations: original.slides[0]?.animations,
      transition: 'zoom-in',
      sources: ['b1'],
    })
    expect(two?.content).toMatchObject({
      quiz_question: 'WHAT FALLS?',
      option_b: 'STONES',
      correct_answer: 'A',
    })
    expect(three).toMatchObject({
      content: { image_url: '/api/images/a.png', image_alt: 'A MAP' },
      drawing: { kind: 'bars', unit: 'MM', rows: [{ label: 'MAY', values: [12] }] },
    })
    expect(translation.passages).toEqual(original.passages)
    expect(slideshow.safeParse(translation).success).toBe(true)
  })

  test('has no audio of the original', () => {
    expect(translation.slides.flatMap(({ audio_path: path }) => path ?? [])).toEqual([])
  })

  test('groups the title of the whole with the first slide', () => {
    expect(format.groups(original).map((parts) => parts.map(({ id }) => id))).toEqual([
      ['frame', 'one'],
      ['two'],
      ['three'],
    ])
  })

  test('is not behind an original with the same words in another order or with another look', () => {
    expect(behind(original)).toEqual([])
    const moved = { ...original, slides: original.slides.toReversed() }
    expect(behind(withSlide(moved, 'one', { transition: 'fade', layout: null }))).toEqual([])
  })
})

describe('a part whose original changed', () => {
  const now = withSlide(original, 'one', {
    content: { slide_title: 'Rain and snow', bullet_points: ['Clouds', 'Drops'] },
  })
  const texts: TranslatedTexts = new Map([['content.slide_title', ['RAIN AND SNOW']]])

  test('is behind with the fields that changed', () => {
    expect(behind(now)).toEqual([{ id: 'one', change: 'changed', fields: ['content.slide_title'] }])
  })

  test('gets the new words, and keeps what its author corrected elsewhere', () => {
    const corrected = withSlide(translation, 'one', {
      audio_script: 'Corrected by hand.',
      transition: 'flip',
    })
    const updated = format.update(corrected, now, 'one', texts)
    expect(updated.slides[0]).toMatchObject({
      audio_script: 'Corrected by hand.',
      content: { slide_title: 'RAIN AND SNOW', bullet_points: ['CLOUDS', 'DROPS'] },
      transition: 'flip',
    })
    expect(behind(now, updated)).toEqual([])
  })

  test('keeps the marks of speech in feedback that stays, and translators get none', () => {
    const feedback = 'Yes. [pause] Rain [strong]falls[/strong].'
    const content = { ...original.slides[1]?.content, correct_feedback: feedback }
    const marked = withSlide(original, 'two', { content })
    const part = format.parts(marked).find(({ id }) => id === 'two')
    expect(part?.fields.find(({ name }) => name === 'content.correct_feedback')?.texts).toEqual([
      'Yes. Rain falls.',
    ])
    const own = { ...content, correct_feedback: 'YES. [pause] RAIN FALLS.' }
    const spoken = withSlide(translation, 'two', { content: own })
    const asked: TranslatedTexts = new Map([['content.quiz_question', ['WHAT?']]])
    expect(format.update(spoken, marked, 'two', asked).slides[1]?.content).toMatchObject({
      quiz_question: 'WHAT?',
      correct_feedback: 'YES. [pause] RAIN FALLS.',
    })
    const answered: TranslatedTexts = new Map([['content.correct_feedback', ['SO.']]])
    expect(format.update(spoken, marked, 'two', answered).slides[1]?.content).toMatchObject({
      correct_feedback: 'SO.',
    })
  })

  test('is no longer behind when its author keeps the words', () => {
    const part = format.parts(now).find(({ id }) => id === 'one')
    const kept = format.settle(translation, 'one', part)
    expect(kept.slides[0]?.content).toEqual(translation.slides[0]?.content)
    expect(behind(now, kept)).toEqual([])
  })

  test('takes a new picture, number or right answer without a new text', () => {
    const answered = withSlide(original, 'two', {
      content: { ...original.slides[1]?.content, correct_answer: 'B' },
    })
    expect(behind(answered)).toEqual([{ id: 'two', change: 'changed', fields: [] }])
    const updated = format.update(translation, answered, 'two', new Map())
    expect(updated.slides[1]?.content).toMatchObject({ correct_answer: 'B', option_b: 'STONES' })
    expect(behind(answered, updated)).toEqual([])
  })

  test('keeps the picture, right answer and numbers of its author while those of the original stay', () => {
    const drawing = {
      ...original.slides[2]?.drawing,
      unit: 'inches',
      rows: [{ label: 'MAY', text: '', values: [0.5] }],
    }
    const localized = withSlide(
      withSlide(translation, 'two', {
        content: {
          ...translation.slides[1]?.content,
          option_a: 'STONES',
          option_b: 'RAIN',
          correct_answer: 'B',
        },
      }),
      'three',
      { content: { ...translation.slides[2]?.content, image_url: '/api/images/german.png' }, drawing },
    )
    const reworded = withSlide(withSlide(original, 'two', { audio_script: 'One question.' }), 'three', {
      audio_script: 'One chart.',
    })
    const updated = behind(reworded, localized).reduce(
      (document, { id, fields }) =>
        format.update(document, reworded, id, new Map(fields.map((name) => [name, ['NEW.']]))),
      localized,
    )
    expect(updated.slides[1]).toMatchObject({
      audio_script: 'NEW.',
      content: { option_a: 'STONES', option_b: 'RAIN', correct_answer: 'B' },
    })
    expect(updated.slides[2]).toMatchObject({
      audio_script: 'NEW.',
      content: { image_url: '/api/images/german.png' },
      drawing,
    })
    expect(behind(reworded, updated)).toEqual([])
  })

  test('of another type gets all its texts', () => {
    const other = withSlide(original, 'one', {
      slide_type: 'text',
      content: { slide_title: 'Rain', slide_content: 'Clouds and drops.' },
    })
    const [part] = behind(other)
    expect(part?.fields.toSorted()).toEqual(['audio_script', 'content.slide_content', 'content.slide_title'])
    const updated = format.update(translation, other, 'one', loud(other).get('one') ?? new Map())
    expect(updated.slides[0]).toMatchObject({
      slide_type: 'text',
      content: { slide_title: 'RAIN', slide_content: 'CLOUDS AND DROPS.' },
    })
    expect(updated.slides[0]?.content).not.toHaveProperty('bullet_points')
    expect(behind(other, updated)).toEqual([])
  })
})

describe('slides that were added or removed', () => {
  const [one, two, three] = original.slides
  const added = { ...(two ?? fail()), key: 'new', audio_script: 'New.' }
  const longer = { ...original, slides: [one ?? fail(), added, two ?? fail(), three ?? fail()] }

  test('are added after the slide before them', () => {
    const [part] = behind(longer)
    expect(part).toMatchObject({ id: 'new', change: 'added' })
    const updated = format.add(translation, longer, 'new', loud(longer).get('new') ?? new Map())
    expect(updated.slides.map(({ key, slide_id }) => [key, slide_id])).toEqual([
      ['one', 'slide-1'],
      ['new', 'slide-2'],
      ['two', 'slide-3'],
      ['three', 'slide-4'],
    ])
    expect(updated.slides[1]?.audio_script).toBe('NEW.')
    expect(updated.presentation.total_slides).toBe(4)
    expect(behind(longer, updated)).toEqual([])
  })

  test('are removed, or become those of the author of the translation', () => {
    const shorter = { ...original, slides: [one ?? fail(), three ?? fail()] }
    expect(behind(shorter)).toEqual([{ id: 'two', change: 'removed', fields: [] }])
    expect(format.remove(translation, 'two').slides.map(({ key }) => key)).toEqual(['one', 'three'])
    expect(behind(shorter, format.remove(translation, 'two'))).toEqual([])
    expect(behind(shorter, format.settle(translation, 'two', undefined))).toEqual([])
  })

  test('are not offered again if the author of the translation deleted or declined them', () => {
    const without = { ...translation, slides: translation.slides.filter(({ key }) => key !== 'two') }
    expect(behind(original, without)).toEqual([])
    expect(behind(longer, format.settle(translation, 'new', undefined))).toEqual([])
  })

  test('are not offered for removal if they are copies that the author of the translation made', () => {
    expect(behind(original, duplicateSlides(translation, ['one', 'two']))).toEqual([])
  })

  test('that only the translation has are left alone', () => {
    const own = { ...(translation.slides[0] ?? fail()), key: 'own', translated_from: undefined }
    expect(behind(original, { ...translation, slides: [...translation.slides, own] })).toEqual([])
  })
})

function fail(): never {
  throw new Error('The slide is missing.')
}
