import { memo, useCallback, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { prepareDragging } from '../../../editing/panels/drag-library.ts'
import { useRowDragging } from '../../../editing/panels/use-row-dragging.ts'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { usePresentation, useSelectedKey, useSelectedPlace, useSlides } from '../document/editor-context.ts'
import { type SlideOperations, useSelectedKeys } from '../document/slide-operations.ts'
import { handleSlideListKey } from './slide-list-keys.ts'
import { SlideRow } from './slide-row.tsx'
import { messages } from './messages.ts'

/**
 * All slides, to select, order, copy and delete. The list is vertical beside the stage, and horizontal below it on a
 * phone.
 */
export const SlideList = memo(function SlideList({ operations }: { operations: SlideOperations }) {
  const list = useRef<HTMLOListElement>(null)
  const slides = useSlides()
  const selected = useSelectedKey()
  const among = new Set(useSelectedKeys(operations))
  const moved = useStore(operations, (state) => state.moved)
  const theme = usePresentation(({ css_theme }) => css_theme)
  const language = usePresentation((presentation) => presentation.language)
  const { gap } = useRowDragging({
    list,
    rows: slides.map(({ key }) => key),
    kind: 'slides',
    together: (key) => (among.has(key) ? [...among] : [key]),
    onMove: operations.move,
  })
  const focusSelected = useFocusFollowing(list, selected, useSelectedPlace())

  return (
    <>
      {/* The key events come from the buttons of its rows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        ref={list}
        aria-label={messages.slides}
        onKeyDown={(event) => handleSlideListKey(event, operations)}
        onPointerEnter={prepareDragging}
        className="relative flex min-h-0 flex-1 gap-1 overflow-auto p-1.5 md:flex-col md:pe-3"
      >
        {slides.map((slide, index) => (
          <SlideRow
            key={slide.key}
            slide={slide}
            index={index}
            count={slides.length}
            current={slide.key === selected}
            among={among.size > 1 && among.has(slide.key)}
            dropLine={
              gap === index ? 'before' : gap === slides.length && index === gap - 1 ? 'after' : undefined
            }
            theme={theme}
            language={language}
            operations={operations}
          />
        ))}
      </ol>
      <output className="sr-only">{moved}</output>
      <DeleteQuestion operations={operations} finalFocus={focusSelected} />
    </>
  )
})

interface DeleteQuestionProps {
  operations: SlideOperations
  finalFocus: () => HTMLElement | null
}

const DeleteQuestion = memo(function DeleteQuestion({ operations, finalFocus }: DeleteQuestionProps) {
  const deleting = useStore(operations, (state) => state.deleting)
  const count = deleting?.length ?? 1
  return (
    <AlertDialog
      open={deleting !== undefined}
      title={messages.deleteSlides(count)}
      confirmLabel={messages.confirmDelete}
      onConfirm={operations.delete}
      onCancel={operations.keep}
      finalFocus={finalFocus}
    >
      {messages.reallyDelete(count)}
    </AlertDialog>
  )
})

/**
 * When another slide is selected, the focus moves to its row, to the same button if it is enabled. A row that moves
 * keeps the focus. Returns the button of the selected row if a dialog removed the focused element.
 */
function useFocusFollowing(
  list: { readonly current: HTMLElement | null },
  selected: string,
  place: number,
): () => HTMLElement | null {
  const last = useRef<Element>(null)

  useEffect(() => {
    const active = document.activeElement
    if (!(active instanceof HTMLElement) || !list.current?.contains(active)) return
    if (active.closest('[aria-current]') && active.matches(':enabled')) return
    const same = buttonOfCurrent(list.current, active.dataset['slideAct'])
    ;(same ?? buttonOfCurrent(list.current))?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when another slide is selected or the selected slide moves
  }, [list, selected, place])

  useEffect(() => {
    const ground = list.current
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target
    }
    ground?.addEventListener('focusin', note)
    return () => ground?.removeEventListener('focusin', note)
  }, [list])

  return useCallback(
    () => (last.current?.isConnected === false ? buttonOfCurrent(list.current) : null),
    [list],
  )
}

function buttonOfCurrent(list: HTMLElement | null, act = 'select'): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[aria-current] [data-slide-act=${act}]:enabled`) ?? null
}
