import { deleteSlide, moveSlide } from '@lectern/domain/slideshow/edit-slides.ts'
import { useCallback, useState } from 'react'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { usePresentation, useSelection, useSlides, useSlideshowStore } from './editor-context.ts'
import { SlideRow } from './slide-row.tsx'

/** All slides, with buttons to order and delete them. Stands upright beside the stage, or lies below it on a phone. */
export function SlideList() {
  const store = useSlideshowStore()
  const slides = useSlides()
  const selection = useSelection()
  const { css_theme, language } = usePresentation()
  const [deleting, setDeleting] = useState<number>()

  const move = useCallback(
    (from: number, to: number) => {
      store.edit((show) => moveSlide(show, from, to))
      store.select(to)
    },
    [store],
  )

  function confirmDelete(index: number): void {
    store.edit((show) => deleteSlide(show, index))
    setDeleting(undefined)
  }

  return (
    <>
      <ol className="flex min-h-0 flex-1 gap-1 overflow-auto p-1.5 md:flex-col md:pe-3">
        {slides.map((slide, index) => (
          <SlideRow
            key={slide.slide_id}
            slide={slide}
            index={index}
            count={slides.length}
            selected={index === selection}
            theme={css_theme}
            language={language}
            onSelect={store.select}
            onMove={move}
            onDelete={setDeleting}
          />
        ))}
      </ol>
      <AlertDialog
        open={deleting !== undefined}
        title="Delete slide"
        confirmLabel="Delete"
        onConfirm={() => deleting !== undefined && confirmDelete(deleting)}
        onCancel={() => setDeleting(undefined)}
      >
        Are you sure you want to delete this slide?
      </AlertDialog>
    </>
  )
}
