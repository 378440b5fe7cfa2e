import { countWords } from '@lectern/domain/narration/count-words.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { upkeepPatternsOf } from '../language/words/upkeep-words.ts'

/** A longer paragraph says more than who keeps the page. */
const mostOfNote = 30

/**
 * Whether a paragraph consists of notes about the page: the date of its last change, and whom to ask and where. 'Last
 * reviewed in March 2024. Questions go to extension 4417.'
 */
export function isNoteOfUpkeep(text: string, language: string): boolean {
  if (countWords(text) > mostOfNote) return false
  const { dated, contact, place } = upkeepPatternsOf(language)
  const sentences = splitSentences(text, language).filter((one) => /\p{L}/u.test(one))
  // An abbreviation before a number may end a sentence: 'ext. 4417'. The place is sought in the whole paragraph.
  const isNote = dated.test(sentences[0] ?? '') || place.test(text)
  return isNote && sentences.every((one) => dated.test(one) || contact.test(one))
}
