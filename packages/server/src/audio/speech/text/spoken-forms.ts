import { spokenAbbreviations, writtenOut } from './spoken-forms/abbreviations.ts'
import { spokenCode } from './spoken-forms/code.ts'
import { spokenQuantities } from './spoken-forms/quantities.ts'

/**
 * A sentence with written forms converted to spoken forms: `e.g. 3 kg` becomes 'for example 3 kilograms'. Numbers stay
 * digits, which every engine reads in its own language. `language` is the tag of the voice's language. `code` in
 * backticks is read name by name.
 */
export function inSpokenForms(sentence: string, language: string): string {
  return spokenQuantities(spokenAbbreviations(spokenCode(sentence), language), language)
}

/** A text that is also read, with its abbreviations in full. */
export function withoutAbbreviations(text: string, language: string): string {
  return writtenOut(text, language)
}
