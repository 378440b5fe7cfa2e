import { expect, test } from 'vitest'
import { createTurns } from './in-turn.ts'

test('work for one key runs in order, one at a time, also after a failure', async () => {
  const inTurn = createTurns()
  const steps: string[] = []
  const first = Promise.withResolvers<undefined>()
  const begin = (name: string, until: Promise<unknown>) =>
    inTurn('page', async () => {
      steps.push(`${name} begins`)
      await until
      steps.push(`${name} ends`)
    })
  const failing = begin('one', first.promise)
  const next = begin('two', Promise.resolve())
  await Promise.resolve()
  expect(steps).toEqual(['one begins'])
  first.reject(new Error('It broke.'))
  await expect(failing).rejects.toThrow('It broke.')
  await next
  expect(steps).toEqual(['one begins', 'two begins', 'two ends'])
})

test('work for another key does not wait', async () => {
  const inTurn = createTurns()
  const held = Promise.withResolvers<undefined>()
  const waiting = inTurn('page', () => held.promise)
  expect(await inTurn('another page', async () => 'done')).toBe('done')
  held.resolve(undefined)
  await waiting
})
