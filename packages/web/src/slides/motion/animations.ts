import type { ElementAnimationId } from '@lectern/domain/motion/element-animations.ts'
import type { Animation } from './animation.ts'
import { bounceIn } from './animations/bounce.ts'
import { elastic } from './animations/elastic.ts'
import { fadeIn } from './animations/fade.ts'
import { flipIn } from './animations/flip.ts'
import { glow } from './animations/glow.ts'
import { kenBurns } from './animations/ken-burns.ts'
import { pop } from './animations/pop.ts'
import { pulse } from './animations/pulse.ts'
import { rotateIn } from './animations/rotate.ts'
import { slideInDown, slideInLeft, slideInRight, slideInUp } from './animations/slide.ts'
import { zoomIn } from './animations/zoom.ts'
import { alwaysLoaded, onDemand, type OnDemand } from '../runtime/on-demand.ts'

/**
 * All animations of elements. A missing one does not compile. Undefined does not move. The advanced family, and
 * animations of letters, are loaded on demand.
 */
export const animations: { readonly [Id in ElementAnimationId]: OnDemand<Animation> | undefined } = {
  none: undefined,
  'fade-in': alwaysLoaded(fadeIn),
  'slide-in-left': alwaysLoaded(slideInLeft),
  'slide-in-right': alwaysLoaded(slideInRight),
  'slide-in-up': alwaysLoaded(slideInUp),
  'slide-in-down': alwaysLoaded(slideInDown),
  'zoom-in': alwaysLoaded(zoomIn),
  pop: alwaysLoaded(pop),
  pulse: alwaysLoaded(pulse),
  typewriter: onDemand(() => import('./animations/typewriter.ts'), 'typewriter'),
  'word-reveal': onDemand(() => import('./animations/word-reveal.ts'), 'wordReveal'),
  glow: alwaysLoaded(glow),
  'ken-burns': alwaysLoaded(kenBurns),
  'flip-in': alwaysLoaded(flipIn),
  'rotate-in': alwaysLoaded(rotateIn),
  'bounce-in': alwaysLoaded(bounceIn),
  elastic: alwaysLoaded(elastic),
  glitch: onDemand(() => import('./animations/glitch.ts'), 'glitch'),
  'text-3d': onDemand(() => import('./animations/text-3d.ts'), 'text3d'),
  morph: onDemand(() => import('./animations/morph.ts'), 'morph'),
  'neon-glow': onDemand(() => import('./animations/neon-glow.ts'), 'neonGlow'),
  'particle-text': onDemand(() => import('./animations/particle-text.ts'), 'particleText'),
  'wave-text': onDemand(() => import('./animations/wave-text.ts'), 'waveText'),
  matrix: onDemand(() => import('./animations/matrix.ts'), 'matrix'),
  hologram: onDemand(() => import('./animations/hologram.ts'), 'hologram'),
  'cyber-decode': onDemand(() => import('./animations/cyber-decode.ts'), 'cyberDecode'),
  'data-scramble': onDemand(() => import('./animations/data-scramble.ts'), 'dataScramble'),
}

/** Replaces animations that this version does not know, or whose code cannot be loaded. */
export const fallbackAnimation = animations['fade-in']
