import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'
import { numberOf } from '../../messages/numbers.ts'

/** Text about translations of a slideshow or podcast. */
export const messages = translated('editing/translation', {
  alsoIn: 'Also in …',
  translationInto: (language: string) => `Translation: ${language}`,
  others: {
    slideshow: 'This slideshow in other languages',
    podcast: 'This podcast in other languages',
  },
  original: (language: string) => `${language} (original)`,
  originalUnknown: 'Original',
  inProgress: (language: string) => `${language}: being translated`,
  notListed: 'The languages could not be loaded. Please try again.',
  translateInto: 'Translate into …',

  title: { slideshow: 'Translate this slideshow', podcast: 'Translate this podcast' },
  about:
    'All texts are translated and spoken. Formulas, code, pictures and animations stay, and so does the original.',
  language: 'Language',
  narrator: 'Narrator',
  host: (name: string) => `Host ${name}`,
  translate: 'Translate',
  waiting: 'Waiting for its turn',
  translating: (done: number, total: number) => `Translating: ${numberOf(done)} of ${numberOf(total)}`,
  voicing: (done: number, total: number) => `Generating audio: ${numberOf(done)} of ${numberOf(total)}`,
  workContinues: 'You can close this window. The work continues.',
  ready: (language: string) => `The translation is ready: ${language}.`,
  open: 'Open',
  failed: 'The translation failed. Please try again.',
  cancelled: 'The translation was cancelled.',
  notStarted: 'The translation could not be started. Please try again.',
  notCancelled: 'The translation could not be cancelled. Please try again.',

  deleteTranslation: 'Delete translation',
  deleteTitle: 'Delete this translation?',
  deleteQuestion: 'The translation and its audio are deleted. The original stays as it is.',
  deleted: 'The translation is deleted.',
  notDeleted: 'The translation could not be deleted. Please try again.',
  notRestored: 'The translation could not be restored. Please try again.',
  behind: (count: number) =>
    plural(count, { one: '# part is behind the original.', other: '# parts are behind the original.' }),
  behindTitle: 'Behind the original',
  reading: 'Reading the original...',
  notRead: 'The original could not be read. Please try again.',
  gone: 'The original was deleted. This translation stays as it is.',
  inStep: 'This translation says what the original says. There is nothing to do.',
  frame: 'Title',
  segment: (number: number) => `Segment ${numberOf(number)}`,
  update: 'Update these',
  removal: 'The original no longer has this part. The proposal removes it here too.',
})
