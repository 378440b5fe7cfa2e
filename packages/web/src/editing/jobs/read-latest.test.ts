import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readLatest } from './read-latest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A source whose reads end when the test says so. */
function open() {
  const reads: { resolve: (value: string) => void; reject: (reason: Error) => void }[] = []
  const taken: string[] = []
  const reader = readLatest(
    () => new Promise<string>((resolve, reject) => reads.push({ resolve, reject })),
    (value) => taken.push(value),
  )
  const settled = () => vi.advanceTimersByTimeAsync(0)
  return { reads, taken, reader, settled }
}

test('reads again after changes during a read, one read at a time', async () => {
  const { reads, taken, reader, settled } = open()
  reader.read()
  reader.read()
  reader.read()
  expect(reads).toHaveLength(1)
  reads[0]?.resolve('older')
  await settled()
  expect(reads).toHaveLength(2)
  reads[1]?.resolve('newer')
  await settled()
  expect(reads).toHaveLength(2)
  expect(taken).toEqual(['older', 'newer'])
})

test('drops what arrives after it was closed', async () => {
  const { reads, taken, reader, settled } = open()
  reader.read()
  reader.close()
  reads[0]?.resolve('too late')
  await settled()
  expect(taken).toEqual([])
})

test('repeats a failed read after a pause', async () => {
  const { reads, taken, reader, settled } = open()
  reader.read()
  reads[0]?.reject(new Error('Offline.'))
  await vi.advanceTimersByTimeAsync(3000)
  reads[1]?.resolve('there')
  await settled()
  expect(taken).toEqual(['there'])
})
