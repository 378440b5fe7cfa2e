import { slideshow as schema } from '@lectern/domain/slideshow/slideshow.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { describe, expect, test } from 'vitest'
import { createDocumentStore } from '../../editing/document-store.ts'
import { createSlideActs } from './slide-acts.ts'

/** Four slides that say a, b, c and d. */
function open() {
  const document: Slideshow = schema.parse({
    presentation: { title: 'Letters', css_theme: {} },
    slides: ['a', 'b', 'c', 'd'].map((audio_script, at) => ({
      slide_id: `slide-${at + 1}`,
      slide_type: 'text',
      audio_script,
      content: {},
    })),
  })
  const store = createDocumentStore({ document, etag: undefined }, ({ slides }) => slides.length)
  const acts = createSlideActs(store)
  const said = () =>
    store
      .getState()
      .history.present.slides.map((slide) => slide.audio_script)
      .join('')
  return { store, acts, said, selected: () => acts.getState().selection.places }
}

describe('what is done with slides', () => {
  test('a range is moved by one place and stays selected, and undo brings it back', () => {
    const { store, acts, said, selected } = open()
    acts.select(1)
    acts.select(2, 'range')
    acts.moveBy(-1)
    expect([said(), selected(), store.getState().selection]).toEqual(['bcad', [0, 1], 1])
    acts.moveBy(-1)
    expect(said()).toBe('bcad')
    store.undo()
    expect(said()).toBe('abcd')
  })

  test('slides that are dropped gather there', () => {
    const { acts, said, selected } = open()
    acts.select(0)
    acts.select(2, 'toggle')
    acts.move(selected(), 4)
    expect([said(), selected()]).toEqual(['bdac', [2, 3]])
  })

  test('copies are selected', () => {
    const { store, acts, said, selected } = open()
    acts.select(1, 'range')
    acts.duplicate()
    expect([said(), selected(), store.getState().selection]).toEqual(['ababcd', [2, 3], 2])
  })

  test('deleting asks first, and then shows what came after', () => {
    const { store, acts, said, selected } = open()
    acts.select(1)
    acts.select(2, 'range')
    acts.askToDelete()
    expect([said(), acts.getState().deleting]).toEqual(['abcd', [1, 2]])
    acts.delete()
    expect([said(), selected(), store.getState().selection]).toEqual(['ad', [1], 1])
  })

  test('the slide that is shown stays when others go', () => {
    const { store, acts, said } = open()
    acts.select(3)
    acts.askToDelete([0])
    acts.delete()
    expect([said(), store.getState().selection]).toEqual(['bcd', 2])
  })

  test('all slides together cannot be deleted', () => {
    const { acts } = open()
    acts.selectAll()
    acts.askToDelete()
    expect(acts.getState().deleting).toBeUndefined()
  })

  test('whoever goes elsewhere by other ways selects one slide', () => {
    const { store, acts, selected } = open()
    acts.select(2, 'range')
    store.select(3)
    expect(selected()).toEqual([3])
  })

  test('what undoing takes away is not selected any more', () => {
    const { store, acts, selected } = open()
    acts.select(3)
    acts.duplicate()
    store.undo()
    expect(selected()).toEqual([3])
  })
})
