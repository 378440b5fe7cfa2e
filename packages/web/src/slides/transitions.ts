import type { TransitionId } from '@lectern/domain/motion/transitions.ts'
import type { Transition } from './transition.ts'
import { fade } from './transitions/fade.ts'
import { slideDown, slideLeft, slideRight, slideUp } from './transitions/slide.ts'
import { zoomIn, zoomOut } from './transitions/zoom.ts'

/** The transitions that are drawn. Others of the domain's table change slides as the first of these. */
export const transitions = {
  fade,
  'slide-left': slideLeft,
  'slide-right': slideRight,
  'slide-up': slideUp,
  'slide-down': slideDown,
  'zoom-in': zoomIn,
  'zoom-out': zoomOut,
} satisfies { readonly [Id in TransitionId]?: Transition }
