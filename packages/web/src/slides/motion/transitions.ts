import type { TransitionId } from '@lectern/domain/motion/transitions.ts'
import { included, onDemand, type OnDemand } from '../runtime/on-demand.ts'
import type { Transition } from './transition.ts'
import { cubeLeft, cubeRight } from './transitions/cube.ts'
import { fade } from './transitions/fade.ts'
import { flip } from './transitions/flip.ts'
import { rotate } from './transitions/rotate.ts'
import { slideDown, slideLeft, slideRight, slideUp } from './transitions/slide.ts'
import { zoomIn, zoomOut } from './transitions/zoom.ts'

/**
 * All transitions. A missing one does not compile. Undefined shows the slide immediately. The advanced family and the
 * largest of the others are loaded on demand.
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
  dissolve: onDemand(() => import('./transitions/dissolve.ts'), 'dissolve'),
  'page-curl': onDemand(() => import('./transitions/page-curl.ts'), 'pageCurl'),
  rotate: included(rotate),
  'cube-3d': onDemand(() => import('./transitions/cube-3d.ts'), 'cube3d'),
  liquid: onDemand(() => import('./transitions/liquid.ts'), 'liquid'),
  'glitch-transition': onDemand(() => import('./transitions/glitch.ts'), 'glitchTransition'),
  'particle-dissolve': onDemand(() => import('./transitions/particle-dissolve.ts'), 'particleDissolve'),
  'morph-transition': onDemand(() => import('./transitions/morph.ts'), 'morphTransition'),
  warp: onDemand(() => import('./transitions/warp.ts'), 'warp'),
  shatter: onDemand(() => import('./transitions/shatter.ts'), 'shatter'),
  portal: onDemand(() => import('./transitions/portal.ts'), 'portal'),
}

/** Replaces transitions that this version does not know, or whose code cannot be loaded. */
export const fallbackTransition = transitions.fade
