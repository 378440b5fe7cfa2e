import { act } from 'react'
import { expect, test } from 'vitest'
import { blankContent } from '@lectern/domain/slides/read-content.ts'
import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { QuizAnsweredContext } from '../quiz-answered.ts'
import { render } from '../testing/render.tsx'
import { quiz, translatedWords } from './quiz.tsx'

const content = {
  ...blankContent(slideTypes.quiz),
  quiz_question: 'When is high water?',
  option_a: 'At noon',
  option_b: 'Twice a day',
  correct_answer: 'B',
}

function click(element: HTMLElement | null | undefined): void {
  act(() => element?.click())
}

async function ask(language = 'en') {
  const page = await render(<quiz.Stage content={content} family="minimal" language={language} />)
  const button = (name: string) =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  return {
    page,
    button,
    choose: (letter: string) => click(page.querySelector<HTMLElement>(`[value=${letter}]`)),
    press: (name: string) => click(button(name)),
    fieldset: () => page.querySelector('fieldset'),
  }
}

test('only answers that say something are offered', async () => {
  const { page } = await ask()
  expect([...page.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    'AAt noon',
    'BTwice a day',
  ])
})

test('an answer can be submitted once one is chosen', async () => {
  const { button, choose } = await ask()
  expect(button('Submit')?.disabled).toBe(true)
  choose('A')
  expect(button('Submit')?.disabled).toBe(false)
})

test('a right answer is told and locks the options', async () => {
  const { page, choose, press, fieldset } = await ask()
  choose('B')
  press('Submit')
  expect(page.querySelector('output')?.textContent).toBe('Correct Correct! Well done.')
  expect(fieldset()?.disabled).toBe(true)
})

test('a wrong one can be tried again', async () => {
  const { page, button, choose, press, fieldset } = await ask()
  choose('A')
  press('Submit')
  expect(page.querySelector('output')?.textContent).toBe('Incorrect Not quite. Try again!')
  press('Try Again')
  expect(page.querySelector('output')?.textContent).toBe('')
  expect(page.querySelector(':checked')).toBeNull()
  expect(fieldset()?.disabled).toBe(false)
  expect(button('Submit')?.disabled).toBe(true)
})

test.each([
  ['ar', 'إرسال', 'صحيح', 'حاول مرة أخرى'],
  ['zh-CN', '提交', '正确', '再试一次'],
  ['tlh', 'Submit', 'Correct', 'Try Again'],
])('its own words are in the language of the slide: %s', async (language, submit, correct, again) => {
  await translatedWords.fetch()
  const { page, button, choose, press } = await ask(language)
  choose('B')
  press(submit)
  expect(page.querySelector('output strong')?.textContent).toBe(correct)
  expect(button(again)).toBeDefined()
})

test('the focus goes to what can be pressed next, and who answers is reported', async () => {
  const answers: boolean[] = []
  const page = await render(
    <QuizAnsweredContext value={(answered) => answers.push(answered)}>
      <quiz.Stage content={content} family="minimal" language="en" />
    </QuizAnsweredContext>,
  )
  const option = page.querySelector<HTMLElement>('[value=A]')
  click(option)
  page.querySelector('button')?.focus()
  click(page.querySelector('button'))
  expect(document.activeElement?.textContent).toBe('Try Again')
  click(page.querySelector('button'))
  expect(document.activeElement).toBe(option)
  expect(answers).toEqual([true, false])
})
