import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the page of a course for learners. */
export const messages = translated('learn/course', {
  otherPages: 'Other pages',
  empty: 'Nothing has been published in this course yet.',

  finished: (finished: number, pieces: number) => `${finished} of ${pieces} finished`,
  onDevice: 'on this device',
  goOn: 'Go on where you were',
  slideOf: (slide: number, slides: number) => `Slide ${slide} of ${slides}`,
  chapterOf: (chapter: number, chapters: number) => `Chapter ${chapter} of ${chapters}`,
  left: (time: string) => `${time} left`,
  started: 'Started',
  watched: 'Watched',
  heard: 'Heard',

  search: 'Search titles and texts',
  show: 'Show',
  all: 'All',
  toDo: 'To do',
  recent: 'New',
  recentCount: (pieces: number) => `New, ${pieces}`,
  found: (pages: number) => plural(pages, { one: '# page', other: '# pages' }),
  notFound: 'No page matches.',

  forget: 'Forget my progress',
  forgetHint: 'This removes what this device remembers of the course.',
  forgetNow: 'Forget it',
  forgotten: 'Your progress is removed from this device.',
})
