import type { Gap } from '@lectern/domain/editing/list-edits.ts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useDragLibrary } from './drag-library.ts'

interface RowDragging {
  readonly list: RefObject<HTMLElement | null>
  /** The keys of its rows, which are its first children, in their order. */
  readonly rows: readonly string[]
  /** What the rows are: what is dragged lands only where its kind may. */
  readonly kind: string
  /** Finds, within a row, what it is dragged by; the whole row without. */
  readonly handle?: string
  /** The keys of the rows that go together with the one that is dragged; that one alone without. */
  readonly together?: (key: string) => readonly string[]
  /** Puts rows into a gap. */
  readonly onMove: (keys: readonly string[], gap: Gap) => void
}

/** Lets the rows of a list be dragged to other places in it. `gap` is the place where they would go; drawn as a line. */
export function useRowDragging(dragging: RowDragging): { gap: number | undefined } {
  const { list, rows, kind, handle, together, onMove } = dragging
  const [gap, setGap] = useState<number>()
  const library = useDragLibrary()
  const taken = useEffectEvent((key: string) => together?.(key) ?? [key])
  const drop = useEffectEvent(onMove)
  const order = rows.join(' ')

  useEffect(() => {
    const ground = list.current
    if (!library || !ground) return undefined
    const keys = order.split(' ')
    const elements = [...ground.children].slice(0, keys.length).filter(isHtmlElement)
    const stops = elements.map((element, place) =>
      library.draggable({
        element,
        dragHandle: handle === undefined ? undefined : (element.querySelector(handle) ?? undefined),
        getInitialData: () => ({ kind, keys: taken(keys[place] ?? '') }),
      }),
    )
    const stopGround = library.dropTargetForElements({
      element: ground,
      canDrop: ({ source }) => draggedRows(source.data, kind) !== undefined,
      getDropEffect: () => 'move',
      onDrag: ({ location }) => setGap(gapAt(ground, elements, location.current.input)),
      onDragLeave: () => setGap(undefined),
      onDrop: ({ source, location }) => {
        setGap(undefined)
        const dragged = draggedRows(source.data, kind)
        if (dragged) drop(dragged, keys[gapAt(ground, elements, location.current.input)])
      },
    })
    return () => [...stops, stopGround].forEach((stop) => stop())
  }, [library, list, order, kind, handle])

  return { gap }
}

/** The keys of what is dragged, where it is of this kind. */
export function draggedRows(
  data: Record<string | symbol, unknown>,
  kind: string,
): readonly string[] | undefined {
  const { keys } = data
  const ours = data['kind'] === kind && Array.isArray(keys)
  return ours && keys.every((key) => typeof key === 'string') ? keys : undefined
}

/** The gap that is nearest to the pointer: after every row whose middle it has passed. */
function gapAt(
  list: HTMLElement,
  rows: readonly HTMLElement[],
  { clientX, clientY }: { clientX: number; clientY: number },
): number {
  const { display, flexDirection, direction } = getComputedStyle(list)
  const lies = display === 'flex' && flexDirection === 'row'
  return rows.filter((row) => {
    const { top, left, width, height } = row.getBoundingClientRect()
    if (!lies) return clientY > top + height / 2
    return clientX > left + width / 2 === (direction === 'ltr')
  }).length
}

function isHtmlElement(element: Element): element is HTMLElement {
  return element instanceof HTMLElement
}
