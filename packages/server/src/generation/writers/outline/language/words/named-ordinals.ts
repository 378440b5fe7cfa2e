import type { Language } from '@lectern/domain/voices/languages.ts'

/** 'The First World War', 'Der Zweite Weltkrieg': an ordinal with a capital before another word is part of a name. */
const namedOrdinals: Partial<Record<Language, RegExp>> = {
  en: /(?<=^|\b[Tt]he )(?:First|Second|Third|Fourth|Last|Former)(?=\s\p{Lu})/gu,
  de: /(?<=\b(?:[Dd]e[rsmn]|[Dd]ie|[Dd]as|[Ii]m|[Zz]um|[Vv]om) )(?:Erste|Zweite|Dritte)[nrs]?(?=\s\p{Lu})/gu,
  es: /(?<=\b(?:[Ll]a|[Ee]l|[Dd]el) )(?:Primer[ao]?|Segund[ao]|Tercer[ao]?)(?=\s\p{Lu})/gu,
  fr: /(?<=\b(?:[Ll][ae]|[Dd]u) )(?:Premi[eè]re?|Seconde?|Deuxième|Troisième)(?=\s\p{L})/gu,
  it: /(?<=\b(?:[Ll]a|[Ii]l|[Dd]ell?a?) )(?:Prim[ao]|Second[ao]|Terz[ao])(?=\s\p{L})/gu,
  nl: /(?<=\b[Dd]e )(?:Eerste|Tweede|Derde)(?=\s\p{Lu})/gu,
  pt: /(?<=\b(?:[AaOo]|[Dd][ao]) )(?:Primeir[ao]|Segund[ao]|Terceir[ao])(?=\s\p{Lu})/gu,
}

/** The text with '…' for each ordinal of a name, which counts nothing: 'the First World War', 'Third Estate'. */
export function withoutNamedOrdinals(text: string, code: Language): string {
  const pattern = namedOrdinals[code]
  return pattern ? text.replace(pattern, '…') : text
}

/** Whether a text starts with such a name, with or without an article. */
export function opensWithNamedOrdinal(text: string, code: Language): boolean {
  return /^(?:\p{L}{1,3}\s)?…/u.test(withoutNamedOrdinals(text, code))
}
