import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useDragLibrary } from '../../../editing/drag-library.ts'
import { draggedRows } from '../../../editing/use-row-dragging.ts'

/** Takes lines that are dropped on the first `count` children of a list. Answers over which one a line is held. */
export function useLineDrops(
  list: RefObject<HTMLElement | null>,
  count: number,
  onDrop: (line: number, segment: number) => void,
): number | undefined {
  const [over, setOver] = useState<number>()
  const library = useDragLibrary()
  const drop = useEffectEvent(onDrop)

  useEffect(() => {
    const ground = list.current
    if (!library || !ground) return undefined
    const stops = [...ground.children].slice(0, count).map((element, segment) =>
      library.dropTargetForElements({
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
      }),
    )
    return () => stops.forEach((stop) => stop())
  }, [library, list, count])

  return over
}
