import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'
import { numberOf } from '../../messages/numbers.ts'

/** Texts of the dialog that publishes slideshows and podcasts as pages of a course. */
export const messages = translated('publishing/dialog', {
  title: 'Publish in the course',
  loading: 'Loading...',
  notLoaded: 'Failed to read what is in the course. Please try again.',
  cancel: 'Cancel',

  // The pieces.
  pieces: 'Pieces',
  chosen: (pieces: number) => plural(pieces, { one: '# chosen', other: '# chosen' }),
  all: 'All complete pieces',
  choose: {
    slideshow: (title: string) => `Publish the slideshow ${title}`,
    podcast: (title: string) => `Publish the podcast ${title}`,
  },
  size: {
    slideshow: (slides: number) => plural(slides, { one: '# slide', other: '# slides' }),
    podcast: (segments: number) => plural(segments, { one: '# segment', other: '# segments' }),
  },
  /** A translation. */
  inLanguage: (title: string, language: string) => `${title} (${language})`,
  sizeWithMinutes: (size: string, minutes: number) => `${size}, ${numberOf(minutes)} min`,
  updatesPage: (day: string) => `Updates the page of ${day}`,
  linkEnded: 'Gets a new link',
  oldAddress: 'Shows an old address',
  edited: 'Edited in the course',
  silent: {
    slideshow: (parts: number) => plural(parts, { one: '# text is silent', other: '# texts are silent' }),
    podcast: (parts: number) => plural(parts, { one: '# line is silent', other: '# lines are silent' }),
  },
  notComplete: 'Not complete yet',
  noneComplete: 'Nothing is complete yet. Mark a slideshow or podcast as complete, then publish it.',
  whatItBecomes:
    'Each becomes a page of its own with the player, a link, the transcript and the sources. Your own pages are never changed.',

  // Where they go.
  where: 'Where',
  afterSource: 'After its source page',
  afterSourceHint: 'Learners see it while they read',
  moduleEnd: 'End of the module',
  moduleEndHint: 'All together, in course order',
  pagesStay: 'Pages that exist stay where they are.',
  whoSees: 'Who sees it',
  studentsAtOnce: 'Students at once',
  pagesDiffer: 'Pages that exist stay as they are. Students see new pages at once.',
  hiddenFirst: 'Hidden until you publish it in your course system',

  // The effect of the press.
  newPages: (pages: number) => plural(pages, { one: '# new page', other: '# new pages' }),
  updates: (pages: number) => plural(pages, { one: '# update', other: '# updates' }),
  noneChosen: 'Choose at least one complete piece.',
  publish: (pieces: number) => plural(pieces, { one: 'Publish # piece', other: 'Publish # pieces' }),
  starting: 'Starting...',
  notStarted: 'Failed to publish. Please try again.',

  // Courses into which Lectern cannot write.
  showAddresses: 'Show links and embed codes',
  addresses: 'Links and embed codes',
  noAddresses: 'None of these pieces is complete any longer. Mark them as complete, then try again.',
  copyLink: 'Copy link',
  copyLinkOf: (title: string) => `Copy link: ${title}`,
  copyCode: 'Copy embed code',
  copyCodeOf: (title: string) => `Copy embed code: ${title}`,
  linkCopied: 'Link copied.',
  codeCopied: 'Embed code copied.',
  notCopied: 'The browser did not allow copying. Share the link from the panel Share.',
  back: 'Back',

  // The progress.
  progress: (ended: number, total: number) => `Publishing. ${numberOf(ended)} of ${numberOf(total)} finished`,
  workContinues: 'You can close this window. The work continues.',
  cancelPublishing: 'Cancel publishing',
  notCancelled: 'Publishing could not be cancelled. Please try again.',

  // The result.
  published: (published: number, total: number) => `${numberOf(published)} of ${numberOf(total)} published`,
  questions: (questions: number) => plural(questions, { one: '# question', other: '# questions' }),
  notPublished: (failed: number) => plural(failed, { one: '# not published', other: '# not published' }),
  piece: {
    slideshow: (title: string) => `${title}, slideshow`,
    podcast: (title: string) => `${title}, podcast`,
  },
  newIn: (module: string) => `New page in ${module}.`,
  newOutside: 'New page outside of the modules, because its source page is in none.',
  updatedIn: (module: string) => `Updated page in ${module}.`,
  updatedOutside: 'Updated page outside of the modules.',
  studentsSee: 'Students see it.',
  isHidden: 'It is hidden until you publish it in your course system.',
  silentNow: {
    slideshow: (parts: number) =>
      plural(parts, {
        one: '# text is silent; captions are shown.',
        other: '# texts are silent; captions are shown.',
      }),
    podcast: (parts: number) =>
      plural(parts, {
        one: '# line is silent; learners read it.',
        other: '# lines are silent; learners read them.',
      }),
  },
  waiting: 'Waiting for its turn.',
  waitingBecause: (reason: string) => `Waiting. ${reason}`,
  running: 'Publishing...',
  cancelled: 'Cancelled.',
  failed: 'It was not published. Please try again.',
  left: 'The page stays as it is.',
  settled: 'The changes of this page were settled in another window.',
  removed: 'The page was removed from the course.',
  unknown: 'Its result is no longer known.',
  states: {
    done: 'Done',
    question: 'Needs an answer',
    failed: 'Failed',
    stopped: 'Not done',
    working: 'In progress',
  },
  open: 'Open in the course',
  openOf: (title: string) => `Open in the course: ${title}`,
  tryAgain: 'Try again',
  tryAgainOf: (title: string) => `Try again: ${title}`,
  editPiece: 'Open the editor',
  again: 'Publish again',
  publishAgain: 'Publish again at any time: the same pages are updated, and none is made twice.',
  done: 'Done',

  // Changes of another author.
  wasEdited: (title: string) => `${title} was edited in the course`,
  editedBy: (author: string, time: string) =>
    `${author} changed the page on ${time}, so Lectern left it alone.`,
  editedAt: (time: string) => `Another author changed the page on ${time}, so Lectern left it alone.`,
  editedSometime: 'Another author changed the page, so Lectern left it alone.',
  editedAgain: 'The page was changed again after your answer. Below is its new version.',
  theirs: 'In the course now',
  ours: 'New version of Lectern',
  sameWords: 'The words are the same. The layout or the pictures differ.',
  below: 'Put the player below their text',
  leave: 'Leave it as it is',
  replace: 'Replace it',
  notAnswered: 'The answer could not be sent. Please try again.',

  // Pages without complete content.
  leftPages: 'Pages without complete content',
  whatLeftPagesShow:
    'Their slideshow or podcast was deleted or is no longer shown to learners, so their players show nothing. The pages stay in the course until you remove them.',

  // Removing.
  removeOf: (title: string) => `Remove: ${title}`,
  remove: (pages: number) => plural(pages, { one: 'Remove this page', other: 'Remove these # pages' }),
  removeTitle: (pages: number) =>
    plural(pages, { one: 'Remove this page from the course?', other: 'Remove # pages from the course?' }),
  removeQuestion: (pages: number) =>
    plural(pages, {
      one: 'Learners no longer find the page, and the link of its player ends. The slideshow or podcast stays.',
      other:
        'Learners no longer find the pages, and the links of their players end. The slideshows and podcasts stay.',
    }),
  confirmRemoval: 'Remove',
  pagesRemoved: (pages: number) =>
    plural(pages, {
      one: 'The page was removed from the course.',
      other: '# pages were removed from the course.',
    }),
  notRemoved: 'The page could not be removed. Please try again.',
  notRemovedBecause: (title: string, reason: string) => `${title}: ${reason}`,
})
