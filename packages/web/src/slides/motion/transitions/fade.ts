import { easeInOut } from '../easing.ts'
import type { Transition } from '../transition.ts'

export const fade: Transition = {
  entering: (progress) => ({ opacity: easeInOut(progress) }),
  // Stays whole beneath, so that nothing shines through the two at half time.
  leaving: () => ({}),
}
