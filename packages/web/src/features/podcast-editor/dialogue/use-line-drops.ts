import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useDragLibrary } from '../../../editing/panels/drag-library.ts'
import { draggedRows } from '../../../editing/panels/use-row-dragging.ts'

/**
 * Takes lines that are dropped on the first children of a list, which show these segments. Gives the key of the segment
 * over which a line is held.
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
    const ground = list.current
    if (!library || !ground) return undefined
    const keys = order.split(' ')
    const stops = [...ground.children].slice(0, keys.length).map((element, place) => {
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
