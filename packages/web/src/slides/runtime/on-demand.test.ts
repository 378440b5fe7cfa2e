import { act, createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { elementAnimations } from '@lectern/domain/motion/element-animations.ts'
import { transitions as transitionNames } from '@lectern/domain/motion/transitions.ts'
import { animations } from '../motion/animations.ts'
import { alwaysLoaded, isLoaded, onDemand, useOnDemand, whenLoaded } from './on-demand.ts'
import { render } from '../testing/render.tsx'
import { transitions } from '../motion/transitions.ts'

/** Code whose loading the test ends or fails. */
function awaited() {
  const asked = Promise.withResolvers<string>()
  const load = vi.fn<() => Promise<{ kind: string }>>(async () => ({ kind: await asked.promise }))
  return { ...asked, load, code: onDemand(load, 'kind') }
}

test('included code is available and never loaded', async () => {
  expect(alwaysLoaded('fade').loaded()).toBe('fade')
  expect(isLoaded([alwaysLoaded('fade')])).toBe(true)
})

test('code is loaded once, also for several requests', async () => {
  const { code, load, resolve } = awaited()
  expect(code.loaded()).toBeUndefined()
  const both = [code.fetch(), code.fetch()]
  resolve('portal')
  await Promise.all(both)
  await code.fetch()
  expect(code.loaded()).toBe('portal')
  expect(load).toHaveBeenCalledOnce()
})

test('code that failed to load is requested again', async () => {
  const load = vi.fn<() => Promise<{ kind: string }>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ kind: 'portal' })
  const code = onDemand(load, 'kind')
  await expect(code.fetch()).rejects.toThrow('Failed to fetch')
  await code.fetch()
  expect(code.loaded()).toBe('portal')
})

test('code that fails to load does not block the rest', async () => {
  const done = vi.fn<() => void>()
  const failing = onDemand(
    (): Promise<{ kind: string }> => Promise.reject(new TypeError('Failed to fetch')),
    'kind',
  )
  whenLoaded([failing, alwaysLoaded('fade')], done)
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce())
})

test('a cancelled caller is not called', async () => {
  const { code, resolve } = awaited()
  const done = vi.fn<() => void>()
  whenLoaded([code], done)()
  resolve('portal')
  await code.fetch()
  await Promise.resolve()
  expect(done).not.toHaveBeenCalled()
})

test('a component renders when its code is loaded', async () => {
  const { code, resolve } = awaited()
  const Shown = () => useOnDemand(code) ?? 'not yet'
  const shown = await render(createElement(Shown))
  expect(shown.textContent).toBe('not yet')
  await act(async () => resolve('portal'))
  expect(shown.textContent).toBe('portal')
})

// Page curl and dissolve are as large as all other basic motions. Animations of letters need the code of letters.
const fetchedOfBasic = ['page-curl', 'dissolve', 'typewriter', 'word-reveal']

test.each([
  ['animations', elementAnimations, animations],
  ['transitions', transitionNames, transitions],
])('the basic family of %s needs no loading, except for large ones', (_, names, kinds) => {
  const isIncluded = (id: string) => id !== 'none' && !fetchedOfBasic.includes(id)
  const basic = names.filter(({ id, family }) => family === 'basic' && isIncluded(id)).map(({ id }) => id)
  const codes = new Map(Object.entries(kinds))
  expect(basic.filter((id) => codes.get(id)?.loaded() === undefined)).toEqual([])
})
