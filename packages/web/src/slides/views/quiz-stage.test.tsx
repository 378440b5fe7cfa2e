import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { blankContent } from '@lectern/domain/slides/read-content.ts'
import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { type QuizPlace, QuizPlaceContext } from './quiz-place.ts'
import { render } from '../testing/render.tsx'
import { QuizStage } from './quiz-stage.tsx'
import { translatedWords } from './use-quiz-words.ts'

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

async function ask(language = 'en', more: Partial<typeof content> = {}) {
  const page = await render(
    <QuizStage content={{ ...content, ...more }} family="minimal" language={language} />,
  )
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

test('only options with text are offered', async () => {
  const { page } = await ask()
  expect([...page.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    'AAt noon',
    'BTwice a day',
  ])
})

test('an answer can be submitted after one is chosen', async () => {
  const { button, choose } = await ask()
  expect(button('Submit')?.disabled).toBe(true)
  choose('A')
  expect(button('Submit')?.disabled).toBe(false)
})

test('a right answer is announced and locks the options', async () => {
  const { page, choose, press, fieldset } = await ask()
  choose('B')
  press('Submit')
  expect(page.querySelector('output')?.textContent).toBe('Correct Correct! Well done.')
  expect(fieldset()?.disabled).toBe(true)
})

test('a wrong answer can be tried again', async () => {
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
  ['ar', 'إرسال', 'إجابة صحيحة', 'إعادة المحاولة'],
  ['zh-CN', '提交', '回答正确', '再试一次'],
  ['tlh', 'Submit', 'Correct', 'Try Again'],
])('its labels are in the language of the slide: %s', async (language, submit, correct, again) => {
  await translatedWords.fetch()
  const { page, button, choose, press } = await ask(language)
  choose('B')
  press(submit)
  expect(page.querySelector('output strong')?.textContent).toBe(correct)
  expect(button(again)).toBeDefined()
})

test('the slide marks the right option and the chosen one', async () => {
  const { page, choose, press } = await ask()
  choose('A')
  press('Submit')
  expect([...page.querySelectorAll('label')].map((label) => label.dataset['outcome'])).toEqual([
    'wrong',
    'right',
  ])
  expect([...page.querySelectorAll('label em')].map(({ textContent }) => textContent)).toEqual([
    'Your answer',
    'Right',
  ])
})

test('if several options are right, an answer needs all of them', async () => {
  const { page, choose, press } = await ask('en', {
    quiz_kind: 'several',
    option_c: 'At dawn',
    correct_answers: ['A', 'B'],
  })
  expect(page.querySelector('output')?.textContent).toBe('Choose all that are right')
  choose('A')
  press('Submit')
  expect(page.querySelector('output')?.textContent).toContain('Incorrect')
  press('Try Again')
  choose('A')
  choose('C')
  choose('C')
  choose('B')
  press('Submit')
  expect(page.querySelector('output')?.textContent).toContain('Correct!')
})

test('true or false has default labels, unless the author wrote others', async () => {
  const { page } = await ask('en', { quiz_kind: 'true-false', option_a: ' ', option_b: 'By no means' })
  expect([...page.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    'ATrue',
    'BBy no means',
  ])
})

async function askInPlayer(place: Partial<QuizPlace> = {}) {
  const slot = document.createElement('div')
  document.body.append(slot)
  const answers: (string | undefined)[] = []
  const page = await render(
    <QuizPlaceContext value={{ slot, onAnswered: (field) => answers.push(field), ...place }}>
      <QuizStage content={content} family="minimal" language="en" />
    </QuizPlaceContext>,
  )
  const buttons = () => [...slot.querySelectorAll('button')].map(({ textContent }) => textContent)
  const press = (name: string) =>
    click([...slot.querySelectorAll('button')].find(({ textContent }) => textContent === name))
  return { page, slot, answers, buttons, press }
}

test('in a player, its buttons and its feedback are in the place of the player', async () => {
  const onGoOn = vi.fn<() => void>()
  const { page, slot, answers, buttons, press } = await askInPlayer({ onGoOn })
  expect(page.querySelector('button')).toBeNull()
  expect(buttons()).toEqual(['Skip', 'Submit'])
  click(page.querySelector<HTMLElement>('[value=A]'))
  press('Submit')
  expect(slot.querySelector('output')?.textContent).toBe('Incorrect Not quite. Try again!')
  expect(buttons()).toEqual(['Try Again', 'Go on'])
  press('Go on')
  expect(onGoOn).toHaveBeenCalledOnce()
  expect(answers).toEqual(['incorrect_feedback'])
})

test('the last slide has no button to the next one', async () => {
  const { page, buttons, press } = await askInPlayer()
  expect(buttons()).toEqual(['Submit'])
  click(page.querySelector<HTMLElement>('[value=B]'))
  press('Submit')
  expect(buttons()).toEqual(['Try Again'])
})

test('the focus moves to the next control, and the feedback is announced', async () => {
  const { page, slot, answers, press } = await askInPlayer({ onGoOn: () => {} })
  const option = page.querySelector<HTMLElement>('[value=A]')
  click(option)
  slot.querySelector<HTMLElement>('[type=submit]')?.focus()
  press('Submit')
  expect(document.activeElement?.textContent).toBe('Go on')
  press('Try Again')
  expect(document.activeElement).toBe(option)
  expect(answers).toEqual(['incorrect_feedback', undefined])
})

/** A quiz that leaves and returns at the press of a button, and stays rendered. */
function Leaving({ slot }: { readonly slot: HTMLElement }) {
  const [here, setHere] = useState(true)
  const place = { slot: here ? slot : null, onAnswered: () => {} }
  return (
    <>
      <button type="button" data-leave aria-label="Leave or come back" onClick={() => setHere(!here)} />
      <QuizPlaceContext value={place}>
        <QuizStage content={content} family="minimal" language="en" />
      </QuizPlaceContext>
    </>
  )
}

test('it looks answered while it leaves, and starts again if it returns before that', async () => {
  const slot = document.createElement('div')
  document.body.append(slot)
  const page = await render(<Leaving slot={slot} />)
  const fieldset = () => page.querySelector('fieldset')
  click(page.querySelector<HTMLElement>('[value=B]'))
  click(slot.querySelector('button'))
  click(page.querySelector<HTMLElement>('[data-leave]'))
  expect(fieldset()?.disabled).toBe(true)
  click(page.querySelector<HTMLElement>('[data-leave]'))
  expect(fieldset()?.disabled).toBe(false)
  expect(page.querySelector(':checked')).toBeNull()
  expect(slot.querySelector('button')?.textContent).toBe('Submit')
})
