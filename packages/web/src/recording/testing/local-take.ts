import type { LocalTake } from '../outbox/stored-takes.ts'

/** A take of account `a` for tests. */
export const localTake = (more: Partial<LocalTake> = {}): LocalTake => ({
  user: 'a',
  id: 'take-one',
  format: 'slideshow',
  courseId: '7',
  pageId: '71',
  part: 'slide-key',
  text: 'The tide rises.',
  file: new Blob(['sound']),
  durationMs: 20_000,
  bars: [],
  recordedAt: 1,
  trim: true,
  keep: false,
  ...more,
})
