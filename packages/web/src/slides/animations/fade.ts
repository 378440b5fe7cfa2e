import type { Animation } from '../animation.ts'
import { easeOut } from '../easing.ts'

export const fadeIn: Animation = (progress) => ({ opacity: easeOut(progress) })
