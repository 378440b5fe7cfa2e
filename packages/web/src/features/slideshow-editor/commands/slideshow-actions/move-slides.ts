import { gapBeside } from '@lectern/domain/editing/list-edits.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { messages } from '../../messages.ts'
import type { OpenSlideshow, SlideshowAction } from '../slideshow-action.ts'

export const moveUp: SlideshowAction = {
  label: ({ operations }) => messages.moveSlidesUp(operations.getState().selection.keys.length),
  icon: () => ArrowUp,
  enabled: (open) => canMove(open, -1),
  run: ({ operations }) => operations.moveBy(-1),
}

export const moveDown: SlideshowAction = {
  label: ({ operations }) => messages.moveSlidesDown(operations.getState().selection.keys.length),
  icon: () => ArrowDown,
  enabled: (open) => canMove(open, 1),
  run: ({ operations }) => operations.moveBy(1),
}

function canMove({ store, operations }: OpenSlideshow, step: -1 | 1): boolean {
  const { slides } = store.getState().history.present
  return gapBeside(slides, operations.getState().selection.keys, step) !== null
}
