import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Text of the panels that both editors use. */
export const messages = translated('editing/panels', {
  figures: 'Figures',
  madeWith: 'Made with',

  regenerateAllAudio: 'Regenerate all audio',
  regenerate: 'Regenerate',

  pageNotKept: 'The page is not kept with this one. Generate it again to see what each part is based on.',
  notFromPage: (sentences: number) =>
    plural(sentences, {
      one: 'A sentence is not from the page',
      other: '# sentences are not from the page',
    }),
  notAsPage: (sentences: number) =>
    plural(sentences, {
      one: 'A sentence does not agree with the page',
      other: '# sentences do not agree with the page',
    }),
  groundingReasons: {
    number: (words: string) => `The page does not have the number ${words}.`,
    date: (words: string) => `The page does not have the date ${words}.`,
    name: (words: string) => `The page does not name ${words} here.`,
    unit: (words: string) => `The page gives another unit than ${words}.`,
    term: (words: string) => `The page does not use the term ${words} here.`,
    negation: (_words: string) => 'The page and this sentence differ in a negation.',
    direction: (words: string) => `The page says this the other way round: ${words}.`,
    quote: (_words: string) => 'This quotation is not on the page.',
    unsupported: (_words: string) => 'The page does not say this.',
    answer: (_words: string) => 'The page also gives this option as an answer.',
    doubted: (_words: string) => 'A second model finds that the page does not support this.',
  },
  pageSays: (words: string) => `The page says: ${words}.`,
  noPassage: 'This is based on no particular passage of the page.',

  // Marks of speech in a script.
  addMark: 'Add a mark of speech',
  addMarks: { pause: 'Add pause', slow: 'Slower', strong: 'Emphasise' },
  marks: 'Marks of speech in the script',
  /** `number` is the place of the mark in the script, so that marks with the same words have different names. */
  lengthOfPause: (number: string) => `Mark ${number}: length of the pause`,
  pauseOf: (seconds: string) => `Pause ${seconds} s`,
  markOf: {
    slow: (words: string) => `Slower: ${words}`,
    strong: (words: string) => `Emphasis: ${words}`,
  },
  removeMark: (number: string, mark: string) => `Remove mark ${number}: ${mark}`,
  notFollowed: (voice: string, marks: string) =>
    `${voice} cannot do this: ${marks}. The words are spoken as usual.`,
})
