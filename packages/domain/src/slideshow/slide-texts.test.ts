import { expect, test } from 'vitest'
import {
  withSlideAudio,
  keysInSubstitute,
  keysToVoice,
  slideAudioStatus,
  slidesToVoice,
} from './slide-audio.ts'
import { slideTexts, textsToVoice } from './slide-texts.ts'
import { type Slide, slide, type Slideshow } from './slideshow.ts'
import { themes } from '../theme/themes.ts'

const labels = { organization: '', course_id: '', page_id: '' }
const content = {
  quiz_question: 'When does it rain?',
  option_a: 'Now',
  correct_feedback: 'It does.',
  incorrect_feedback: 'It does not.',
}
const quiz = slide.parse({
  key: 'q',
  slide_id: 'slide-1',
  slide_type: 'quiz',
  audio_script: 'A question.',
  content,
  ...labels,
})
const deck = (...slides: Slide[]): Slideshow => ({
  presentation: {
    title: '',
    css_theme: themes['educational-blue'].theme,
    total_slides: slides.length,
    ...labels,
  },
  slides,
})
const first = ({ slides: [one = quiz] }: Slideshow) => one
const audio = (text: string) => ({ text, voice_id: 'v', engine: 'e', duration_ms: 1, sentences: [] })
const saying = (key: string, text: string) => ({ key, audio_path: `${text}.mp3`, audio: audio(text) })
const said = [
  saying('q', 'A question.'),
  saying('q:correct_feedback', 'It does.'),
  saying('q:incorrect_feedback', 'It does not.'),
]

test('a quiz speaks its script and what it says to answers, each under a key of its own', () => {
  expect(slideTexts(quiz).map(({ key, script }) => [key, script])).toEqual([
    ['q', 'A question.'],
    ['q:correct_feedback', 'It does.'],
    ['q:incorrect_feedback', 'It does not.'],
  ])
})

test('feedback fields of other slides, and of a quiz that cannot be answered, are not spoken', () => {
  const silent = [
    { ...quiz, slide_type: 'text' },
    { ...quiz, slide_type: 'hologram' },
    { ...quiz, content: { ...content, option_a: '' } },
  ]
  for (const one of silent) expect(slideTexts(one).map(({ key }) => key)).toEqual(['q'])
})

test('feedback that the author left empty is spoken as it is shown', () => {
  const [, right] = slideTexts({ ...quiz, content: { ...content, correct_feedback: '' } })
  expect(right?.script).toBe('Correct! Well done.')
})

test('audio that arrives goes to the text it was made for, and only what has none needs any', () => {
  const [script, ...feedback] = said
  const before = deck(quiz)
  const scriptOnly = withSlideAudio(script ? [script] : [])(before)
  expect(slideAudioStatus(first(scriptOnly))).toBe('Available')
  expect(keysToVoice(before)).toEqual(['q'])
  expect(keysToVoice(scriptOnly)).toEqual(['q:correct_feedback', 'q:incorrect_feedback'])
  const all = withSlideAudio(feedback)(scriptOnly)
  expect(all.slides[0]?.text_audio).toMatchObject({
    correct_feedback: { audio_path: 'It does..mp3' },
    incorrect_feedback: { audio_path: 'It does not..mp3' },
  })
  expect(slidesToVoice(all)).toEqual([])
  expect(withSlideAudio(said)(all), 'the same audio again').toBe(all)
})

test('feedback whose words were changed needs other audio, and a change of the type keeps it for later', () => {
  const voiced = first(withSlideAudio(said)(deck(quiz)))
  const changed = { ...voiced, content: { ...content, correct_feedback: 'It rains.' } }
  expect(textsToVoice(changed).map(({ key }) => key)).toEqual(['q:correct_feedback'])
  expect(textsToVoice({ ...voiced, slide_type: 'text' })).toEqual([])
  expect(textsToVoice({ ...voiced, key: 'copy' }), 'a copy has it too').toEqual([])
})

test('the texts that a substitute voice speaks are known by their keys', () => {
  const [script, feedback] = said
  const inSubstitute = feedback && {
    ...feedback,
    audio: { ...feedback.audio, voice_id: 'own:clara', substitute_for: 'far:nova' },
  }
  const voiced = withSlideAudio([script, inSubstitute].flatMap((one) => one ?? []))(deck(quiz))
  expect(keysInSubstitute(voiced)).toEqual(['q:correct_feedback'])
  const inChosen = withSlideAudio(feedback ? [feedback] : [])(voiced)
  expect(keysInSubstitute(inChosen), 'the same file, in a voice that was chosen since').toEqual([])
})
