import type { Animation } from '../animation.ts'
import { easeOut } from '../easing.ts'

export const zoomIn: Animation = (progress) => ({
  opacity: easeOut(progress),
  transform: `scale(${0.7 + 0.3 * easeOut(progress)})`,
})
