import { clampSelection, placeInGap } from '@lectern/domain/editing/list-edits.ts'
import { selectOnly, selectRange, selectTo, toggleSelected } from '@lectern/domain/editing/selection.ts'
import type { Selection } from '@lectern/domain/editing/selection.ts'
import { deleteSlides, duplicateSlides, moveSlides } from '@lectern/domain/slideshow/edit-slides.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { DocumentStore } from '../../editing/document-store.ts'

export type SlideActs = ReturnType<typeof createSlideActs>

interface SlideListState {
  readonly selection: Selection
  /** Slides that are to be deleted if the author says yes. */
  readonly deleting: readonly number[] | undefined
}

/** What is done with the slides of an open slideshow as a list: to those that are selected, unless others are named. */
export function createSlideActs(store: DocumentStore<Slideshow>) {
  const list = createStore<SlideListState>(() => ({
    selection: selectOnly(store.getState().selection),
    deleting: undefined,
  }))
  const count = () => store.getState().history.present.slides.length
  const selected = () => list.getState().selection

  // Whoever goes to a slide by other ways selects it alone; so does undoing what several rest on.
  store.subscribe(({ selection }) => {
    const { focus, places } = selected()
    if (focus !== selection || (places.at(-1) ?? 0) >= count()) {
      list.setState({ selection: selectOnly(selection) })
    }
  })

  function take(selection: Selection): void {
    list.setState({ selection })
    store.select(selection.focus)
  }

  function move(places: readonly number[], gap: number): void {
    const ordered = places.toSorted((one, other) => one - other)
    const { present } = store.getState().history
    store.edit((show) => moveSlides(show, ordered, gap))
    if (store.getState().history.present === present) return
    const first = placeInGap(ordered, gap)
    const focus = first + Math.max(0, ordered.indexOf(selected().focus))
    take({ ...selectRange(first, first + ordered.length - 1), focus, anchor: focus })
  }

  return {
    ...list,
    select(place: number, how: 'only' | 'toggle' | 'range' = 'only'): void {
      const at = clampSelection(place, count())
      if (how === 'only') take(selectOnly(at))
      else take(how === 'toggle' ? toggleSelected(selected(), at) : selectTo(selected(), at))
    },
    selectAll: (): void => take({ ...selectRange(0, count() - 1), focus: selected().focus }),
    /** Into the gap before the slide that stands at `gap`. */
    move,
    /** One place up or down; slides that stood apart gather. */
    moveBy(step: -1 | 1, places: readonly number[] = selected().places): void {
      move(places, step < 0 ? Math.min(...places) - 1 : Math.max(...places) + 2)
    },
    duplicate(places: readonly number[] = selected().places): void {
      store.edit((show) => duplicateSlides(show, places))
      const first = Math.max(...places) + 1
      take(selectRange(first, first + places.length - 1))
    },
    askToDelete(places: readonly number[] = selected().places): void {
      if (places.length < count()) list.setState({ deleting: places })
    },
    keep: (): void => list.setState({ deleting: undefined }),
    delete: (): void => {
      const { deleting = [], selection } = list.getState()
      store.edit((show) => deleteSlides(show, deleting))
      const goes = deleting.includes(selection.focus)
      const place = goes ? Math.min(...deleting) : selection.focus
      take(selectOnly(clampSelection(placeInGap(deleting, place), count())))
      list.setState({ deleting: undefined })
    },
  }
}

export function useSelectedPlaces(acts: SlideActs): readonly number[] {
  return useStore(acts, ({ selection }) => selection.places)
}
