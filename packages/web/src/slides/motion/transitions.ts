import type { TransitionId } from '@lectern/domain/motion/transitions.ts'
import { alwaysLoaded, onDemand, type OnDemand } from '../runtime/on-demand.ts'
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
  fade: alwaysLoaded(fade),
  'slide-left': alwaysLoaded(slideLeft),
  'slide-right': alwaysLoaded(slideRight),
  'slide-up': alwaysLoaded(slideUp),
  'slide-down': alwaysLoaded(slideDown),
  'zoom-in': alwaysLoaded(zoomIn),
  'zoom-out': alwaysLoaded(zoomOut),
  flip: alwaysLoaded(flip),
  'cube-left': alwaysLoaded(cubeLeft),
  'cube-right': alwaysLoaded(cubeRight),
  dissolve: onDemand(() => import('./transitions/dissolve.ts'), 'dissolve'),
  'page-curl': onDemand(() => import('./transitions/page-curl.ts'), 'pageCurl'),
  rotate: alwaysLoaded(rotate),
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
