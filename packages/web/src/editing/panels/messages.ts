import { plural } from '../../messages/plural.ts'
import { translated } from '../../messages/translated.ts'

/** Text of the panels that both editors use. */
export const messages = translated('editing/panels', {
  madeWith: 'Made with',

  regenerateAllAudio: 'Regenerate all audio',
  regenerate: 'Regenerate',
  /** `what` names the parts that get new audio, and the voice. */
  askRegenerateAudio: (what: string) =>
    `This will speak ${what}, also where audio is available. Are you sure?`,

  // Rows of a field. `item` names one row, in lower case: 'bullet'.
  row: (item: string, number: number) => `${capitalized(item)} ${number}`,
  moveRowUp: (item: string, number: number) => `Move ${item} ${number} up`,
  moveRowDown: (item: string, number: number) => `Move ${item} ${number} down`,
  removeRow: (item: string, number: number) => `Remove ${item} ${number}`,
  addRow: (item: string) => `Add ${item}`,

  pageNotKept: 'The page is not kept with this one. Generate it anew to see what each part rests on.',
  notFromPage: (sentences: number) =>
    plural(sentences, {
      one: 'A sentence is not from the page',
      other: '# sentences are not from the page',
    }),
  noPassage: 'This rests on no particular passage of the page.',
})

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
