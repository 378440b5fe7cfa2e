import type { Animation } from '../animation.ts'
import { easeOut } from '../easing.ts'

export const zoomIn: Animation = {
  whole: (progress) => ({
    opacity: easeOut(progress),
    transform: `scale(${0.6 + 0.4 * easeOut(progress)})`,
  }),
}
