import { memo, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { prepareDragging } from '../../editing/drag-library.ts'
import { useRowDragging } from '../../editing/use-row-dragging.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { usePresentation, useSelection, useSlides } from './editor-context.ts'
import { SelectedSlidesBar } from './selected-slides-bar.tsx'
import { type SlideActs, useSelectedPlaces } from './slide-acts.ts'
import { handleSlideListKey } from './slide-list-keys.ts'
import { SlideRow } from './slide-row.tsx'

/** All slides, to select, order, copy and delete. Stands upright beside the stage, or lies below it on a phone. */
export const SlideList = memo(function SlideList({ acts }: { acts: SlideActs }) {
  const list = useRef<HTMLOListElement>(null)
  const slides = useSlides()
  const selection = useSelection()
  const places = useSelectedPlaces(acts)
  const deleting = useStore(acts, (state) => state.deleting)
  const theme = usePresentation(({ css_theme }) => css_theme)
  const language = usePresentation((presentation) => presentation.language)
  const { gap } = useRowDragging({
    list,
    rows: slides.map(({ slide_id }) => slide_id),
    kind: 'slides',
    together: (place) => (places.includes(place) ? places : [place]),
    onMove: acts.move,
  })
  useFocusFollowing(list, selection)

  return (
    <>
      {/* The keys come up from the buttons of its rows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        ref={list}
        aria-label="Slides"
        onKeyDown={(event) => handleSlideListKey(event, acts)}
        onPointerEnter={prepareDragging}
        className="flex min-h-0 flex-1 gap-1 overflow-auto p-1.5 md:flex-col md:pe-3"
      >
        {slides.map((slide, index) => (
          <SlideRow
            key={slide.slide_id}
            slide={slide}
            index={index}
            count={slides.length}
            current={index === selection}
            among={places.length > 1 && places.includes(index)}
            dropLine={
              gap === index ? 'before' : gap === slides.length && index === gap - 1 ? 'after' : undefined
            }
            theme={theme}
            language={language}
            acts={acts}
          />
        ))}
      </ol>
      <SelectedSlidesBar acts={acts} count={slides.length} />
      <AlertDialog
        open={deleting !== undefined}
        title={deleting && deleting.length > 1 ? 'Delete slides' : 'Delete slide'}
        confirmLabel="Delete"
        onConfirm={acts.delete}
        onCancel={acts.keep}
      >
        {deleting && deleting.length > 1
          ? `Are you sure you want to delete these ${deleting.length} slides?`
          : 'Are you sure you want to delete this slide?'}
      </AlertDialog>
    </>
  )
})

/** Rows are places: when the selected slide stands elsewhere, the focus goes there, to the same button if it can be pressed. */
function useFocusFollowing(list: { readonly current: HTMLElement | null }, selection: number): void {
  useEffect(() => {
    const active = document.activeElement
    if (!(active instanceof HTMLElement) || !list.current?.contains(active)) return
    const row = list.current.children[selection]
    if (!row || row.contains(active)) return
    const same = row.querySelector<HTMLElement>(`[data-slide-act=${active.dataset['slideAct']}]:enabled`)
    ;(same ?? row.querySelector<HTMLElement>('[data-slide-act=select]'))?.focus({ preventScroll: true })
  }, [list, selection])
}
