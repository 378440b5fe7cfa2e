import { expect, test } from 'vitest'
import { withConcurrencyLimit } from './with-concurrency-limit.ts'

test('runs at most the given number of tasks, and all of them in order', async () => {
  const run = withConcurrencyLimit(2)
  const finish: (() => void)[] = []
  const started: number[] = []
  const done = [0, 1, 2, 3].map((number) =>
    run(async () => {
      started.push(number)
      await new Promise<void>((resolve) => finish.push(resolve))
      return number
    }),
  )
  await Promise.resolve()
  expect(started).toEqual([0, 1])
  for (const [index, result] of done.entries()) {
    finish[index]?.()
    expect(await result).toBe(index)
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
  }
  expect(started).toEqual([0, 1, 2, 3])
})

test('starts the next task after a failed one', async () => {
  const run = withConcurrencyLimit(1)
  const failing = run(() => Promise.reject(new Error('down')))
  const next = run(() => Promise.resolve('up'))
  await expect(failing).rejects.toThrow('down')
  expect(await next).toBe('up')
})

test('starts the waiting task that has the lowest rank now', async () => {
  const run = withConcurrencyLimit(1)
  const started: string[] = []
  const wanted = new Set<string>()
  const tasks = ['first', 'second', 'third', 'fourth'].map((name) =>
    run(
      () => Promise.resolve(started.push(name)),
      () => (wanted.has(name) ? 0 : 1),
    ),
  )
  wanted.add('third')
  await Promise.all(tasks)
  expect(started).toEqual(['first', 'third', 'second', 'fourth'])
})
