import { slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { expect, test } from 'vitest'
import { slideshowFormat } from './slideshow-format.ts'

/** A slide of text and one with a question, which introduces all questions with the same words. */
const withQuestion = (name: string, question: string, options: readonly [string, string]) =>
  slideshow.parse({
    presentation: { title: 'Leaves', css_theme: {} },
    slides: [
      {
        key: `${name}-text`,
        slide_id: '1',
        slide_type: 'text',
        audio_script: 'Leaves make sugar.',
        content: { slide_title: name },
      },
      {
        key: `${name}-quiz`,
        slide_id: '2',
        slide_type: 'quiz',
        audio_script: 'Now it is your turn.',
        content: {
          quiz_question: question,
          option_a: options[0],
          option_b: options[1],
          option_c: '',
          option_d: '',
          correct_answer: 'A',
        },
      },
    ],
  })
const known = withQuestion('old', 'Which gas?', ['Oxygen', 'Helium'])
const keysAfter = (question: string, options: readonly [string, string]) =>
  slideshowFormat.keepIdentities(withQuestion('new', question, options), known).slides.map(({ key }) => key)

test('a slide that is generated again with the same words keeps its key', () => {
  expect(keysAfter('Which gas?', ['Oxygen', 'Helium'])).toEqual(['old-text', 'old-quiz'])
})

test('another question with the same script gets a key of its own, so that the answers to both are counted apart', () => {
  expect(keysAfter('Which metal?', ['Oxygen', 'Helium'])).toEqual(['old-text', 'new-quiz'])
  expect(keysAfter('Which gas?', ['Helium', 'Oxygen']), 'other letters').toEqual(['old-text', 'new-quiz'])
})

test('a slideshow that is generated again names each passage as the stored one does, although the page has another before it', () => {
  const madeFrom = (...texts: string[]) =>
    slideshow.parse({
      presentation: { title: 'Leaves', css_theme: {} },
      slides: texts.map((text, at) => ({
        slide_id: `${at + 1}`,
        slide_type: 'text',
        content: { slide_title: text },
        sources: [`b${at + 1}`],
      })),
      passages: texts.map((text, at) => ({ id: `b${at + 1}`, path: [], text })),
    })
  const again = madeFrom('Roots drink water.', 'Leaves make sugar.', 'Stems carry it.')
  const { slides, passages } = slideshowFormat.keepIdentities(
    again,
    madeFrom('Leaves make sugar.', 'Stems carry it.'),
  )
  const [added] = passages ?? []
  expect(passages?.map(({ id }) => id)).toEqual([expect.stringMatching(/^n/), 'b1', 'b2'])
  expect(slides.map(({ sources }) => sources)).toEqual([[added?.id], ['b1'], ['b2']])
})
