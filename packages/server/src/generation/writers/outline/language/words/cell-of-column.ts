import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** The last word of a column heading that its cells complete: 'Used for', 'Formed by'. */
const openEnds: Partial<Record<Language, string>> = {
  en: 'for|by|in|of|with|to|from|at|on|through|against|as|when|if|between|into',
  es: 'para|por|en|de|con|desde|contra|mediante|como|entre|cuando|si',
  fr: 'pour|par|en|de|dans|avec|contre|sur|comme|entre|quand|si',
  de: 'für|durch|in|aus|mit|von|bei|gegen|auf|als|zwischen|wenn',
  it: 'per|da|in|di|con|contro|su|come|tra|fra|quando|se',
  pt: 'para|por|em|de|com|contra|como|entre|quando|se',
  nl: 'voor|door|in|uit|met|van|bij|tegen|op|als|tussen',
  sv: 'för|av|i|från|med|på|vid|mot|som|mellan|när|om',
  da: 'for|af|i|fra|med|på|ved|mod|som|mellem|når|hvis',
  no: 'for|av|i|fra|med|på|ved|mot|som|mellom|når|hvis',
  pl: 'dla|przez|w|z|na|do|od|po|przy|gdy|jako|między',
  cs: 'pro|v|z|na|do|od|po|při|když|jako|mezi',
  ru: 'для|в|из|на|от|по|при|с|если|как|между',
  uk: 'для|в|у|з|із|на|від|по|при|якщо|як|між',
}

/**
 * A cell after the heading of its column: 'use for shallow wounds' if the cell completes the heading, otherwise 'example, granite'
 * with the comma of the language, or 'members – Russia, Prussia'.
 */
export function cellOfColumn(heading: string, cell: string, comma: string, language: string): string {
  const code = languageOf(language)
  const ends = code && openEnds[code]
  const isCompleted = ends !== undefined && new RegExp(`\\s(?:${ends})$`, 'iu').test(heading)
  // A cell with commas of its own is apart from its heading by more than a comma.
  const joint = /\p{N}/u.test(cell) || !cell.includes(comma.trim()) ? comma : ' – '
  return `${heading}${isCompleted ? ' ' : joint}${cell}`
}
