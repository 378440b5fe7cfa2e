import type { Gap } from '@lectern/domain/editing/list-edits.ts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useDragLibrary } from './drag-library.ts'

interface RowDragging {
  readonly list: RefObject<HTMLElement | null>
  /** The keys of the rows in their order. The rows are the first children of the list. */
  readonly rows: readonly string[]
  /** Kind of the rows. A row can only be dropped in a list of the same kind. */
  readonly kind: string
  /** Selector of the drag handle in a row. Undefined if the whole row is the handle. */
  readonly handle?: string
  /** The keys of the rows that move together with the dragged row. Without it, only that row moves. */
  readonly together?: (key: string) => readonly string[]
  /** Moves rows into a gap. */
  readonly onMove: (keys: readonly string[], gap: Gap) => void
}

/** Lets the user drag the rows of a list to other positions. `gap` is the index of the drop position. */
export function useRowDragging(dragging: RowDragging): { gap: number | undefined } {
  const { list, rows, kind, handle, together, onMove } = dragging
  const [gap, setGap] = useState<number>()
  const library = useDragLibrary()
  const taken = useEffectEvent((key: string) => together?.(key) ?? [key])
  const drop = useEffectEvent(onMove)
  const order = rows.join(' ')

  useEffect(() => {
    const listElement = list.current
    if (!library || !listElement) return undefined
    const keys = order.split(' ')
    const elements = [...listElement.children].slice(0, keys.length).filter(isHtmlElement)
    const stops = elements.map((element, place) =>
      library.draggable({
        element,
        dragHandle: handle === undefined ? undefined : (element.querySelector(handle) ?? undefined),
        getInitialData: () => ({ kind, keys: taken(keys[place] ?? '') }),
      }),
    )
    const stopTarget = library.dropTargetForElements({
      element: listElement,
      canDrop: ({ source }) => draggedRows(source.data, kind) !== undefined,
      getDropEffect: () => 'move',
      onDrag: ({ location }) => setGap(gapAt(listElement, elements, location.current.input)),
      onDragLeave: () => setGap(undefined),
      onDrop: ({ source, location }) => {
        setGap(undefined)
        const dragged = draggedRows(source.data, kind)
        if (dragged) drop(dragged, keys[gapAt(listElement, elements, location.current.input)])
      },
    })
    return () => [...stops, stopTarget].forEach((stop) => stop())
  }, [library, list, order, kind, handle])

  return { gap }
}

/** The keys of the dragged rows. Undefined if they are of another kind. */
export function draggedRows(
  data: Record<string | symbol, unknown>,
  kind: string,
): readonly string[] | undefined {
  const { keys } = data
  const ours = data['kind'] === kind && Array.isArray(keys)
  return ours && keys.every((key) => typeof key === 'string') ? keys : undefined
}

/** The gap nearest to the pointer: after all rows whose middle the pointer has passed. */
function gapAt(
  list: HTMLElement,
  rows: readonly HTMLElement[],
  { clientX, clientY }: { clientX: number; clientY: number },
): number {
  const { display, flexDirection, direction } = getComputedStyle(list)
  const isHorizontal = display === 'flex' && flexDirection === 'row'
  return rows.filter((row) => {
    const { top, left, width, height } = row.getBoundingClientRect()
    if (!isHorizontal) return clientY > top + height / 2
    return clientX > left + width / 2 === (direction === 'ltr')
  }).length
}

function isHtmlElement(element: Element): element is HTMLElement {
  return element instanceof HTMLElement
}
