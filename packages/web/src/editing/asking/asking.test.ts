import type { PageAnswer } from '@lectern/domain/api/documents/asking.ts'
import { expect, test } from 'vitest'
import { ApiProblem } from '../../api/api-problem.ts'
import { createAsking } from './asking.ts'

const answer = (text: string): PageAnswer => ({
  found: true,
  sentences: [{ text, sources: ['b1'] }],
  passages: [{ id: 'b1', path: [], text }],
  language: 'en',
  page_language: 'en',
  writer: 'Outline writer',
  warnings: [],
  notices: [],
})

/** Questions whose answers wait for the test, in order. */
function held() {
  const requests: (PromiseWithResolvers<PageAnswer> & { question: string; signal: AbortSignal })[] = []
  const asking = createAsking((question, signal) => {
    const request = { ...Promise.withResolvers<PageAnswer>(), question, signal }
    requests.push(request)
    return request.promise
  })
  return { asking, requests }
}

test('shows the answer to a question', async () => {
  const { asking, requests } = held()
  const asked = asking.ask('What falls?')
  expect(asking.getState()).toMatchObject({ question: 'What falls?', isAsking: true })
  requests[0]?.resolve(answer('Rain falls.'))
  await asked
  expect(asking.getState()).toMatchObject({ isAsking: false, answer: answer('Rain falls.') })
})

test('a new question cancels the one before, and ignores its late answer', async () => {
  const { asking, requests } = held()
  const first = asking.ask('What falls?')
  const second = asking.ask('What rises?')
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
  requests[1]?.resolve(answer('Vapour rises.'))
  await second
  requests[0]?.resolve(answer('Rain falls.'))
  await first
  expect(asking.getState()).toMatchObject({ question: 'What rises?', answer: answer('Vapour rises.') })
})

test('a cancelled question shows nothing, also if it fails or is answered late', async () => {
  const { asking, requests } = held()
  const first = asking.ask('What falls?')
  asking.cancel()
  requests[0]?.reject(requests[0].signal.reason)
  await first
  const second = asking.ask('What falls?')
  asking.cancel()
  requests[1]?.resolve(answer('Rain falls.'))
  await second
  expect(asking.getState()).toEqual({
    question: undefined,
    isAsking: false,
    answer: undefined,
    failure: undefined,
  })
})

test('cancelling keeps an answer that is shown', async () => {
  const { asking, requests } = held()
  const asked = asking.ask('What falls?')
  requests[0]?.resolve(answer('Rain falls.'))
  await asked
  asking.cancel()
  expect(asking.getState().answer).toEqual(answer('Rain falls.'))
})

test.each([
  [
    'a refusal in the words of the model',
    new ApiProblem(422, 'WRITER_REFUSED', 'Declined.', {
      reason: 'declined',
      values: { words: 'Not this.' },
    }),
    { isRefusal: true, sentence: 'The language model declined to answer. It says: “Not this.”' },
  ],
  [
    'a refusal without words',
    new ApiProblem(422, 'WRITER_REFUSED', 'Declined.'),
    {
      isRefusal: true,
      sentence: 'The language model declined to answer. Ask another question, or ask it in other words.',
    },
  ],
  [
    'a failure with the sentence of the server',
    new ApiProblem(502, 'WRITER_FAILED', 'The writer lost its pen.'),
    { isRefusal: false, sentence: 'The writer lost its pen.' },
  ],
  [
    'any other failure',
    new Error('x is undefined'),
    { isRefusal: false, sentence: 'Your question was not answered. Please try again.' },
  ],
])('says %s', async (_what, problem, failure) => {
  const { asking, requests } = held()
  const asked = asking.ask('What falls?')
  requests[0]?.reject(problem)
  await asked
  expect(asking.getState()).toMatchObject({ question: 'What falls?', failure, answer: undefined })
})
