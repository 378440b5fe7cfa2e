import type { ElementAnimationId } from '@lectern/domain/motion/element-animations.ts'
import type { Animation } from './animation.ts'
import { fadeIn } from './animations/fade.ts'
import { pop } from './animations/pop.ts'
import { slideInDown, slideInLeft, slideInRight, slideInUp } from './animations/slide.ts'
import { zoomIn } from './animations/zoom.ts'

/** The element animations that are drawn. Others of the domain's table enter as the first of these. */
export const animations = {
  'fade-in': fadeIn,
  'slide-in-left': slideInLeft,
  'slide-in-right': slideInRight,
  'slide-in-up': slideInUp,
  'slide-in-down': slideInDown,
  'zoom-in': zoomIn,
  pop,
} satisfies { readonly [Id in ElementAnimationId]?: Animation }
