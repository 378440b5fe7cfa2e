import type { KeyHint } from '../../editing/commands/shortcut-list.tsx'
import { messages } from './messages.ts'

/** Keys of the course list. */
export const courseListKeys = (): readonly KeyHint[] => [
  { label: messages.searchCourses, keys: '/' },
  { label: messages.tickRange, keys: 'Shift+Space' },
]
