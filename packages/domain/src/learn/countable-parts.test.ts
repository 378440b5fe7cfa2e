import { expect, test } from 'vitest'
import { countableSlides, isRight } from './countable-parts.ts'
import { slideshow } from '../slideshow/slideshow.ts'

const slide = (key: string, slide_type: string, content: object) => ({
  key,
  slide_id: key,
  slide_type,
  content,
})

test('a slide is counted with its title and its options', () => {
  const parts = countableSlides(
    slideshow.parse({
      presentation: { title: 'Leaves', css_theme: {} },
      slides: [
        slide('one', 'title', { course_title: 'Leaves' }),
        slide('two', 'quiz', {
          quiz_question: 'Which gas?',
          option_a: 'Oxygen',
          option_b: 'Helium',
          option_c: '',
          option_d: '',
          correct_answer: 'A',
        }),
      ],
    }),
  )
  expect(parts).toMatchObject([
    { key: 'one', title: 'Leaves' },
    {
      key: 'two',
      title: 'Which gas?',
      options: [
        { letter: 'A', text: 'Oxygen', right: true },
        { letter: 'B', text: 'Helium', right: false },
      ],
    },
  ])
  expect(parts[0]).not.toHaveProperty('options')
  const options = parts[1]?.options ?? []
  expect([isRight(options, 'A'), isRight(options, 'B'), isRight(options, 'AB')]).toEqual([true, false, false])
})

test('a slide is named without the marks of its title', () => {
  const [part] = countableSlides(
    slideshow.parse({
      presentation: { title: 'Tides', css_theme: {} },
      slides: [slide('one', 'text', { slide_title: 'High and **low** water' })],
    }),
  )
  expect(part?.title).toBe('High and low water')
})
