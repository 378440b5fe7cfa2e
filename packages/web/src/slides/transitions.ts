import type { TransitionId } from '@lectern/domain/motion/transitions.ts'
import type { Transition } from './transition.ts'
import { cube3d } from './transitions/cube-3d.ts'
import { cubeLeft, cubeRight } from './transitions/cube.ts'
import { dissolve } from './transitions/dissolve.ts'
import { fade } from './transitions/fade.ts'
import { flip } from './transitions/flip.ts'
import { glitchTransition } from './transitions/glitch.ts'
import { liquid } from './transitions/liquid.ts'
import { morphTransition } from './transitions/morph.ts'
import { pageCurl } from './transitions/page-curl.ts'
import { particleDissolve } from './transitions/particle-dissolve.ts'
import { portal } from './transitions/portal.ts'
import { rotate } from './transitions/rotate.ts'
import { shatter } from './transitions/shatter.ts'
import { slideDown, slideLeft, slideRight, slideUp } from './transitions/slide.ts'
import { warp } from './transitions/warp.ts'
import { zoomIn, zoomOut } from './transitions/zoom.ts'

/** How every transition moves. One that is forgotten does not compile; undefined: the slide is simply there. */
export const transitions: { readonly [Id in TransitionId]: Transition | undefined } = {
  none: undefined,
  fade,
  'slide-left': slideLeft,
  'slide-right': slideRight,
  'slide-up': slideUp,
  'slide-down': slideDown,
  'zoom-in': zoomIn,
  'zoom-out': zoomOut,
  flip,
  'cube-left': cubeLeft,
  'cube-right': cubeRight,
  dissolve,
  'page-curl': pageCurl,
  rotate,
  'cube-3d': cube3d,
  liquid,
  'glitch-transition': glitchTransition,
  'particle-dissolve': particleDissolve,
  'morph-transition': morphTransition,
  warp,
  shatter,
  portal,
}
