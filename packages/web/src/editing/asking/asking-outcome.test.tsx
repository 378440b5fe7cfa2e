import type { PageAnswer } from '@lectern/domain/api/documents/asking.ts'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiProblem } from '../../api/api-problem.ts'
import { render } from '../../slides/testing/render.tsx'
import { AskingOutcome } from './asking-outcome.tsx'
import { createAsking } from './asking.ts'

const answer: PageAnswer = {
  found: true,
  sentences: [
    { text: 'الشمس تدفئ البحر.', sources: ['b2'] },
    { text: 'يسقط المطر.', sources: ['b5', 'b2'] },
  ],
  passages: [
    { id: 'b2', path: ['Evaporation'], text: 'The sun warms the sea.' },
    { id: 'b5', path: [], text: 'Rain falls.' },
  ],
  language: 'ar',
  page_language: 'en',
  writer: 'Outline writer',
  warnings: ['This sentence is not from the page: “Snow.”'],
  notices: [],
}

async function outcome(result: () => Promise<PageAnswer>) {
  const asking = createAsking(result)
  const onRetry = vi.fn<(question: string) => void>()
  const page = await render(<AskingOutcome asking={asking} onRetry={onRetry} />)
  await act(async () => asking.ask('What falls?'))
  const button = (name: string) =>
    [...page.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    )
  return { page, onRetry, button, live: page.querySelector('[aria-live=polite]') }
}

test('announces the sentences in their language, and shows the passages below in theirs', async () => {
  const { page, live } = await outcome(async () => Promise.resolve(answer))
  expect(page.querySelector('h3')?.textContent).toBe('What falls?')
  const sentences = [...(live?.querySelectorAll('li > span') ?? [])]
  expect(sentences.map((one) => [one.textContent, one.getAttribute('lang')])).toEqual([
    ['الشمس تدفئ البحر.', 'ar'],
    ['يسقط المطر.', 'ar'],
  ])
  expect(live?.textContent).not.toContain('The sun')
  const passages = [...page.querySelectorAll('ol > li')]
  expect(passages.map(({ textContent }) => textContent)).toEqual([
    '1EvaporationThe sun warms the sea.',
    '2Rain falls.',
  ])
  expect(page.querySelector('ol [lang]')?.getAttribute('lang')).toBe('en')
  expect(page.textContent).toContain('Answered by: Outline writer')
  expect(page.querySelector('[role=alert]')?.textContent).toBe(answer.warnings[0])
})

test('a pressed source shows and focuses its passage', async () => {
  const { page, button } = await outcome(async () => Promise.resolve(answer))
  const passage = [...page.querySelectorAll<HTMLElement>('ol > li')][1]
  const scrolled = vi.fn<() => void>()
  if (passage) passage.scrollIntoView = scrolled
  await act(async () => button('Source 2')?.click())
  expect(document.activeElement).toBe(passage)
  expect(scrolled).toHaveBeenCalledOnce()
})

test('announces that the page does not answer', async () => {
  const none = { ...answer, found: false, sentences: [], passages: [], warnings: [] }
  const { page, live } = await outcome(async () => Promise.resolve(none))
  expect(live?.textContent).toBe('The page does not answer this question.')
  expect(page.querySelector('ol')).toBeNull()
})

test('a failure offers to ask the same question again', async () => {
  const { page, button, onRetry } = await outcome(async () =>
    Promise.reject(new ApiProblem(503, 'WRITER_UNAVAILABLE', 'The model sleeps.')),
  )
  expect(page.querySelector('[role=alert]')?.textContent).toContain('The model sleeps.')
  await act(async () => button('Retry')?.click())
  expect(onRetry).toHaveBeenCalledExactlyOnceWith('What falls?')
})

test('a refusal is shown in the words of the model, without another attempt', async () => {
  const values = { words: 'Not about rain.' }
  const { page, button } = await outcome(async () =>
    Promise.reject(new ApiProblem(422, 'WRITER_REFUSED', 'Declined.', { reason: 'declined', values })),
  )
  expect(page.querySelector('[role=alert]')?.textContent).toBe(
    'The language model declined to answer. It says: “Not about rain.”',
  )
  expect(button('Retry')).toBeUndefined()
})
