import type { RecordedTake } from '@lectern/domain/api/documents/recordings.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '../api/api-problem.ts'
import { deleteTake } from './delete-take.ts'
import { takeOutbox } from './outbox/take-outbox.ts'

const server = vi.hoisted(() => ({ remove: vi.fn<() => Promise<void>>() }))
vi.mock('../api/call.ts', () => ({ call: server.remove }))

const page = { courseId: '7', pageId: '71' }
const kept = { take: 'take-one' } as RecordedTake
const discard = vi.spyOn(takeOutbox, 'discard')
beforeEach(() => {
  server.remove.mockReset().mockResolvedValue(undefined)
  discard.mockReset().mockResolvedValue(undefined)
})

test('deletes a take from the server and does not send it again', async () => {
  await deleteTake(page, { id: 'take-one', kept })
  expect(server.remove).toHaveBeenCalledOnce()
  expect(discard).toHaveBeenCalledExactlyOnceWith('take-one')
})

test('deletes a take that is only in this browser without a request', async () => {
  await deleteTake(page, { id: 'take-one' })
  expect(server.remove).not.toHaveBeenCalled()
  expect(discard).toHaveBeenCalledExactlyOnceWith('take-one')
})

test('keeps a take if the server does not delete it', async () => {
  server.remove.mockRejectedValue(new Error('No.'))
  await expect(deleteTake(page, { id: 'take-one', kept })).rejects.toThrow('No.')
  expect(discard).not.toHaveBeenCalled()
})

test('deletes a take that another tab has deleted', async () => {
  server.remove.mockRejectedValue(new ApiProblem(404, 'NOT_FOUND', 'There is none.'))
  await deleteTake(page, { id: 'take-one', kept })
  expect(discard).toHaveBeenCalledOnce()
})
