import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordEnd } from './word-patterns.ts'

/**
 * Words that open a sentence with a consequence of the sentence before it, and the word for 'why' that takes their place in a
 * question: 'Deshalb prüfen Gutachter die Wand' and 'Warum prüfen Gutachter die Wand?' Languages without such a word ask in a form
 * of their own.
 */
const words: Partial<Record<Language, readonly [therefore: string, why?: string]>> = {
  en: ["(?:that|this) is why|that[’']s why|for (?:this|that) reason"],
  fr: ["c[’']est pourquoi|c[’']est pour (?:cela|ça) qu(?:e|[’'])|voilà pourquoi"],
  es: ['por eso|por ello|por esta razón|por este motivo', '¿Por qué'],
  it: ['per questo(?: motivo)?|perciò|ecco perché', 'Perché'],
  pt: ['por isso|por esta razão|por este motivo', 'Por que'],
  de: ['deshalb|deswegen|darum|aus diesem grund', 'Warum'],
  nl: ['daarom|om die reden', 'Waarom'],
  da: ['derfor', 'Hvorfor'],
  no: ['derfor', 'Hvorfor'],
  sv: ['därför', 'Varför'],
  pl: ['dlatego(?: też)?|z tego powodu', 'Dlaczego'],
  cs: ['proto|z tohoto důvodu', 'Proč'],
  sk: ['preto|z tohto dôvodu', 'Prečo'],
  ru: ['поэтому|вот почему|по этой причине', 'Почему'],
  uk: ['тому|ось чому|саме тому', 'Чому'],
  ro: ['de aceea|din acest motiv', 'De ce'],
  hu: ['ezért|emiatt', 'Miért'],
  fi: ['siksi|tästä syystä', 'Miksi'],
  el: ["γι[’'] ?αυτό(?: τον λόγο)?", 'Γιατί'],
  tr: ['bu yüzden|bu nedenle', 'Neden'],
  id: ['(?:oleh )?karena itu|itulah sebabnya', 'Mengapa'],
  vi: ['vì vậy|vì thế|do đó', 'Vì sao'],
  th: ['ดังนั้น', 'เพราะเหตุใด'],
  ar: ['لذلك|ولذلك|لهذا السبب', 'لماذا'],
  he: ['לכן|מסיבה זו', 'מדוע'],
  zh: ['因此|所以|这就是为什么', '为什么'],
}

/** The consequence that a sentence without its full stop names, and the question for its reason if the language asks so. */
export interface Therefore {
  readonly claim: string
  readonly ask: string | undefined
}

const patterns = new Map<Language, RegExp>()

/** The consequence of a sentence that opens with 'that is why'. Its reason is the sentence before it. */
export function thereforeIn(text: string, language: string): Therefore | undefined {
  const code = languageOf(language) ?? 'en'
  const [therefore, why] = words[code] ?? []
  if (therefore === undefined) return undefined
  const pattern =
    patterns.get(code) ??
    new RegExp(
      `^(?:${therefore})${unspaced.has(code) ? '' : `(?:(?<=[’'])|${wordEnd})`}[,，،]?\\s*(?=\\S)`,
      'iu',
    )
  patterns.set(code, pattern)
  const claim = text.replace(pattern, '')
  if (claim === text) return undefined
  const space = unspaced.has(code) ? '' : ' '
  return { claim, ask: why === undefined ? undefined : `${why}${space}${claim}${marks[code] ?? '?'}` }
}

const marks: Partial<Record<Language, string>> = { el: ';', ar: '؟', zh: '？', th: '' }
