import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useDragLibrary } from '../../../editing/panels/drag-library.ts'
import { draggedRows } from '../../../editing/panels/use-row-dragging.ts'

/**
 * Accepts lines that are dropped on the first children of a list, which show these segments. Returns the key of the
 * segment under the dragged line.
 */
export function useLineDrops(
  list: RefObject<HTMLElement | null>,
  segments: readonly string[],
  onDrop: (line: string, segment: string) => void,
): string | undefined {
  const [over, setOver] = useState<string>()
  const library = useDragLibrary()
  const drop = useEffectEvent(onDrop)
  const order = segments.join(' ')

  useEffect(() => {
    const { current } = list
    if (!library || !current) return undefined
    const keys = order.split(' ')
    const stops = [...current.children].slice(0, keys.length).map((element, place) => {
      const segment = keys[place] ?? ''
      return library.dropTargetForElements({
        element,
        canDrop: ({ source }) => draggedRows(source.data, 'lines') !== undefined,
        getDropEffect: () => 'move',
        onDragEnter: () => setOver(segment),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ source }) => {
          setOver(undefined)
          const [line] = draggedRows(source.data, 'lines') ?? []
          if (line !== undefined) drop(line, segment)
        },
      })
    })
    return () => stops.forEach((stop) => stop())
  }, [library, list, order])

  return over
}
