import { numberOf } from '../../../messages/numbers.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the dialogue. */
export const messages = translated('podcast-editor/dialogue', {
  // Lines.
  dialogue: 'Dialogue',
  addBefore: (line: number) => `Add line before line ${line}`,
  lineOf: (host: string, line: number) => `${host}, line ${line}`,
  textOf: (host: string, line: number) => `Dialogue of ${host}, line ${line}`,
  switchSpeaker: 'Switch speaker',
  switchSpeakerOf: (line: number) => `Switch speaker of line ${line}`,
  toneOf: (line: number) => `Tone of line ${line}`,
  rewriteLine: (line: number) => `Rewrite line ${line}`,
  removeLine: (line: number) => `Remove line ${line}`,
  moreForLine: (line: number) => `More for line ${line}`,
  record: 'Record in your own voice',
  sayAgain: 'Say it again',
  addHostBelow: (host: string) => `Add ${host} below`,
  splitAtCursor: 'Split at cursor',
  joinWithNext: 'Join with next',
  moveUp: 'Move up',
  moveDown: 'Move down',
  splitSegment: 'Split segment here',
  audioAvailable: 'Audio available',
  audioOutdated: 'Audio available, needs update',
  audioMissing: 'No audio - generate when ready',
  withDuration: (note: string, duration: string) => `${note}, ${duration}`,

  // Keys of a line.
  splitKey: 'Split the line at the cursor',
  joinBeforeKey: 'Join with the line before',
  backspaceAtStart: 'Backspace at the start',
  joinNextKey: 'Join with the next line',
  deleteAtEnd: 'Delete at the end',
  moveKey: 'Move the line, or the segment in the list',

  // Sources.
  sources: 'Sources',
  sourcesOfLine: (line: number) => `Sources of line ${line}`,
  lineSourcesSummary: 'What this line is based on in the page',
  segmentSourcesSummary: 'What this segment is based on in the page',
  showAllOfSegment: 'Show all of the segment',

  // Rewriting.
  rewritingLine: (line: number) => `Rewriting line ${line}...`,
  rewritingSegment: (segment: number) => `Rewriting segment ${segment}...`,
  rewriting: {
    line: {
      done: 'Line rewritten',
      unchanged: 'The writer left this line as it is.',
      edited: 'This line was edited meanwhile, so it stays as you have it.',
    },
    segment: {
      done: 'Segment rewritten',
      unchanged: 'The writer left this segment as it is.',
      edited: 'This segment was edited meanwhile, so it stays as you have it.',
    },
  },

  // Find and replace.
  findAndReplace: 'Find and replace',
  find: 'Find',
  findPlaceholder: 'Find in the dialogue',
  notFound: 'Not found',
  findingOf: (number: number, count: number) => `${numberOf(number)} of ${numberOf(count)}`,
  matchCase: 'Match case',
  wholeWords: 'Whole words',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  replaceWith: 'Replace with',
  replace: 'Replace',
  replaceAll: 'Replace all',
})
