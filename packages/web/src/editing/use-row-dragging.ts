import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useDragLibrary } from './drag-library.ts'

interface RowDragging {
  readonly list: RefObject<HTMLElement | null>
  /** The names of its rows, which are its first children, in their order. */
  readonly rows: readonly string[]
  /** What the rows are: what is dragged lands only where its kind may. */
  readonly kind: string
  /** Finds, within a row, what it is dragged by; the whole row without. */
  readonly handle?: string
  /** The rows that go together with the one that is dragged; that one alone without. */
  readonly together?: (place: number) => readonly number[]
  /** Puts rows into the gap before the one at `gap`. */
  readonly onMove: (places: readonly number[], gap: number) => void
}

/** Lets the rows of a list be dragged to other places in it. Answers the gap into which what is dragged would go. */
export function useRowDragging(dragging: RowDragging): { gap: number | undefined } {
  const { list, rows, kind, handle, together, onMove } = dragging
  const [gap, setGap] = useState<number>()
  const library = useDragLibrary()
  const taken = useEffectEvent((place: number) => together?.(place) ?? [place])
  const drop = useEffectEvent(onMove)
  const order = rows.join(' ')

  useEffect(() => {
    const ground = list.current
    if (!library || !ground) return undefined
    const elements = [...ground.children].slice(0, order.split(' ').length).filter(isHtmlElement)
    const stops = elements.map((element, place) =>
      library.draggable({
        element,
        dragHandle: handle === undefined ? undefined : (element.querySelector(handle) ?? undefined),
        getInitialData: () => ({ kind, places: taken(place) }),
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
        const places = draggedRows(source.data, kind)
        if (places) drop(places, gapAt(ground, elements, location.current.input))
      },
    })
    return () => [...stops, stopGround].forEach((stop) => stop())
  }, [library, list, order, kind, handle])

  return { gap }
}

/** The places of what is dragged, where it is of this kind. */
export function draggedRows(
  data: Record<string | symbol, unknown>,
  kind: string,
): readonly number[] | undefined {
  const { places } = data
  const ours = data['kind'] === kind && Array.isArray(places)
  return ours && places.every((place) => typeof place === 'number') ? places : undefined
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
