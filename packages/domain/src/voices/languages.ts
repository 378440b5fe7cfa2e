import { translated } from '../messages/translated.ts'

/**
 * The 29 languages of the voice selector's filter, by ISO 639-1 code, in the order of the menu. Norwegian is `no`.
 * `languageOf` maps `nb` and `nn` to it, and `cmn` to Chinese.
 */
export const languages = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  pt: 'Portuguese',
  ru: 'Russian',
  zh: 'Chinese',
  ar: 'Arabic',
  cs: 'Czech',
  da: 'Danish',
  nl: 'Dutch',
  fi: 'Finnish',
  el: 'Greek',
  he: 'Hebrew',
  hi: 'Hindi',
  hu: 'Hungarian',
  id: 'Indonesian',
  no: 'Norwegian',
  pl: 'Polish',
  ro: 'Romanian',
  sk: 'Slovak',
  sv: 'Swedish',
  th: 'Thai',
  tr: 'Turkish',
  uk: 'Ukrainian',
  vi: 'Vietnamese',
} as const

export type Language = keyof typeof languages

/** All languages, in the order of menus. */
export const languageCodes = /* @__PURE__ */ Object.keys(languages) as readonly Language[]

const aliases: Record<string, Language> = { cmn: 'zh', yue: 'zh', nb: 'no', nn: 'no', iw: 'he', in: 'id' }

/** The language of a tag (`pt-BR`, `cmn`, `nb_NO`). Undefined if it is not one of the 29. */
export function languageOf(tag: string | undefined): Language | undefined {
  const first = (tag ?? '').toLowerCase().split(/[-_]/)[0] ?? ''
  const code = aliases[first] ?? first
  return code in languages ? (code as Language) : undefined
}

/** The code of a tag's language, for a sentence that names it in another language. The tag itself if it is unknown. */
export function languageCode(tag: string): string {
  return languageOf(tag) ?? tag
}

export const languageMessages = /* @__PURE__ */ translated('languages', {
  /** Name of the language of a tag. The tag itself if it is unknown. */
  nameOf: (tag: string): string => englishName(tag),
})

/** Name of a tag's language in the language of the interface. The tag itself if it is unknown. */
export const languageName = (tag: string): string => languageMessages.nameOf(tag)

function englishName(tag: string): string {
  const language = languageOf(tag)
  return language ? languages[language] : displayName('en', tag)
}

/** Name of a tag's language as `Intl` has it, in the language of a locale. The tag itself if `Intl` refuses it. */
export function displayName(locale: string, tag: string): string {
  try {
    const names = new Intl.DisplayNames([locale], { type: 'language' })
    return names.of(languageOf(tag) ?? tag.replaceAll('_', '-')) ?? tag
  } catch {
    return tag
  }
}

/** Scripts that run from right to left, for `dir` attributes. */
export function directionOf(tag: string | undefined): 'ltr' | 'rtl' {
  const first = (tag ?? '').toLowerCase().split(/[-_]/)[0] ?? ''
  return ['ar', 'he', 'iw', 'fa', 'ur', 'yi', 'ps', 'sd'].includes(first) ? 'rtl' : 'ltr'
}
