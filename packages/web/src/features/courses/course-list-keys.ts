import type { KeyHint } from '../../editing/commands/shortcut-list.tsx'

/** Keys of the course list. */
export const courseListKeys: readonly KeyHint[] = [
  { label: 'Search courses', keys: '/' },
  { label: 'Tick the pages between this and the page ticked last', keys: 'Shift+Space' },
]
