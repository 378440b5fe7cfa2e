import type { RecordedTake } from '@lectern/domain/api/recordings.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '../api/api-problem.ts'
import { deleteTake } from './delete-take.ts'
import { takeOutbox } from './take-outbox.ts'

const server = vi.hoisted(() => ({ remove: vi.fn<() => Promise<void>>() }))
vi.mock('../api/call.ts', () => ({ call: server.remove }))

const page = { courseId: '7', pageId: '71' }
const kept = { take: 'take-one' } as RecordedTake
const discard = vi.spyOn(takeOutbox, 'discard')
beforeEach(() => {
  server.remove.mockReset().mockResolvedValue(undefined)
  discard.mockReset().mockResolvedValue(undefined)
})

test('a take that the server has is deleted there, and is not sent again from here', async () => {
  await deleteTake(page, { id: 'take-one', kept })
  expect(server.remove).toHaveBeenCalledOnce()
  expect(discard).toHaveBeenCalledExactlyOnceWith('take-one')
})

test('a take of this browser alone is deleted without the server', async () => {
  await deleteTake(page, { id: 'take-one' })
  expect(server.remove).not.toHaveBeenCalled()
  expect(discard).toHaveBeenCalledExactlyOnceWith('take-one')
})

test('a take that the server does not delete stays', async () => {
  server.remove.mockRejectedValue(new Error('No.'))
  await expect(deleteTake(page, { id: 'take-one', kept })).rejects.toThrow('No.')
  expect(discard).not.toHaveBeenCalled()
})

test('a take that another tab has deleted is deleted', async () => {
  server.remove.mockRejectedValue(new ApiProblem(404, 'NOT_FOUND', 'There is none.'))
  await deleteTake(page, { id: 'take-one', kept })
  expect(discard).toHaveBeenCalledOnce()
})
