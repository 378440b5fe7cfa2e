import type { Language } from '@lectern/domain/voices/languages.ts'

const english =
  'under|in|on|at|by|with|without|from|during|after|before|for|among|despite|through|between|since|until|near|within|when|while|if|although|though|because|as|where|once'

/** The words of one language are other words in another: 'En cell' is 'a cell', and 'Con người' is 'people'. */
const words: Partial<Record<Language, string>> = {
  en: english,
  es: 'bajo|cuando|si|aunque|en|con|sin|desde|durante|tras',
  fr: 'sous|dans|avec|sans|pendant|quand|lorsque|si|après|depuis|en',
  pt: 'sob|em|com|sem|quando|se|durante|desde',
  it: 'sotto|nel|nella|con|senza|dopo|quando|se|in|durante',
  de: 'in|am|an',
  nl: 'in|onder',
}

/** Whether a text opens with a preposition or a conjunction: it says when, where or on what condition, and names no subject. */
export function opensScene(text: string, code: Language): boolean {
  const own = words[code]
  return own !== undefined && new RegExp(`^(?:${own})\\s`, 'iu').test(text)
}
