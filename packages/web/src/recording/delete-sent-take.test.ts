import { expect, test } from 'vitest'
import { ApiProblem, noAnswer } from '../api/api-problem.ts'
import { deleteSentTake } from './delete-sent-take.ts'

const take = { user: 'a', id: 'take-one', courseId: '7', pageId: '71' }

/** A server that gives these answers, one after the other, and then deletes. */
function server(...problems: Error[]) {
  const asked: unknown[] = []
  const waits: (number | undefined)[] = []
  const rooms = {
    call: async (_: unknown, { params }: { params: unknown }) => {
      asked.push(params)
      const problem = problems.shift()
      if (problem) throw problem
      return { status: 'success' }
    },
    untilNextTry: async (_: number, __: AbortSignal, wished?: number) => void waits.push(wished),
  } as unknown as Parameters<typeof deleteSentTake>[2]
  return { asked, waits, rooms }
}
const { signal } = new AbortController()

test('a deletion that cannot be sent is tried again, when the server wants it', async () => {
  const busy = new ApiProblem(503, 'BUSY', 'Busy.', { retryAfterSeconds: 7 })
  const { asked, waits, rooms } = server(noAnswer(undefined), busy)
  await deleteSentTake(take, signal, rooms)
  const params = { courseId: '7', pageId: '71', take: 'take-one' }
  expect(asked).toEqual([params, params, params])
  expect(waits).toEqual([undefined, 7])
})

test('a take that the server does not have is deleted', async () => {
  const { asked, rooms } = server(new ApiProblem(404, 'NOT_FOUND', 'There is none.'))
  await deleteSentTake(take, signal, rooms)
  expect(asked).toHaveLength(1)
})

test('a deletion waits for the next login where the session has ended', async () => {
  const { rooms } = server(new ApiProblem(401, 'NOT_LOGGED_IN', 'Please log in.'))
  await expect(deleteSentTake(take, signal, rooms)).rejects.toThrow('Please log in.')
})

test('a deletion is not tried again after the screens were left', async () => {
  const leaving = new AbortController()
  const { asked, rooms } = server(noAnswer(undefined))
  const deleting = deleteSentTake(take, leaving.signal, rooms)
  leaving.abort(new Error('The screens were left.'))
  await expect(deleting).rejects.toThrow('The screens were left.')
  expect(asked).toHaveLength(1)
})
