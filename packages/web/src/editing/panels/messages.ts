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
  noPassage: 'This is based on no particular passage of the page.',
})
