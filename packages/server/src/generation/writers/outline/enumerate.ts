import { languageOf } from '@lectern/domain/voices/languages.ts'

/** 'red, green and blue', as the language says it. Items lose their full stops and, within a sentence, their capitals. */
export function enumerate(items: readonly string[], language: string): string {
  const code = languageOf(language) ?? 'en'
  const bare = items.map((item) => uncapitalised(item.replace(/[\s.。;；,，]+$/u, ''), code))
  const long = bare.some((item) => /[,،，]/u.test(item))
  if (long) return bare.join('; ')
  return new Intl.ListFormat(code, { type: 'conjunction' }).format(bare)
}

/** Only a plain word loses its capital: not 'DNA', not 'I', and nothing in German, whose nouns have theirs for good. */
function uncapitalised(text: string, code: string): string {
  if (code === 'de' || !/^\p{Lu}\p{Ll}+\s/u.test(text)) return text
  const [, second = ''] = text.split(/\s+/)
  return /^\p{Lu}/u.test(second) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
