import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

const name = String.raw`\.?\s\p{Lu}\p{Ll}+`
const before = (titles: string) => new RegExp(String.raw`(?<!\p{L})(?:${titles})${name}`, 'u')

/** A title before a name, in any language of the page. */
const common = before('Mr|Mrs|Ms|Miss|Mme|Mlle|Monsieur|Madame|Señora?|Sra?|Herr|Frau|Signora?|Pan|Pani')

/** Titles of one language, which are other words elsewhere. */
const own: Partial<Record<Language, RegExp>> = {
  es: before('[Ss]eñora?|[Dd]oña|[Dd]on'),
  it: before('[Ss]ignora?|[Ss]ig'),
  pt: before('[Ss]enhora?|[Dd]ona'),
  nl: before('[Mm]eneer|[Mm]evrouw|[Dd]e heer'),
  sv: before('[Ff]ru|[Hh]err'),
  da: before('[Ff]ru|[Hh]r'),
  no: before('[Ff]ru|[Hh]err?'),
  fi: before('[Rr]ouva|[Hh]erra'),
  pl: before('[Pp]ani?|[Pp]ana|[Pp]anu'),
  cs: before('[Pp]an[aí]?|[Pp]anu'),
  sk: before('[Pp]ani?|[Pp]ana|[Pp]ánu'),
  ro: before('[Dd]omnul|[Dd]oamna'),
  ru: before('[Гг]осподин|[Гг]оспожа|[Гг]-н|[Гг]-жа'),
  uk: before('[Пп]ане?|[Пп]ані'),
  el: before('[Κκ]ύριος|[Κκ]υρία|[Κκ]'),
  tr: /(?<!\p{L})\p{Lu}\p{Ll}+\s(?:Bey|Hanım)(?!\p{L})/u,
  id: /(?<!\p{L})(?:Pak|Bapak|Bu)\s\p{Lu}\p{Ll}+/u,
  vi: /(?<!\p{L})(?:[Cc]hị|[Ôô]ng)\s\p{Lu}\p{Ll}+/u,
  hi: /(?:श्री|श्रीमती)\s\p{L}/u,
  ar: /(?<!\p{L})(?:السيد|السيدة)\s\p{L}/u,
  he: /(?<!\p{L})(?:מר|גברת|גב[׳'])\s\p{L}/u,
  zh: /\p{Script=Han}(?:先生|女士|太太)(?![长成产效])/u,
  ja: /(?:田中|佐藤|鈴木|山田|高橋|伊藤|渡辺|中村|小林|加藤|[A-Z])(?:さん|氏)/u,
  ko: /\p{Script=Hangul}{1,4}\s씨(?=[\s가는은이의를도])/u,
}

/** Whether a text names a person by a title and a name: 'Mrs Lopez', 'Herr Brandt', 'la señora Ruiz', 'pan Nowak'. */
export function namesTitledPerson(text: string, language: string): boolean {
  const code = languageOf(language)
  return common.test(text) || (code !== undefined && own[code]?.test(text) === true)
}
