import { expect, test } from 'vitest'
import { countSlideAudio, silentSlidesSentence } from './silent-slides.ts'
import { themes } from '../theme/themes.ts'
import { slideshow } from './slideshow.ts'

const audio = (text: string) => ({ text, voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] })
const of = (slides: object[]) =>
  slideshow.parse({
    presentation: {
      title: 'Leaves',
      organization: '',
      course_id: '7',
      page_id: 'p',
      css_theme: themes['educational-blue'].theme,
    },
    slides: slides.map((slide, index) => ({
      slide_id: `slide-${index + 1}`,
      slide_type: 'text',
      organization: '',
      course_id: '7',
      page_id: 'p',
      content: {},
      transition: 'none',
      ...slide,
    })),
  })

test('slides without audio and with outdated audio are counted, and those without a script are not', () => {
  const count = countSlideAudio(
    of([
      { audio_script: 'Said.', audio_path: '/a.mp3', audio: audio('Said.') },
      { audio_script: 'Changed.', audio_path: '/a.mp3', audio: audio('Said.') },
      { audio_script: 'Not said.' },
      { audio_script: ' … ' },
    ]),
  )
  expect(count).toEqual({ slides: 4, missing: 1, outdated: 1 })
  expect(silentSlidesSentence(count)).toBe(
    '1 of 4 slides has no audio yet. 1 of 4 slides still says an earlier text.',
  )
})

test('a quiz counts with the audio of its feedback', () => {
  const quiz = {
    slide_type: 'quiz',
    content: {
      quiz_question: 'Why?',
      option_a: 'So',
      correct_answer: 'A',
      correct_feedback: 'Yes.',
      incorrect_feedback: 'No.',
    },
    audio_script: 'Said.',
    audio_path: '/a.mp3',
    audio: audio('Said.'),
  }
  const feedback = (text: string) => ({
    correct_feedback: { audio_path: '/b.mp3', audio: audio(text) },
    incorrect_feedback: { audio_path: '/c.mp3', audio: audio('No.') },
  })
  expect(
    countSlideAudio(
      of([quiz, { ...quiz, text_audio: feedback('Right.') }, { ...quiz, text_audio: feedback('Yes.') }]),
    ),
  ).toEqual({ slides: 3, missing: 1, outdated: 1 })
})

test('there is no sentence if all audio is current', () => {
  expect(silentSlidesSentence({ slides: 3, missing: 0, outdated: 0 })).toBeUndefined()
  expect(silentSlidesSentence({ slides: 3, missing: 2, outdated: 2 })).toBe(
    '2 of 3 slides have no audio yet. 2 of 3 slides still say an earlier text.',
  )
})
