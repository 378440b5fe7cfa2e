import { languageOf } from '@lectern/domain/voices/languages.ts'

/** 'River mouths do the same', 'If rent rises, it does.': only the sentence before says what. */
const sameThing: Readonly<Record<string, RegExp>> = {
  en: /\b(?:do|does|did) the same(?! \p{L})|\b(?:do|does|did) the same(?= (?:may|can|will|must|is|are|was|were|would|could|might|has|have|often|usually)\b)|\bsomething (?:very |quite |rather )?similar(?! to)|\bthe same (?:is true|applies|holds|goes)\b|^(?!.*\b(?:what|whatever|how|than|as|which|that|who|where)\b).*\s(?:does|did)(?:n[’']t| not| so| too)?[.!]?$/u,
  de: words(
    '(?:tun|tut|tat|taten|machen|macht) (?:dasselbe|das gleiche)(?! wie)|etwas (?:sehr |ganz )?ähnliches(?! wie)|(?:dasselbe|das gleiche) gilt',
  ),
  es: words(
    '(?:hacen|hace|hizo|hicieron) lo mismo(?! que)|algo (?:muy )?(?:parecido|similar)(?! a)|lo mismo (?:ocurre|sucede|pasa|vale)',
  ),
  fr: words(
    '(?:font|fait|fit|firent) (?:de même|la même chose)(?! que)|quelque chose de (?:très )?(?:semblable|similaire)(?! à)|il en va de même',
  ),
  it: words(
    '(?:fanno|fa|fece|fecero) (?:lo stesso|la stessa cosa)(?! di| che)|qualcosa di (?:molto )?simile(?! a)|lo stesso vale',
  ),
  pl: words(
    '(?:robią|robi|robił|robiły|czynią) to samo(?! co)|coś (?:bardzo )?podobnego(?! do)|to samo dotyczy',
  ),
  pt: words(
    '(?:fazem|faz|fez|fizeram) o mesmo(?! que)|algo (?:muito )?(?:semelhante|parecido)(?! a)|o mesmo (?:vale|acontece|ocorre)',
  ),
}

/** Whether a sentence says that something does the same as the thing of the sentence before, or something similar. */
export function saysSameThing(text: string, language: string): boolean {
  return sameThing[languageOf(language) ?? 'en']?.test(text.toLowerCase()) === true
}

function words(any: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, 'u')
}
