import { expect, test } from 'vitest'
import { ApiProblem, noAnswer } from '../../api/api-problem.ts'
import { deleteSentTake } from './delete-sent-take.ts'

const take = { user: 'a', id: 'take-one', courseId: '7', pageId: '71' }

/** A server that gives these answers in their order, and then deletes. */
function server(...problems: Error[]) {
  const asked: unknown[] = []
  const waits: (number | undefined)[] = []
  const requests = {
    call: async (_: unknown, { params }: { params: unknown }) => {
      asked.push(params)
      const problem = problems.shift()
      if (problem) throw problem
      return { status: 'success' }
    },
    waitForNextAttempt: async (_: number, __: AbortSignal, wished?: number) => void waits.push(wished),
  } as unknown as Parameters<typeof deleteSentTake>[2]
  return { asked, waits, requests }
}
const { signal } = new AbortController()

test('retries a deletion after the time that the server asks for', async () => {
  const busy = new ApiProblem(503, 'BUSY', 'Busy.', { retryAfterSeconds: 7 })
  const { asked, waits, requests } = server(noAnswer(undefined), busy)
  await deleteSentTake(take, signal, requests)
  const params = { courseId: '7', pageId: '71', take: 'take-one' }
  expect(asked).toEqual([params, params, params])
  expect(waits).toEqual([undefined, 7])
})

test('treats a take that the server does not have as deleted', async () => {
  const { asked, requests } = server(new ApiProblem(404, 'NOT_FOUND', 'There is none.'))
  await deleteSentTake(take, signal, requests)
  expect(asked).toHaveLength(1)
})

test('stops if the session has ended, so that the deletion waits for the next login', async () => {
  const { requests } = server(new ApiProblem(401, 'NOT_LOGGED_IN', 'Please log in.'))
  await expect(deleteSentTake(take, signal, requests)).rejects.toThrow('Please log in.')
})

test('does not retry a deletion after its signal is aborted', async () => {
  const leaving = new AbortController()
  const { asked, requests } = server(noAnswer(undefined))
  const deleting = deleteSentTake(take, leaving.signal, requests)
  leaving.abort(new Error('The screens were left.'))
  await expect(deleting).rejects.toThrow('The screens were left.')
  expect(asked).toHaveLength(1)
})
