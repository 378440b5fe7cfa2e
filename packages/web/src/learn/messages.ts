import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of all pages for learners. */
export const messages = translated('learn', {
  formats: 'Formats',
  slideshow: 'Slideshow',
  podcast: 'Podcast',
  /** In front of the names of languages: 'Also in Deutsch'. */
  alsoIn: 'Also in',
  minutes: (minutes: number) => `${minutes} min`,
  slides: (slides: number) => plural(slides, { one: '# slide', other: '# slides' }),
  chapterCount: (chapters: number) => plural(chapters, { one: '# chapter', other: '# chapters' }),

  transcript: 'Transcript',
  chapters: 'Chapters',
  about: 'About',
  views: 'Parts of this page',
  followAlong: 'Follow along',

  course: 'Course',
  module: 'Module',
  madeFrom: 'Made from the course page',
  credits: 'Picture credits',
  length: 'Length',
  published: 'Published',

  downloadTranscript: 'Download transcript',
  withoutScript: 'Playing needs JavaScript. The text and the audio are below.',
  notLoaded: 'This could not be loaded. Please reload the page.',
  cannotPlay: 'The audio cannot be played at the moment. Please try again.',
  newVersion: 'A new version is available.',
  linkEnded: 'This link has ended. Ask for a new one.',
  reload: 'Reload',

  madeWith: (page: string) => `Made with Lectern from the course page “${page}”.`,
  kept: 'No account, no cookies. Your place is kept on this device only.',
})
