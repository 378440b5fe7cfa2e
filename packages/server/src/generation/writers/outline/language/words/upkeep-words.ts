import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordEnd, wordStart } from './word-patterns.ts'

interface UpkeepWords {
  /** Words before the date of the last change. */
  readonly dated: string
  /** Words that ask the reader to write or to call. */
  readonly contact: string
  /** Words before the number of a room or of a telephone. */
  readonly place: string
}

/** The words of notes about who keeps a page and when it was changed. Each text is a part of a pattern. */
const words = {
  en: {
    dated:
      '(?:(?:this|the) page (?:was |has been )?)?last (?:reviewed|updated|modified|edited|changed|revised|checked)',
    contact:
      'contact|questions?(?:\\s\\p{L}+){0,5}\\s(?:go|to)|(?:any|for|with) questions|feedback|enquiries|inquiries|write to',
    place: 'extension|ext\\.?|room|phone|tel\\.?',
  },
  es: {
    dated: 'última (?:actualización|revisión|modificación)',
    contact: 'contact(?:o|e|ar|a)|(?:sus|para|las|tus) (?:preguntas|dudas)|dudas|escrib[ae](?:nos)? a',
    place: 'extensión|ext\\.?|sala|despacho|aula|teléfono|tel\\.?',
  },
  fr: {
    dated: 'dernière (?:mise à jour|révision|modification)',
    contact: 'contact(?:ez|er)?|(?:vos|toute|pour) questions?|écri(?:vez|re) à|adress(?:ez|er)',
    place: 'poste|bureau|salle|téléphone|tél\\.?',
  },
  de: {
    dated: '(?:zuletzt|letztmals) (?:aktualisiert|geändert|geprüft|überarbeitet)',
    contact:
      'kontakt|(?:bei|ihre|deine) fragen|fragen (?:an|bitte)|anfragen|wenden sie sich|schreiben sie an',
    place: 'durchwahl|raum|zimmer|telefon|tel\\.?',
  },
  pl: {
    dated: 'ostatnia (?:aktualizacja|zmiana)|ostatnio (?:aktualizowan|zaktualizowan|zmienion)\\p{L}*',
    contact: 'kontakt|pytania (?:prosimy|można|należy|kieruj\\p{L}*)|w razie pytań|pisz(?:cie)? (?:do|na)',
    place: 'wewnętrzny|wew\\.?|sala|sali|pokój|pokoju|telefon|tel\\.?',
  },
  pt: {
    dated: 'última (?:atualização|revisão|modificação)',
    contact: 'contacto|contato|contacte|contate|(?:suas|para) (?:perguntas|dúvidas)|dúvidas|escreva para',
    place: 'ramal|extensão|sala|gabinete|telefone|tel\\.?',
  },
  it: {
    dated: 'ultimo aggiornamento|ultima modifica|ultima revisione',
    contact: 'contatt(?:o|i|are|ate|a)|per (?:domande|informazioni)|scriv(?:ere|ete|i) a',
    place: 'interno|int\\.?|aula|stanza|ufficio|telefono|tel\\.?',
  },
  nl: {
    dated: '(?:voor het )?laatst (?:bijgewerkt|gewijzigd|herzien)',
    contact: 'contact|(?:bij|voor|met) vragen|vragen (?:aan|naar)|mail naar',
    place: 'toestel|lokaal|kamer|telefoon|tel\\.?',
  },
  ar: {
    dated: 'آخر (?:تحديث|تعديل|مراجعة)',
    contact: 'للاتصال|للتواصل|تواصل|اتصل|للأسئلة|للاستفسار|الاستفسارات',
    place: 'تحويلة|الغرفة|غرفة|القاعة|هاتف',
  },
  hi: {
    dated: 'अंतिम (?:अद्यतन|संशोधन|अपडेट)',
    contact: 'संपर्क|प्रश्नों के लिए|सवालों के लिए',
    place: 'एक्सटेंशन|कमरा|कक्ष|फ़ोन|फोन',
  },
  zh: {
    dated: '最后(?:更新|修改|修订)',
    contact: '联系|如有(?:疑问|问题)|咨询',
    place: '分机|房间|办公室|电话',
  },
  ja: {
    dated: '最終(?:更新|改訂|確認)',
    contact: '連絡|問い合わせ|ご質問',
    place: '内線|部屋|教室|電話',
  },
} satisfies Partial<Record<Language, UpkeepWords>>

export interface UpkeepPatterns {
  readonly dated: RegExp
  readonly contact: RegExp
  readonly place: RegExp
}

const mail = '[\\w.+-]+@[\\w-]+\\.\\w+'

// A short sentence without a comma before a word: not 'Last changed in 1997, the law still holds.' Templates and pages often
// have two languages, and a phrase at the start with a date is clear in all of them.
const dated = new RegExp(
  `^(?:${Object.values(words)
    .map((list) => list.dated)
    .join('|')})(?:\\s?[:：]|(?:\\s[\\p{L}\\p{M}.]+){0,3}\\s?\\d)(?!.*[,،，]\\s?\\p{L})`,
  'iu',
)

const patterns = new Map<Language, UpkeepPatterns>()

/** Patterns for a language. Words of contact are those of the language and of English. */
export function upkeepPatternsOf(language: string): UpkeepPatterns {
  const code = languageOf(language) ?? 'en'
  const made = patterns.get(code) ?? patternsOf(code)
  patterns.set(code, made)
  return made
}

function patternsOf(code: Language): UpkeepPatterns {
  const known: Partial<Record<Language, UpkeepWords>> = words
  const lists = [...new Set([known[code] ?? words.en, words.en])]
  const any = (key: 'contact' | 'place') => lists.map((list) => list[key]).join('|')
  const [start, end] = unspaced.has(code) ? ['', ''] : [wordStart, wordEnd]
  return {
    dated,
    contact: new RegExp(`${start}(?:${any('contact')})${end}`, 'iu'),
    place: new RegExp(`${mail}|${start}(?:${any('place')})[:：]?\\s?\\+?\\d{3,}`, 'iu'),
  }
}
