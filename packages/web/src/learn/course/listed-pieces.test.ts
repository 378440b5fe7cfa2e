import { beforeEach, describe, expect, test } from 'vitest'
import { deleteVisit, isRecent, saveVisit } from './course-visits.ts'
import { listedPieces, placeOf, showState, stateOf } from './listed-pieces.ts'
import { createPageFilter } from './page-filter.ts'

beforeEach(() => localStorage.clear())

const deck = { format: 'slideshow', parts: 11, duration: 240_000 } as const
const progress = (share: number, completed = false, part?: number) => ({
  address: '/a',
  share,
  completed,
  part,
})

describe('the state of a piece', () => {
  test('is to do, started with what is left, or done', () => {
    expect(stateOf(deck, undefined)).toEqual({ name: 'toDo', share: 0, words: undefined })
    expect(stateOf(deck, progress(0.25))).toEqual({ name: 'begun', share: 0.25, words: '3:00 left' })
    expect(stateOf({ ...deck, duration: 1_200_000 }, progress(0.5)).words).toBe('10 min left')
    expect(stateOf({ ...deck, duration: null }, progress(0.5)).words).toBe('Started')
    expect(stateOf(deck, progress(0.1, true))).toEqual({ name: 'done', share: 1, words: 'Watched' })
    expect(stateOf({ ...deck, format: 'podcast' }, progress(1, true)).words).toBe('Heard')
  })

  test('names the slide or chapter if it is known', () => {
    expect(placeOf(deck, progress(0.25, false, 4))).toBe('Slide 4 of 11 · 3:00 left')
    expect(placeOf({ ...deck, format: 'podcast' }, progress(0.25, false, 2))).toBe(
      'Chapter 2 of 11 · 3:00 left',
    )
    expect(placeOf(deck, progress(0.25))).toBe('3:00 left')
  })

  test('is shown by a ring and by words on the drawn link', () => {
    document.body.innerHTML = `<a class="learn-piece" href="/learn/a" data-format="slideshow" data-parts="11"
      data-duration="240000" data-title="Tides" data-published="2026-11-22T10:00:00Z">
      <svg><circle/><circle/></svg><small></small></a>`
    const [piece] = listedPieces(document.body)
    expect(piece).toMatchObject({ address: '/learn/a', title: 'Tides', parts: 11, duration: 240_000 })
    if (piece) showState(piece, stateOf(piece, progress(0.25)))
    expect(piece?.link.dataset['state']).toBe('begun')
    expect(document.querySelector('small')?.textContent).toBe('11 slides · 3:00 left')
    expect(document.querySelector('circle + circle')?.getAttribute('stroke-dasharray')).toBe('25 100')
  })
})

describe('a piece is new', () => {
  const day = (date: number) => new Date(Date.UTC(2026, 10, date))
  const published = (address: string, date: number) => ({ address, publishedAt: day(date) })

  test('for two weeks if it came after the first visit', () => {
    saveVisit('/c', ['/c/a'], day(2))
    const visits = saveVisit('/c', ['/c/a', '/c/b'], day(5))
    expect(isRecent(published('/c/a', 1), visits, day(5))).toBe(false)
    expect(isRecent(published('/c/b', 3), visits, day(5))).toBe(true)
    expect(saveVisit('/c', ['/c/a', '/c/b'], day(6)), 'it stays new').toEqual(visits)
    expect(isRecent(published('/c/b', 3), visits, day(20))).toBe(false)
  })

  test('not if it is an old one that is published again', () => {
    saveVisit('/c', ['/c/a'], day(1))
    const visits = saveVisit('/c', ['/c/a'], day(5))
    expect(isRecent(published('/c/a', 4), visits, day(5))).toBe(false)
  })

  test('not after the device has forgotten the course, or if another program wrote its memory', () => {
    saveVisit('/c', [], day(1))
    deleteVisit('/c')
    expect(saveVisit('/c', ['/c/a'], day(3))).toEqual({
      first: day(3).getTime(),
      seen: { '/c/a': day(3).getTime() },
    })
    localStorage.setItem('learner_courses', '{"/c":{"first":"x"}}')
    expect(saveVisit('/c', [], day(4))).toEqual({ first: day(4).getTime(), seen: {} })
  })
})

test('the search finds titles without regard to case and accents, and the filter narrows it', () => {
  const row = (title: string, state: string) =>
    `<li class="learn-page"><h3>${title}</h3><a data-title="${title}" data-state="${state}"></a></li>`
  document.body.innerHTML = `<input id="search"><p id="found"></p>
    <button data-filter="all"></button><button data-filter="toDo"></button>
    <section class="learn-module-list"><h2>Water</h2>${row('Été', 'done')}${row('Tides', 'toDo')}</section>
    <section class="learn-module-list"><h2>Land</h2>${row('Cliffs', 'done')}</section>`
  createPageFilter(document, {
    shows: (page, filter) => filter === 'all' || page.querySelector('[data-state="toDo"]') !== null,
    find: async () => undefined,
  })
  const search = document.querySelector<HTMLInputElement>('#search')
  const type = (words: string) => {
    if (search) search.value = words
    search?.dispatchEvent(new Event('input'))
    return [...document.querySelectorAll<HTMLElement>('li:not([hidden]) h3')].map((one) => one.textContent)
  }
  expect(type('ETE')).toEqual(['Été'])
  expect(document.querySelector('#found')?.textContent).toBe('1 page')
  expect(type('water'), 'by module').toEqual(['Été', 'Tides'])
  expect([...document.querySelectorAll('section')].map(({ hidden }) => hidden)).toEqual([false, true])
  expect(type('nothing')).toEqual([])
  type('')
  document.querySelector<HTMLElement>('[data-filter="toDo"]')?.click()
  expect(type('')).toEqual(['Tides'])
})
