import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newContent } from '../../slides/read-content.ts'
import { slideTypes } from '../../slides/slide-types.ts'
import type { SlideTypeId } from '../../slides/slide-types.ts'
import { applyTheme, changePresentation } from './edit-presentation.ts'
import {
  addSlide,
  changeContent,
  changeSlide,
  deleteSlides,
  duplicateSlides,
  moveSlides,
  transitionEverywhere,
} from './edit-slides.ts'
import {
  sanitizeSlideId,
  slideAudioFilename,
  slideAudioStatus,
  slidesToVoice,
  withSlideAudio,
} from '../slide-audio.ts'
import { slideshow as schema } from '../slideshow.ts'

const slide = (number: number) => ({
  key: `key${number}`,
  slide_id: `slide-${number}`,
  slide_type: 'text',
  audio_script: `Script ${number}`,
  content: { slide_title: `Title ${number}`, kept: true },
})

const three = schema.parse({
  presentation: {
    title: 'Leaves',
    css_theme: {},
    organization: 'School',
    course_id: 7,
    page_id: 'p',
    total_slides: 3,
  },
  slides: [slide(1), slide(2), slide(3)],
})
const one = { ...three, slides: three.slides.slice(0, 1) }
const scripts = (show: typeof three) => show.slides.map((each) => each.audio_script)
const ids = (show: typeof three) => show.slides.map((each) => each.slide_id)
const typeIds = Object.keys(slideTypes) as SlideTypeId[]

describe('editing slides', () => {
  test.each(typeIds)('a new %s slide is added at the end, blank, with the default script', (type) => {
    const added = addSlide(three, type)
    expect(added.slides.at(-1)).toMatchObject({
      slide_id: 'slide-4',
      slide_type: type,
      audio_script: 'New slide audio script',
      organization: 'School',
      course_id: '7',
      page_id: 'p',
    })
    expect(Object.keys(added.slides.at(-1)?.content ?? {})).toEqual(Object.keys(newContent(slideTypes[type])))
    expect(added.presentation.total_slides).toBe(4)
  })

  test("a new slide has the theme's transition, and one action sets it for all slides", () => {
    const themed = applyTheme(three, { ...three.presentation.css_theme, transition_type: 'flip' })
    expect(addSlide(themed, 'text').slides.map((each) => each.transition)).toEqual([
      ...three.slides.map((each) => each.transition),
      'flip',
    ])
    expect(transitionEverywhere(three, 'portal').slides.every((each) => each.transition === 'portal')).toBe(
      true,
    )
  })

  test('a new quiz has answer A and the default feedback', () => {
    expect(addSlide(three, 'quiz').slides.at(-1)?.content).toMatchObject({
      correct_answer: 'A',
      correct_feedback: 'Correct! Well done.',
      incorrect_feedback: 'Not quite. Try again!',
    })
  })

  test('deleting renumbers and counts', () => {
    const left = deleteSlides(three, ['key1'])
    expect(scripts(left)).toEqual(['Script 2', 'Script 3'])
    expect(ids(left)).toEqual(['slide-1', 'slide-2'])
    expect(left.presentation.total_slides).toBe(2)
    expect(scripts(deleteSlides(three, ['key3', 'key1']))).toEqual(['Script 2'])
  })

  test('deleting all slides is not an edit', () => {
    expect(deleteSlides(one, ['key1'])).toBe(one)
    expect(deleteSlides(three, ['key1', 'key2', 'key3'])).toBe(three)
  })

  test('moving renumbers, and a move without effect is not an edit', () => {
    const up = moveSlides(three, ['key3'], 'key2')
    expect(scripts(up)).toEqual(['Script 1', 'Script 3', 'Script 2'])
    expect(ids(up)).toEqual(['slide-1', 'slide-2', 'slide-3'])
    expect(moveSlides(three, ['key2'], 'key2')).toBe(three)
    expect(moveSlides(three, ['key2'], 'key3')).toBe(three)
    expect(moveSlides(three, ['key3'], 'gone')).toBe(three)
  })

  test('several slides move together, in their order', () => {
    expect(scripts(moveSlides(three, ['key1', 'key3'], 'key3'))).toEqual(['Script 2', 'Script 1', 'Script 3'])
    expect(scripts(moveSlides(three, ['key3', 'key2'], 'key1'))).toEqual(['Script 2', 'Script 3', 'Script 1'])
  })

  test('copies are added after the last original, with script and audio, and a new key and id', () => {
    const voiced = changeSlide(three, 'key1', { audio_path: '/audio/1.mp3' })
    const doubled = duplicateSlides(voiced, ['key1', 'key2'])
    expect(scripts(doubled)).toEqual(['Script 1', 'Script 2', 'Script 1', 'Script 2', 'Script 3'])
    expect(ids(doubled)).toEqual(['slide-1', 'slide-2', 'slide-3', 'slide-4', 'slide-5'])
    expect(doubled.slides[2]?.audio_path).toBe('/audio/1.mp3')
    expect(doubled.slides.map(({ key }) => key).filter((key) => !key.startsWith('key'))).toHaveLength(2)
    expect(new Set(doubled.slides.map(({ key }) => key)).size).toBe(5)
    expect(
      changeContent(doubled, doubled.slides[2]?.key ?? '', 'slide_title', 'Copy').slides[0]?.content[
        'slide_title'
      ],
    ).toBe('Title 1')
    expect(duplicateSlides(three, [])).toBe(three)
  })

  test('changing a field keeps the other fields and slides', () => {
    const edited = changeContent(three, 'key2', 'slide_title', 'New')
    expect(edited.slides[1]?.content).toEqual({ slide_title: 'New', kept: true })
    expect(edited.slides[0]).toBe(three.slides[0])
  })

  test('after any edits, ids count from 1, keys are unique, and total_slides is the number of slides', () => {
    const place = fc.nat({ max: 8 })
    const keyAt = (show: typeof three, at: number) => show.slides[at]?.key ?? 'gone'
    const action = fc.oneof(
      fc.constantFrom(...typeIds).map((type) => (show: typeof three) => addSlide(show, type)),
      place.map((at) => (show: typeof three) => deleteSlides(show, [keyAt(show, at)])),
      fc.tuple(place, place).map(
        ([from, to]) =>
          (show: typeof three) =>
            moveSlides(show, [keyAt(show, from), keyAt(show, to)], show.slides[from]?.key),
      ),
      place.map((at) => (show: typeof three) => duplicateSlides(show, [keyAt(show, at)])),
      place.map(
        (at) => (show: typeof three) => changeSlide(show, keyAt(show, at), { transition: 'zoom-in' }),
      ),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const end = actions.reduce((show, act) => act(show), three)
        expect(end.slides.length).toBeGreaterThan(0)
        expect(end.presentation.total_slides).toBe(end.slides.length)
        expect(ids(end)).toEqual(end.slides.map((_, index) => `slide-${index + 1}`))
        expect(new Set(end.slides.map(({ key }) => key)).size).toBe(end.slides.length)
      }),
    )
  })
})

describe('editing the presentation', () => {
  test('the title changes and unknown fields stay', () => {
    const kept = changePresentation(
      { ...three, presentation: { ...three.presentation, extra: 1 } },
      { title: 'Roots' },
    )
    expect(kept.presentation).toMatchObject({ title: 'Roots', extra: 1 })
  })

  test('a theme applies to the slideshow and does not change the slides', () => {
    const theme = { ...three.presentation.css_theme, primary_color: '#123456' }
    const dressed = applyTheme(three, theme)
    expect(dressed.presentation.css_theme).toBe(theme)
    expect(dressed.slides).toBe(three.slides)
  })
})

describe('audio of slides', () => {
  test.each([
    ['slide-12', 'slide-12'],
    ['slide 1/2', 'slide_1_2'],
    ['Folie_ä.mp3', 'Folie___mp3'],
  ])('%s is %s in audio calls', (id, expected) => {
    expect(sanitizeSlideId(id)).toBe(expected)
    expect(slideAudioFilename(id)).toBe(`test_slide-${expected}.mp3`)
  })

  test('audio goes to the slide it was made for, at its current position', () => {
    const audio = { text: 'Script 3', voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] }
    const arrived = withSlideAudio([{ key: 'key3', audio_path: '/audio/3.mp3', audio }])
    const moved = arrived(moveSlides(three, ['key3'], 'key1'))
    expect(moved.slides.map((each) => each.audio_path)).toEqual(['/audio/3.mp3', undefined, undefined])
  })

  test('slides with missing or outdated audio need audio, and those without a script do not', () => {
    const audio = { text: 'Script 1', voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] }
    const voiced = changeSlide(three, 'key1', { audio_path: '/audio/1.mp3', audio })
    expect(voiced.slides.map(slideAudioStatus)).toEqual(['Available', 'Not Generated', 'Not Generated'])
    const edited = changeSlide(changeSlide(voiced, 'key1', { audio_script: 'New' }), 'key2', {
      audio_script: ' ',
    })
    expect(slidesToVoice(edited).map((each) => each.audio_script)).toEqual(['New', 'Script 3'])
  })

  test('audio for a deleted slide changes nothing, even if another slide has its words', () => {
    const audio = { text: 'Script 1', voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] }
    expect(withSlideAudio([{ key: 'gone', audio_path: '/audio/1.mp3', audio }])(three)).toBe(three)
  })

  test('audio of words that were edited since is kept as outdated', () => {
    const audio = { text: 'Script 1', voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] }
    const edited = changeSlide(three, 'key1', { audio_script: 'New' })
    const voiced = withSlideAudio([{ key: 'key1', audio_path: '/audio/1.mp3', audio }])(edited)
    expect(voiced.slides.map(slideAudioStatus)[0]).toBe('Update Needed')
  })

  test('audio of other words does not replace current audio', () => {
    const of = (text: string) => ({ text, voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] })
    const voiced = changeSlide(three, 'key1', { audio_path: '/audio/1.mp3', audio: of('Script 1') })
    const late = { key: 'key1', audio_path: '/audio/late.mp3', audio: of('Older words') }
    expect(withSlideAudio([late])(voiced)).toBe(voiced)
  })

  test('audio that a slide already has changes nothing, so that the slides stay the same objects', () => {
    const audio = { text: 'Script 3', voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] }
    const arrived = [{ key: 'key3', audio_path: '/audio/3.mp3', audio }]
    const voiced = withSlideAudio(arrived)(three)
    expect(voiced.slides.slice(0, 2)).toEqual(three.slides.slice(0, 2))
    expect(withSlideAudio(arrived.map((each) => ({ ...each, audio: { ...audio } })))(voiced)).toBe(voiced)
  })

  test('audio with a changed pronunciation is marked', () => {
    const audio = { text: 'Script 3', voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] }
    const arrived = { key: 'key3', audio_path: '/audio/3.mp3', audio }
    const voiced = withSlideAudio([arrived])(three)
    const outdated = withSlideAudio([{ ...arrived, audio: { ...audio, said_otherwise: true } }])(voiced)
    expect(outdated.slides.map(slideAudioStatus)[2]).toBe('Update Needed')
  })

  test('slides with the same words get their own audio', () => {
    const yes = { audio_script: 'Yes.' }
    const same = changeSlide(changeSlide(three, 'key1', yes), 'key3', yes)
    const audio = { text: 'Yes.', voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] }
    const voiced = withSlideAudio([
      { key: 'key1', audio_path: '/audio/1.mp3', audio },
      { key: 'key3', audio_path: '/audio/3.mp3', audio },
    ])(same)
    expect(voiced.slides.map((each) => each.audio_path)).toEqual(['/audio/1.mp3', undefined, '/audio/3.mp3'])
  })
})
