import { moveSlides } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import { slideshow as schema } from '@lectern/domain/slideshow/slideshow.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { describe, expect, test } from 'vitest'
import { createDocumentStore } from '../../../editing/document/document-store.ts'
import { createSlideOperations } from './slide-operations.ts'

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
  const operations = createSlideOperations(store)
  const said = () =>
    store
      .getState()
      .history.present.slides.map((slide) => slide.audio_script)
      .join('')
  return { store, operations, said, selected: () => operations.getState().selection.keys }
}

describe('actions on slides', () => {
  test('a range moves by one place and stays selected, and undo moves it back', () => {
    const { store, operations, said, selected } = open()
    operations.select('b')
    operations.select('c', 'range')
    operations.moveBy(-1)
    expect([said(), selected(), store.getState().selected]).toEqual(['bcad', ['b', 'c'], 'c'])
    expect(operations.getState().moved).toBe('2 slides moved. They are now slides 1 to 2 of 4.')
    operations.moveBy(-1)
    expect(said()).toBe('bcad')
    store.undo()
    expect([said(), selected(), store.getState().place]).toEqual(['abcd', ['b', 'c'], 2])
  })

  test('a move is announced, and a slide that cannot move further is not', () => {
    const { operations } = open()
    operations.moveBy(-1, ['a'])
    expect(operations.getState().moved).toBe('')
    operations.moveBy(1, ['a'])
    expect(operations.getState().moved).toBe('Text is now slide 2 of 4.')
  })

  test('dropped slides are together at the new place', () => {
    const { operations, said, selected } = open()
    operations.select('a')
    operations.select('c', 'toggle')
    operations.move(selected(), undefined)
    expect([said(), selected()]).toEqual(['bdac', ['a', 'c']])
  })

  test('copies are selected', () => {
    const { store, operations, said, selected } = open()
    operations.select('b', 'range')
    operations.duplicate()
    expect([said(), store.keys().slice(2, 4), store.getState().place]).toEqual(['ababcd', selected(), 2])
  })

  test('deleting asks first, and then selects the slide that followed', () => {
    const { store, operations, said, selected } = open()
    operations.select('b')
    operations.select('c', 'range')
    operations.askToDelete()
    expect([said(), operations.getState().deleting]).toEqual(['abcd', ['b', 'c']])
    operations.delete()
    expect([said(), selected(), store.getState().place]).toEqual(['ad', ['d'], 1])
  })

  test('the shown slide stays selected when others are deleted', () => {
    const { store, operations, said } = open()
    operations.select('d')
    operations.askToDelete(['a'])
    operations.delete()
    expect([said(), store.getState().selected]).toEqual(['bcd', 'd'])
  })

  test('the slides of the question are deleted, also if they moved in the meantime', () => {
    const { store, operations, said } = open()
    operations.askToDelete(['b'])
    store.edit((show) => moveSlides(show, ['a'], undefined))
    operations.delete()
    expect(said()).toBe('cda')
  })

  test('all slides together cannot be deleted', () => {
    const { operations } = open()
    operations.selectAll()
    operations.askToDelete()
    expect(operations.getState().deleting).toBeUndefined()
  })

  test('selecting a slide outside the list selects it alone', () => {
    const { store, operations, selected } = open()
    operations.select('c', 'range')
    store.select('d')
    expect(selected()).toEqual(['d'])
  })

  test('slides that an undo removes are no longer selected', () => {
    const { store, operations, selected } = open()
    operations.select('d')
    operations.duplicate()
    store.undo()
    expect(selected()).toEqual(['d'])
  })
})
