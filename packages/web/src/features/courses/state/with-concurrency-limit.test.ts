import { expect, test } from 'vitest'
import { limited } from './limited.ts'

test('never runs more tasks than allowed, and runs all of them in order', async () => {
  const run = limited(2)
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

test('a task that fails gives its place to the next', async () => {
  const run = limited(1)
  const failing = run(() => Promise.reject(new Error('down')))
  const next = run(() => Promise.resolve('up'))
  await expect(failing).rejects.toThrow('down')
  expect(await next).toBe('up')
})

test('of those that wait, the one that matters most now goes next', async () => {
  const run = limited(1)
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
