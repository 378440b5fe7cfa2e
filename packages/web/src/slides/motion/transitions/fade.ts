import { easeInOut } from '../easing.ts'
import type { Transition } from '../transition.ts'

export const fade: Transition = {
  entering: (progress) => ({ opacity: easeInOut(progress) }),
  // Stays opaque below, so that nothing shines through both slides in the middle.
  leaving: () => ({}),
}
