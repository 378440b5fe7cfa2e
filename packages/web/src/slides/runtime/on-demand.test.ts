import { act, createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { elementAnimations } from '@lectern/domain/motion/element-animations.ts'
import { transitions as transitionNames } from '@lectern/domain/motion/transitions.ts'
import { animations } from '../motion/animations.ts'
import { included, isHere, onDemand, useOnDemand, whenHere } from './on-demand.ts'
import { render } from '../testing/render.tsx'
import { transitions } from '../motion/transitions.ts'

/** Code that arrives, or not, when a test says so. */
function awaited() {
  const asked = Promise.withResolvers<string>()
  const load = vi.fn<() => Promise<{ kind: string }>>(async () => ({ kind: await asked.promise }))
  return { ...asked, load, code: onDemand(load, 'kind') }
}

test('what is included is here, and never fetched', async () => {
  expect(included('fade').here()).toBe('fade')
  expect(isHere([included('fade')])).toBe(true)
})

test('code is fetched once, however often it is asked for', async () => {
  const { code, load, resolve } = awaited()
  expect(code.here()).toBeUndefined()
  const both = [code.fetch(), code.fetch()]
  resolve('portal')
  await Promise.all(both)
  await code.fetch()
  expect(code.here()).toBe('portal')
  expect(load).toHaveBeenCalledOnce()
})

test('what could not be had is asked for again', async () => {
  const load = vi.fn<() => Promise<{ kind: string }>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ kind: 'portal' })
  const code = onDemand(load, 'kind')
  await expect(code.fetch()).rejects.toThrow('Failed to fetch')
  await code.fetch()
  expect(code.here()).toBe('portal')
})

test('one that cannot be had holds up nothing', async () => {
  const done = vi.fn<() => void>()
  const failing = onDemand(
    (): Promise<{ kind: string }> => Promise.reject(new TypeError('Failed to fetch')),
    'kind',
  )
  whenHere([failing, included('fade')], done)
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce())
})

test('who no longer waits is not told', async () => {
  const { code, resolve } = awaited()
  const done = vi.fn<() => void>()
  whenHere([code], done)()
  resolve('portal')
  await code.fetch()
  await Promise.resolve()
  expect(done).not.toHaveBeenCalled()
})

test('a component is drawn anew when its code is here', async () => {
  const { code, resolve } = awaited()
  const Shown = () => useOnDemand(code) ?? 'not yet'
  const shown = await render(createElement(Shown))
  expect(shown.textContent).toBe('not yet')
  await act(async () => resolve('portal'))
  expect(shown.textContent).toBe('portal')
})

// Page curl and dissolve are as large as all other basic motions; what moves letters needs the code that lifts them.
const fetchedOfBasic = ['page-curl', 'dissolve', 'typewriter', 'word-reveal']

test.each([
  ['animations', elementAnimations, animations],
  ['transitions', transitionNames, transitions],
])('the basic family of %s needs no fetching, apart from what is large', (_, names, kinds) => {
  const isIncluded = (id: string) => id !== 'none' && !fetchedOfBasic.includes(id)
  const basic = names.filter(({ id, family }) => family === 'basic' && isIncluded(id)).map(({ id }) => id)
  const codes = new Map(Object.entries(kinds))
  expect(basic.filter((id) => codes.get(id)?.here() === undefined)).toEqual([])
})
