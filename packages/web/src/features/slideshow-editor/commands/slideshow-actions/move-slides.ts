import { gapBeside } from '@lectern/domain/editing/list-edits.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { messages } from '../../messages.ts'
import type { OpenSlideshow, SlideshowAction } from '../slideshow-action.ts'

export const moveUp: SlideshowAction = {
  label: ({ acts }) => messages.moveSlidesUp(acts.getState().selection.keys.length),
  icon: () => ArrowUp,
  enabled: (open) => canMove(open, -1),
  run: ({ acts }) => acts.moveBy(-1),
}

export const moveDown: SlideshowAction = {
  label: ({ acts }) => messages.moveSlidesDown(acts.getState().selection.keys.length),
  icon: () => ArrowDown,
  enabled: (open) => canMove(open, 1),
  run: ({ acts }) => acts.moveBy(1),
}

function canMove({ store, acts }: OpenSlideshow, step: -1 | 1): boolean {
  const { slides } = store.getState().history.present
  return gapBeside(slides, acts.getState().selection.keys, step) !== null
}
