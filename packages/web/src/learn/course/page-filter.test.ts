import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageFilter } from './page-filter.ts'

type Find = (search: string) => Promise<ReadonlySet<string> | undefined>

const list = `<input id="search"><output id="found"></output>
  <section class="learn-module-list"><h2>Water</h2><ol>
    <li class="learn-page" data-page="1"><h3>Éclairs</h3></li>
    <li class="learn-page" data-page="2"><h3>Tides</h3></li></ol></section>`

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(find: Find) {
  const root = document.createElement('main')
  root.innerHTML = list
  createPageFilter(root, { shows: () => true, find }).apply()
  const field = root.querySelector<HTMLInputElement>('#search')
  return {
    type: async (words: string, wait = 300) => {
      if (field) field.value = words
      field?.dispatchEvent(new Event('input'))
      await vi.advanceTimersByTimeAsync(wait)
    },
    shown: () =>
      [...root.querySelectorAll<HTMLElement>('.learn-page')].flatMap(({ hidden, dataset }) =>
        hidden ? [] : [dataset['page']],
      ),
    said: () => root.querySelector('#found')?.textContent,
  }
}

test('titles are found at once, and texts when the server has answered', async () => {
  const find = vi.fn<Find>(async () => new Set(['2']))
  const { type, shown, said } = open(find)
  await type('ECLAIR', 0)
  expect(shown()).toEqual(['1'])
  expect(find).not.toHaveBeenCalled()
  await type('ECLAIR')
  expect(shown()).toEqual(['1', '2'])
  expect(said()).toBe('2 pages')
  expect(find.mock.calls).toEqual([['eclair']])
  await type('')
  expect([shown(), said()]).toEqual([['1', '2'], ''])
})

test('an answer to an earlier search that comes late is ignored', async () => {
  const answers: ((pages: ReadonlySet<string>) => void)[] = []
  const { type, shown, said } = open(() => new Promise((resolve) => answers.push(resolve)))
  await type('moon')
  expect(said(), 'it may still be found').toBe('')
  await type('sun')
  answers[1]?.(new Set(['2']))
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toEqual(['2'])
  answers[0]?.(new Set(['1']))
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toEqual(['2'])
})

test('without an answer, titles are searched', async () => {
  const { type, shown, said } = open(async () => undefined)
  await type('tide')
  expect(shown()).toEqual(['2'])
  await type('nowhere')
  expect([shown(), said()]).toEqual([[], 'No page matches.'])
})
