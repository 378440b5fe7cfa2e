import type { Background } from '../background.ts'

export const none: Background = { paint() {} }
