import { gapBeside } from '@lectern/domain/editing/list-edits.ts'
import type { Gap } from '@lectern/domain/editing/list-edits.ts'
import {
  selectOnly,
  selectRange,
  selectTo,
  stillSelected,
  toggleSelected,
} from '@lectern/domain/editing/selection.ts'
import type { Selection } from '@lectern/domain/editing/selection.ts'
import { deleteSlides, duplicateSlides, moveSlides } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import { slideListTitle } from '@lectern/domain/slideshow/slide-list-title.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import { messages } from './messages.ts'

export type SlideOperations = ReturnType<typeof createSlideOperations>

interface SlideListState {
  readonly selection: Selection
  /** Keys of the slides to delete if the author confirms. */
  readonly deleting: readonly string[] | undefined
  /** The last move as a sentence for a live region. Empty before the first move. */
  readonly moved: string
}

/** How a slide is selected: alone, in addition to others, or with all slides from the anchor to it. */
type HowToSelect = 'only' | 'toggle' | 'range'

/**
 * Actions on the list of slides of an open slideshow. They apply to the selected slides, unless the caller names
 * others.
 */
export function createSlideOperations(store: DocumentStore<Slideshow>) {
  const list = createStore<SlideListState>(() => ({
    selection: selectOnly(store.getState().selected),
    deleting: undefined,
    moved: '',
  }))
  const present = () => store.getState().history.present
  const chosen = () => list.getState().selection

  // A slide that is selected outside the list is selected alone. Deleted slides are no longer selected.
  store.subscribe(({ selected, history }, before) => {
    if (selected === before.selected && history.present === before.history.present) return
    const { selection } = list.getState()
    const still = selection.focus === selected ? stillSelected(selection, store.keys()) : undefined
    if (still !== selection) list.setState({ selection: still ?? selectOnly(selected) })
  })

  function take(selection: Selection): void {
    list.setState({ selection })
    store.select(selection.focus)
  }

  function move(keys: readonly string[], gap: Gap): void {
    const before = present()
    store.edit((show) => moveSlides(show, keys, gap))
    if (present() === before) return
    const { focus } = chosen()
    const moved = store.keys().filter((key) => keys.includes(key))
    const shown = moved.includes(focus) ? focus : (moved[0] ?? focus)
    take({ keys: moved, focus: shown, anchor: shown })
    list.setState({ moved: moveWords(present().slides, moved) })
  }

  /** By the key of a slide. */
  function select(key: string, how: HowToSelect = 'only'): void {
    const order = store.keys()
    if (!order.includes(key)) return
    if (how === 'only') take(selectOnly(key))
    else take(how === 'toggle' ? toggleSelected(chosen(), key, order) : selectTo(chosen(), key, order))
  }

  return {
    ...list,
    select,
    /** Selects the slide that is `step` places further, at most the first or the last slide. */
    selectBy(step: number, how: HowToSelect = 'only'): void {
      const order = store.keys()
      const at = order.indexOf(chosen().focus) + step
      select(order[Math.max(0, Math.min(at, order.length - 1))] ?? '', how)
    },
    selectAll(): void {
      const order = store.keys()
      take({ ...selectRange(order[0] ?? '', order.at(-1) ?? '', order), focus: chosen().focus })
    },
    move,
    /** Moves slides one place up or down. Slides that were apart are then together. */
    moveBy(step: -1 | 1, keys: readonly string[] = chosen().keys): void {
      const gap = gapBeside(present().slides, keys, step)
      if (gap) move(keys, gap.before)
    },
    duplicate(keys: readonly string[] = chosen().keys): void {
      const before = new Set(store.keys())
      store.edit((show) => duplicateSlides(show, keys))
      const copies = store.keys().filter((key) => !before.has(key))
      const [first] = copies
      if (first !== undefined) take({ keys: copies, focus: first, anchor: first })
    },
    askToDelete(keys: readonly string[] = chosen().keys): void {
      if (keys.length < present().slides.length) list.setState({ deleting: keys })
    },
    keep: (): void => list.setState({ deleting: undefined }),
    delete: (): void => {
      const { deleting = [] } = list.getState()
      store.edit((show) => deleteSlides(show, deleting))
      take(selectOnly(store.getState().selected))
      list.setState({ deleting: undefined })
    },
  }
}

/** 'Low tide is now slide 2 of 5.' */
function moveWords(slides: readonly Slide[], keys: readonly string[]): string {
  const first = slides.findIndex(({ key }) => key === keys[0])
  const slide = slides[first]
  if (!slide) return ''
  if (keys.length === 1) return messages.slideMoved(slideListTitle(slide), first + 1, slides.length)
  return messages.slidesMoved(keys.length, first + 1, first + keys.length, slides.length)
}

export function useSelectedKeys(operations: SlideOperations): readonly string[] {
  return useStore(operations, ({ selection }) => selection.keys)
}
