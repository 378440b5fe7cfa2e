import { expect, test } from 'vitest'
import { textsOfSlide } from './draft-texts.ts'

test('the feedback of a quiz is checked without marks of speech', () => {
  const content = {
    quiz_question: 'What falls?',
    option_a: 'Rain',
    option_b: 'Stones',
    correct_answer: 'A',
    correct_feedback: 'Yes. [pause] Rain [strong]falls[/strong].',
  }
  const texts = textsOfSlide({ slide_type: 'quiz', content, audio_script: '', sources: [] }, 'slide')
  expect(texts.find(({ path }) => path === 'slide.content.correct_feedback')?.text).toBe('Yes. Rain falls.')
  expect(texts.find(({ path }) => path === 'slide.content.option_a')).toMatchObject({
    feedback: 'Yes. Rain falls.',
  })
})
