import type { TransitionId } from '@lectern/domain/motion/transitions.ts'
import { included, onDemand, type OnDemand } from './on-demand.ts'
import type { Transition } from './transition.ts'
import { cubeLeft, cubeRight } from './transitions/cube.ts'
import { dissolve } from './transitions/dissolve.ts'
import { fade } from './transitions/fade.ts'
import { flip } from './transitions/flip.ts'
import { rotate } from './transitions/rotate.ts'
import { slideDown, slideLeft, slideRight, slideUp } from './transitions/slide.ts'
import { zoomIn, zoomOut } from './transitions/zoom.ts'

/**
 * How every transition moves. One that is forgotten does not compile; undefined: the slide is simply there. The advanced
 * family and the largest of the others are fetched for slideshows that use them.
 */
export const transitions: { readonly [Id in TransitionId]: OnDemand<Transition> | undefined } = {
  none: undefined,
  fade: included(fade),
  'slide-left': included(slideLeft),
  'slide-right': included(slideRight),
  'slide-up': included(slideUp),
  'slide-down': included(slideDown),
  'zoom-in': included(zoomIn),
  'zoom-out': included(zoomOut),
  flip: included(flip),
  'cube-left': included(cubeLeft),
  'cube-right': included(cubeRight),
  dissolve: included(dissolve),
  'page-curl': onDemand(async () => (await import('./transitions/page-curl.ts')).pageCurl),
  rotate: included(rotate),
  'cube-3d': onDemand(async () => (await import('./transitions/cube-3d.ts')).cube3d),
  liquid: onDemand(async () => (await import('./transitions/liquid.ts')).liquid),
  'glitch-transition': onDemand(async () => (await import('./transitions/glitch.ts')).glitchTransition),
  'particle-dissolve': onDemand(
    async () => (await import('./transitions/particle-dissolve.ts')).particleDissolve,
  ),
  'morph-transition': onDemand(async () => (await import('./transitions/morph.ts')).morphTransition),
  warp: onDemand(async () => (await import('./transitions/warp.ts')).warp),
  shatter: onDemand(async () => (await import('./transitions/shatter.ts')).shatter),
  portal: onDemand(async () => (await import('./transitions/portal.ts')).portal),
}
