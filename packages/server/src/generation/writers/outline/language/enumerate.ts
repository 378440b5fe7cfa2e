import { languageOf } from '@lectern/domain/voices/languages.ts'
import { marksOf } from './marks.ts'

/** A sentence that introduces items and names them: 'You will need: red, green and blue.' */
export function enumerate(lead: string, items: readonly string[], language: string): string {
  const { colon, stop } = marksOf(language)
  return `${lead.replace(/[\s:：.。]+$/u, '')}${colon}${joined(items, language)}${stop}`
}

/** 'red, green and blue' in the language. Items lose their full stops and, within a sentence, their capitals. */
function joined(items: readonly string[], language: string): string {
  const code = languageOf(language) ?? 'en'
  const bare = items.map((item) => uncapitalised(item.replace(/[\s.。;；,，]+$/u, ''), code))
  if (bare.some((item) => /[,،，]/u.test(item))) return bare.join(marksOf(language).semicolon)
  return new Intl.ListFormat(code, { type: 'conjunction' }).format(bare)
}

/** Only a plain word loses its capital: not 'DNA', not 'I', and no word in German, whose nouns are capitalised. */
function uncapitalised(text: string, code: string): string {
  if (code === 'de' || !/^\p{Lu}\p{Ll}+[\s,]/u.test(text)) return text
  const [, second = ''] = text.split(/\s+/)
  return /^\p{Lu}/u.test(second) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
