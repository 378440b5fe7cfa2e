import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { alternatives, unspaced, wordEnd } from './word-patterns.ts'

/** Words that put a step after another one, in languages in which the step is a sentence without them. */
const words: Partial<Record<Language, string>> = {
  en: 'after that,|then,|next,|finally,|lastly,',
  es: 'a continuación,|después,|luego,|por último,|finalmente,',
  fr: 'ensuite,|puis,|enfin,|pour finir,',
  it: 'poi,|infine,|in seguito,',
  pt: 'depois,|em seguida,|por fim,|finalmente,',
  pl: 'następnie|potem|na koniec|wreszcie',
  cs: 'potom|nakonec',
  ru: 'затем|потом|наконец|после этого',
  uk: 'потім|нарешті|після цього',
  ar: 'ثم|وبعد ذلك|بعد ذلك|وأخيرًا|أخيرًا|وأخيراً|أخيراً|وأخيرا',
  zh: '然后，?|接着(?!的)，?|最后(?!的|一)，?|接下来(?!的)，?',
  ja: '次に、?|それから、?|最後に、?|その後、?',
}

/** A step without the word that puts it after another one: 'Second: then, …' says so twice. */
export function withoutSequenceWord(text: string, language: string): string {
  const code = languageOf(language) ?? 'en'
  const any = words[code]
  if (any === undefined) return text
  const isSpaced = !unspaced.has(code)
  const pattern = isSpaced
    ? new RegExp(`^(?:${alternatives(any.split('|'))})(?:(?<=,)|${wordEnd})\\s+`, 'iu')
    : new RegExp(`^(?:${any})`, 'u')
  const rest = text.replace(pattern, '')
  return rest === '' ? text : rest.charAt(0).toLocaleUpperCase() + rest.slice(1)
}
