import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of actions on a podcast, and of saving. */
export const messages = translated('podcast-editor/document', {
  // Saving. These texts are specified.
  saved: 'Podcast changes saved successfully!',
  notSaved: 'Failed to save changes. Please try again.',
  completed: 'Podcast marked as complete!',
  notCompleted: 'Podcast saved, but failed to update status. Please try again.',
  nothingToHear: 'nothing to be heard',
  podcastFeed: 'Podcast feed',

  // Colleagues who have the podcast open.
  editsSegment: (name: string, segment: number) => `${name} is editing segment ${segment}`,
  editsLine: (name: string, line: number, segment: number) =>
    `${name} is editing line ${line} of segment ${segment}`,
  atSegment: (name: string, segment: number) => `${name}: segment ${segment}`,
  atLine: (name: string, line: number, segment: number) => `${name}: line ${line} of segment ${segment}`,

  frame: 'Title and information',

  // Actions.
  findAndReplace: 'Find and replace',
  addHost: (host: string) => `Add ${host}`,
  addSegment: 'Add segment',
  moveSegmentUp: 'Move segment up',
  moveSegmentDown: 'Move segment down',
  mergeSegment: 'Merge segment with next',
  goToSegment: (number: number, title: string) => `Go to segment ${number}: ${title}`,
  generateAudio: 'Generate Audio',
  regenerateAllAudio: 'Regenerate all audio',

  againstPlan: (duration: string, minutes: number) =>
    plural(minutes, {
      one: `about ${duration} of # minute planned`,
      other: `about ${duration} of # minutes planned`,
    }),

  // Actions on lines and segments.
  movedToLine: (line: number) => `Moved to line ${line}`,
  movedToLineOf: (segment: number, line: number) => `Moved to segment ${segment}, line ${line}`,
  movedToSegment: (segment: number) => `Moved to segment ${segment}`,
  lineMovedTo: (segment: number) => `Line moved to segment ${segment}`,
  lineRemoved: (line: number) => `Line ${line} removed`,
  lineSplit: (line: number) => `Line ${line} split`,
  linesJoined: (first: number, second: number) => `Lines ${first} and ${second} joined`,
  linesPasted: (lines: number) => plural(lines, { one: '# line pasted', other: '# lines pasted' }),
  segmentSplit: (segment: number) => `Segment split. This is segment ${segment}`,
  segmentsMerged: (first: number, second: number) => `Segments ${first} and ${second} merged`,
  placesReplaced: (places: number) => plural(places, { one: '# place replaced', other: '# places replaced' }),
})
