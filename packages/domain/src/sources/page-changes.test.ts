import { describe, expect, test } from 'vitest'
import { carryIds, changesBetween, changesUnder } from './page-changes.ts'
import { hashPassage, hashPassages } from './passage-hash.ts'
import type { Passage } from './passage.ts'
import { passagesAfterDecisions } from './passages-after-decisions.ts'

const page = (...texts: string[]): Passage[] =>
  texts.map((text, at) => ({ id: `b${at + 1}`, path: ['Leaves'], text }))

const plankton = 'Plankton releases about a third of the oxygen that is made each year.'
const plankton2 = 'Plankton releases roughly half of the oxygen that is made each year.'
const dark = 'The dark reactions take place in the stroma of the chloroplast.'
const warmth = 'Warmth speeds the process up.'
const desert = 'Some desert plants open their pores only at night.'

function changes(before: readonly Passage[], after: readonly Passage[], language = 'en') {
  return changesBetween(before, carryIds(before, after, language)).map((change) => [
    change.before?.text,
    change.after?.text,
  ])
}

describe('The changes of a page', () => {
  test('are none for the same words, also with other ids, headings and spaces', () => {
    const later = page(dark, plankton.replace(' ', '\n ')).map((passage) => ({ ...passage, path: ['Light'] }))
    expect(changes(page(plankton, dark), later)).toEqual([])
  })

  test('do not include a passage that moved', () => {
    expect(changes(page(plankton, dark, warmth), page(warmth, plankton, dark))).toEqual([])
  })

  test('pair an edited passage with the one that shares most of its words', () => {
    expect(changes(page(plankton, dark), page(desert, plankton2, dark))).toEqual([
      [undefined, desert],
      [plankton, plankton2],
    ])
  })

  test('name passages that went and came, in the order of the page', () => {
    expect(changes(page(plankton, warmth, dark), page(plankton, dark, desert))).toEqual([
      [warmth, undefined],
      [undefined, desert],
    ])
    expect(changes(page(warmth, plankton), page(plankton))).toEqual([[warmth, undefined]])
    expect(changes(page(plankton, warmth, desert), page(plankton))).toEqual([
      [warmth, undefined],
      [desert, undefined],
    ])
  })

  test('count a repeated passage that went once', () => {
    expect(changes(page(warmth, dark, warmth), page(warmth, dark))).toEqual([[warmth, undefined]])
  })

  test('are found in languages without spaces', () => {
    const before = page('白天陆地比水面升温更快,暖空气上升。')
    expect(changes(before, page('白天陆地比水面升温更慢,暖空气上升。'), 'zh')).toHaveLength(1)
    expect(changes(before, page('白天陆地比水面升温更慢,暖空气上升。'), 'zh')[0]?.[0]).toBe(before[0]?.text)
  })

  test('are found quickly on a long page of which everything changed', () => {
    const long = (word: string) =>
      page(...Array.from({ length: 1500 }, (_, at) => `Passage ${at} says ${word} ${at * 7} times more.`))
    const found = changes(long('once'), long('twice'))
    expect(found).toHaveLength(1500)
    expect(found.every(([before, after]) => before !== undefined && after !== undefined)).toBe(true)
  })

  test('leave pictures without words alone, and keep the stored address of a picture', () => {
    const stored = { id: 'b2', path: [], text: 'A leaf', image: { url: '/api/media/leaf.png', alt: 'Leaf' } }
    const bare = { id: 'b3', path: [], text: '', image: { url: '/api/media/root.png', alt: 'Root' } }
    const now = [
      { ...stored, id: 'b1', text: 'A leaf.', image: { url: 'https://lms/leaf.png', alt: 'A green leaf' } },
      { ...bare, id: 'b2', image: { url: 'https://lms/root.png', alt: 'Root' } },
      { id: 'b4', path: [], text: '', image: { url: 'https://lms/new.png', alt: 'New' } },
    ]
    const carried = carryIds([stored, bare], now, 'en')
    expect(carried.map(({ id, image }) => [id, image?.url, image?.alt])).toEqual([
      ['b2', '/api/media/leaf.png', 'A green leaf'],
      ['b3', '/api/media/root.png', 'Root'],
    ])
    expect(changesBetween([stored, bare], carried)).toHaveLength(1)
    expect(changesBetween([stored, bare], [stored])).toEqual([])
  })
})

describe('The ids of a page of today', () => {
  test('are those of the document for passages it knows, and otherwise depend on the words only', () => {
    const before = page(plankton, dark)
    const carried = carryIds(before, page(desert, plankton2, dark), 'en')
    expect(carried.map(({ id }) => id)).toEqual([`n${hashPassage({ text: desert })}`, 'b1', 'b2'])
    expect(carryIds(carried, page(desert, plankton2, dark), 'en')).toEqual(carried)
    expect(changesBetween(carried, carried)).toEqual([])
  })

  test('are different for equal passages', () => {
    const carried = carryIds([], page(desert, desert), 'en')
    expect(new Set(carried.map(({ id }) => id)).size).toBe(2)
  })
})

test('The changes under a part are those of its sources', () => {
  const before = page(plankton, dark)
  const all = changesBetween(before, carryIds(before, page(plankton2, desert), 'en'))
  expect(changesUnder(all, ['b1']).map(({ after }) => after?.text)).toEqual([plankton2])
  expect(changesUnder(all, ['b7'])).toEqual([])
  expect(changesUnder(all, undefined)).toEqual([])
})

test('The hash of a page is the same in any order, and undefined without passages', () => {
  expect(hashPassages(page(plankton, dark))).toBe(hashPassages(page(dark, plankton)))
  expect(hashPassages(page(plankton, dark))).not.toBe(hashPassages(page(plankton2, dark)))
  expect(hashPassages([])).toBeUndefined()
})

describe('Settled changes', () => {
  const before = page(plankton, warmth, dark)
  const now = carryIds(before, page(plankton2, dark, desert), 'en')
  const all = changesBetween(before, now)

  test('are no changes any longer', () => {
    expect(changesBetween(passagesAfterDecisions(before, now, []), now)).toEqual([])
  })

  test('leave the others open', () => {
    for (const open of all) {
      const settled = passagesAfterDecisions(before, now, [open])
      expect(changesBetween(settled, now)).toEqual([open])
    }
    expect(changesBetween(passagesAfterDecisions(before, now, all), now)).toEqual(all)
  })
})
