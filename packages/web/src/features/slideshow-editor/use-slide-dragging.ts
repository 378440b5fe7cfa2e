import type * as Adapter from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { type RefObject, useEffect, useState } from 'react'
import type { SlideActs } from './slide-acts.ts'

interface SlideDragging {
  /** The gap before which slide what is dragged would go; none while nothing is dragged over the list. */
  readonly gap: number | undefined
  /** Fetches what dragging takes. Called when a pointer comes near. */
  readonly prepare: () => void
}

type Library = typeof Adapter

/** Lets the rows of a list of `count` slides be dragged to other places in it: the selected ones go together. */
export function useSlideDragging(
  list: RefObject<HTMLElement | null>,
  count: number,
  acts: SlideActs,
): SlideDragging {
  const [gap, setGap] = useState<number>()
  const [library, setLibrary] = useState<Library>()

  useEffect(() => {
    const ground = list.current
    if (!library || !ground) return undefined
    const rows = [...ground.children].slice(0, count).filter(isHtmlElement)
    const stops = rows.map((element, place) =>
      library.draggable({
        element,
        getInitialData: () => {
          const { places } = acts.getState().selection
          return { slides: places.includes(place) ? places : [place] }
        },
      }),
    )
    const stopGround = library.dropTargetForElements({
      element: ground,
      canDrop: ({ source }) => readSlides(source.data) !== undefined,
      getDropEffect: () => 'move',
      onDrag: ({ location }) => setGap((before) => gapAt(ground, location.current.input) ?? before),
      onDragLeave: () => setGap(undefined),
      onDrop: ({ source, location }) => {
        setGap(undefined)
        const slides = readSlides(source.data)
        const target = gapAt(ground, location.current.input)
        if (slides && target !== undefined) acts.move(slides, target)
      },
    })
    return () => [...stops, stopGround].forEach((stop) => stop())
  }, [library, list, count, acts])

  return {
    gap,
    prepare: () => {
      if (library) return
      // That it cannot be fetched takes nothing away: the buttons and keys move slides too.
      import('@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter').then(
        (loaded) => setLibrary(() => loaded),
        () => undefined,
      )
    },
  }
}

function readSlides({ slides }: Record<string | symbol, unknown>): readonly number[] | undefined {
  return Array.isArray(slides) && slides.every((place) => typeof place === 'number') ? slides : undefined
}

/** The gap between rows that is nearest to the pointer. */
function gapAt(
  list: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): number | undefined {
  const rows = [...list.children]
  const row = document.elementFromPoint(clientX, clientY)?.closest('li')
  const place = row ? rows.indexOf(row) : -1
  if (!row || place < 0) return isBelow(rows.at(-1), clientY) ? rows.length : undefined
  const { top, left, width, height } = row.getBoundingClientRect()
  const style = getComputedStyle(list)
  if (style.flexDirection === 'column') return place + (clientY > top + height / 2 ? 1 : 0)
  const beyond = clientX > left + width / 2
  return place + (beyond === (style.direction === 'ltr') ? 1 : 0)
}

function isBelow(row: Element | undefined, y: number): boolean {
  return row !== undefined && y > row.getBoundingClientRect().bottom
}

function isHtmlElement(element: Element): element is HTMLElement {
  return element instanceof HTMLElement
}
