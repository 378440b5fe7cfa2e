import type { ElementAnimationId } from '@lectern/domain/motion/element-animations.ts'
import type { Animation } from './animation.ts'
import { bounceIn } from './animations/bounce.ts'
import { cyberDecode } from './animations/cyber-decode.ts'
import { dataScramble } from './animations/data-scramble.ts'
import { elastic } from './animations/elastic.ts'
import { fadeIn } from './animations/fade.ts'
import { flipIn } from './animations/flip.ts'
import { glitch } from './animations/glitch.ts'
import { glow } from './animations/glow.ts'
import { hologram } from './animations/hologram.ts'
import { kenBurns } from './animations/ken-burns.ts'
import { matrix } from './animations/matrix.ts'
import { morph } from './animations/morph.ts'
import { neonGlow } from './animations/neon-glow.ts'
import { particleText } from './animations/particle-text.ts'
import { pop } from './animations/pop.ts'
import { pulse } from './animations/pulse.ts'
import { rotateIn } from './animations/rotate.ts'
import { slideInDown, slideInLeft, slideInRight, slideInUp } from './animations/slide.ts'
import { text3d } from './animations/text-3d.ts'
import { typewriter } from './animations/typewriter.ts'
import { waveText } from './animations/wave-text.ts'
import { wordReveal } from './animations/word-reveal.ts'
import { zoomIn } from './animations/zoom.ts'

/** How every element animation moves. One that is forgotten does not compile; undefined: it does not move. */
export const animations: { readonly [Id in ElementAnimationId]: Animation | undefined } = {
  none: undefined,
  'fade-in': fadeIn,
  'slide-in-left': slideInLeft,
  'slide-in-right': slideInRight,
  'slide-in-up': slideInUp,
  'slide-in-down': slideInDown,
  'zoom-in': zoomIn,
  pop,
  pulse,
  typewriter,
  'word-reveal': wordReveal,
  glow,
  'ken-burns': kenBurns,
  'flip-in': flipIn,
  'rotate-in': rotateIn,
  'bounce-in': bounceIn,
  elastic,
  glitch,
  'text-3d': text3d,
  morph,
  'neon-glow': neonGlow,
  'particle-text': particleText,
  'wave-text': waveText,
  matrix,
  hologram,
  'cyber-decode': cyberDecode,
  'data-scramble': dataScramble,
}
