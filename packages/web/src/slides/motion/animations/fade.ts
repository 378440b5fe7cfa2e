import type { Animation } from '../animation.ts'
import { easeOut } from '../easing.ts'

export const fadeIn: Animation = { whole: (progress) => ({ opacity: easeOut(progress) }) }
