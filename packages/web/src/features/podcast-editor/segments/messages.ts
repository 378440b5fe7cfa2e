import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of segments. */
export const messages = translated('podcast-editor/segments', {
  segments: 'Segments',
  hasAudio: 'Has audio',
  allSegments: (duration: string) => `All segments: ${duration}`,
  segmentTitle: 'Segment title',
  segmentSettings: 'Segment settings',
  moveUp: 'Move up',
  moveDown: 'Move down',
  mergeWithNext: 'Merge with next',
  deleteSegment: 'Delete segment',
  askDeleteSegment: 'Are you sure you want to delete this segment?',
  lastSegment: 'A podcast keeps at least one segment.',
  delete: 'Delete',
  segmentOf: (number: number, count: number) => `Segment ${number} of ${count}`,
  lineCount: (lines: number) => plural(lines, { one: '# line', other: '# lines' }),
  audioLength: (duration: string) => `${duration} of audio`,
  segment: 'Segment',
  minutes: 'Duration, minutes',
  keyPoints: 'Key points',
  keyPointRows: {
    row: (number: number) => `Key point ${number}`,
    remove: (number: number) => `Remove key point ${number}`,
    add: 'Add key point',
  },
  rewrite: 'Rewrite',
  rewriteSegmentSummary: 'All lines of this segment, with your instruction',
  emptySegment: 'No lines yet. Add one, or paste a script whose lines begin with ALEX: and JAMIE:',
  addHost: (host: string) => `Add ${host}`,
})
