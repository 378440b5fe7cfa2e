import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'
import { numberOf } from '../../messages/numbers.ts'

/** Text about a page that changed since a slideshow or podcast was made from it. */
export const messages = translated('editing/page-changes', {
  title: 'The page has changed',
  bar: {
    slideshow: 'The page has changed since this slideshow was made from it.',
    podcast: 'The page has changed since this podcast was made from it.',
  },
  show: 'Show changes',

  reading: 'Reading the page...',
  cancel: 'Cancel',
  cancelled: 'The page was not read.',
  notRead: 'The page could not be read. Please try again.',
  gone: 'The page is no longer in the course, or you cannot see it any longer. Your content stays as it is.',
  inStep: 'The page still says what this was made from. There is nothing to do.',

  edited: (title: string, time: string) => `“${title}” was edited on ${time}.`,
  passagesChanged: (count: number) =>
    plural(count, { one: '# passage changed.', other: '# passages changed.' }),
  passagesAdded: (count: number) => plural(count, { one: '# passage is new.', other: '# passages are new.' }),
  passagesRemoved: (count: number) =>
    plural(count, { one: '# passage was removed.', other: '# passages were removed.' }),
  nothingByItself: 'Nothing changes by itself. You decide about each proposal, and can undo it in one step.',

  passages: 'Passages of the page',
  changed: 'Changed',
  added: 'New',
  removed: 'Gone',
  noPart: 'Nothing is based on it.',
  slide: (number: number) => `Slide ${numberOf(number)}`,
  line: (line: number, segment: number) => `Line ${numberOf(line)} of segment ${numberOf(segment)}`,
  noProposal: (part: string) => `${part}: There is no proposal.`,

  update: (count: number) => plural(count, { one: 'Update # part', other: 'Update # parts' }),
  propose: { slideshow: 'Propose a slide', podcast: 'Propose a line' },
  writing: (done: number, total: number) => `Writing proposals: ${numberOf(done)} of ${numberOf(total)}`,
  notProposed: (part: string) => `${part}: The writer could not make a proposal. Please try again.`,
  proposals: 'Proposals',
  newPart: { slideshow: 'New slide', podcast: 'New line' },
  removal: {
    slideshow: 'All passages of this slide were removed. The proposal removes it.',
    podcast: 'All passages of this line were removed. The proposal removes it.',
  },
  now: 'Now',
  proposed: 'Proposed',
  keep: 'Keep as it is',
  take: 'Take the proposal',
  keepAll: 'Keep all',
  takeAll: 'Take all',
  apply: 'Apply my choices',
  applied: 'Your choices are applied.',
  settle: 'Still right, settle all',
  settled: 'The changes of the page are settled.',
  editedMeanwhile: (part: string) => `${part} was edited meanwhile and stays as it is. Update it again.`,
})
