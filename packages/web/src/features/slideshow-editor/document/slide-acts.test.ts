import { moveSlides } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import { slideshow as schema } from '@lectern/domain/slideshow/slideshow.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { describe, expect, test } from 'vitest'
import { createDocumentStore } from '../../../editing/document/document-store.ts'
import { createSlideActs } from './slide-acts.ts'

/** Four slides with the scripts a, b, c and d, which are also their keys. */
function open() {
  const document: Slideshow = schema.parse({
    presentation: { title: 'Letters', css_theme: {} },
    slides: ['a', 'b', 'c', 'd'].map((audio_script, at) => ({
      key: audio_script,
      slide_id: `slide-${at + 1}`,
      slide_type: 'text',
      audio_script,
      content: {},
    })),
  })
  const store = createDocumentStore({ document, etag: undefined }, ({ slides }) =>
    slides.map(({ key }) => key),
  )
  const acts = createSlideActs(store)
  const said = () =>
    store
      .getState()
      .history.present.slides.map((slide) => slide.audio_script)
      .join('')
  return { store, acts, said, selected: () => acts.getState().selection.keys }
}

describe('actions on slides', () => {
  test('a range moves by one place and stays selected, and undo moves it back', () => {
    const { store, acts, said, selected } = open()
    acts.select('b')
    acts.select('c', 'range')
    acts.moveBy(-1)
    expect([said(), selected(), store.getState().selected]).toEqual(['bcad', ['b', 'c'], 'c'])
    expect(acts.getState().moved).toBe('2 slides moved. They are now slides 1 to 2 of 4.')
    acts.moveBy(-1)
    expect(said()).toBe('bcad')
    store.undo()
    expect([said(), selected(), store.getState().place]).toEqual(['abcd', ['b', 'c'], 2])
  })

  test('a move is announced, and a slide that cannot move further is not', () => {
    const { acts } = open()
    acts.moveBy(-1, ['a'])
    expect(acts.getState().moved).toBe('')
    acts.moveBy(1, ['a'])
    expect(acts.getState().moved).toBe('Text is now slide 2 of 4.')
  })

  test('dropped slides are together at the new place', () => {
    const { acts, said, selected } = open()
    acts.select('a')
    acts.select('c', 'toggle')
    acts.move(selected(), undefined)
    expect([said(), selected()]).toEqual(['bdac', ['a', 'c']])
  })

  test('copies are selected', () => {
    const { store, acts, said, selected } = open()
    acts.select('b', 'range')
    acts.duplicate()
    expect([said(), store.keys().slice(2, 4), store.getState().place]).toEqual(['ababcd', selected(), 2])
  })

  test('deleting asks first, and then selects the slide that followed', () => {
    const { store, acts, said, selected } = open()
    acts.select('b')
    acts.select('c', 'range')
    acts.askToDelete()
    expect([said(), acts.getState().deleting]).toEqual(['abcd', ['b', 'c']])
    acts.delete()
    expect([said(), selected(), store.getState().place]).toEqual(['ad', ['d'], 1])
  })

  test('the shown slide stays selected when others are deleted', () => {
    const { store, acts, said } = open()
    acts.select('d')
    acts.askToDelete(['a'])
    acts.delete()
    expect([said(), store.getState().selected]).toEqual(['bcd', 'd'])
  })

  test('the slides of the question are deleted, also if they moved in the meantime', () => {
    const { store, acts, said } = open()
    acts.askToDelete(['b'])
    store.edit((show) => moveSlides(show, ['a'], undefined))
    acts.delete()
    expect(said()).toBe('cda')
  })

  test('all slides together cannot be deleted', () => {
    const { acts } = open()
    acts.selectAll()
    acts.askToDelete()
    expect(acts.getState().deleting).toBeUndefined()
  })

  test('selecting a slide outside the list selects it alone', () => {
    const { store, acts, selected } = open()
    acts.select('c', 'range')
    store.select('d')
    expect(selected()).toEqual(['d'])
  })

  test('slides that an undo removes are no longer selected', () => {
    const { store, acts, selected } = open()
    acts.select('d')
    acts.duplicate()
    store.undo()
    expect(selected()).toEqual(['d'])
  })
})
