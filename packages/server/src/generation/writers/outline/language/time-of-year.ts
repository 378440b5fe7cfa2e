import { type Language, languageOf } from '@lectern/domain/voices/languages.ts'
import { inYear, onDay } from './date-at-start.ts'
import { monthOf } from './read-date.ts'
import { unspaced } from './words/word-patterns.ts'

/** How sentences start with a season: what is before its name, and spring, summer, autumn and winter, as expressions. */
interface Seasons {
  readonly before: string
  readonly names: readonly [string, string, string, string]
}

const seasons: Readonly<Record<Language, Seasons>> = {
  en: {
    before: '(?:in|during|by|over|throughout) (?:the )?(?:early |late |mid-?)?',
    names: ['spring', 'summer', 'autumn|fall', 'winter'],
  },
  es: {
    before: '(?:en|durante|a principios de|a finales de) (?:el |la )?',
    names: ['primavera', 'verano', 'otoño', 'invierno'],
  },
  fr: {
    before: "(?:en |au |(?:pendant|durant) (?:le |l[’'])|à l[’'])",
    names: ['printemps', 'été', 'automne', 'hiver'],
  },
  de: {
    before: '(?:im|während des) (?:frühen |späten )?',
    names: ['frühlings?|frühjahrs?', 'sommers?', 'herbst(?:es)?', 'winters?'],
  },
  it: {
    before: "(?:in |d[’']|durante (?:la |l[’']))",
    names: ['primavera', 'estate', 'autunno', 'inverno'],
  },
  pt: { before: '(?:n[oa]|durante [oa]) ', names: ['primavera', 'verão', 'outono', 'inverno'] },
  nl: {
    before: '(?:in|tijdens) (?:de|het) ',
    names: ['lente|voorjaar', 'zomer', 'herfst|najaar', 'winter'],
  },
  pl: {
    before: '(?:wczesną |późną |wczesnym |późnym |na |w )?',
    names: ['wiosną|wiosnę', 'latem|lecie', 'jesienią|jesieni', 'zimą|zimie'],
  },
  cs: { before: '', names: ['na jaře', 'v létě', 'na podzim', 'v zimě'] },
  sk: { before: '', names: ['na jar', 'v lete', 'na jeseň', 'v zime'] },
  ru: { before: '(?:ранней |поздней )?', names: ['весной', 'летом', 'осенью', 'зимой'] },
  uk: {
    before: '(?:ранньою |пізньою )?',
    names: ['навесні|весною', 'влітку|літом', 'восени|осінню', 'взимку|зимою'],
  },
  da: { before: '(?:om|i) ', names: ['foråret', 'sommeren', 'efteråret', 'vinteren'] },
  sv: { before: '(?:på|om|under) ', names: ['våren', 'sommaren', 'hösten', 'vintern'] },
  no: { before: '(?:om|på|i) ', names: ['våren', 'sommeren', 'høsten', 'vinteren'] },
  fi: { before: '', names: ['keväällä', 'kesällä', 'syksyllä', 'talvella'] },
  hu: { before: '', names: ['tavasszal', 'nyáron', 'ősszel', 'télen'] },
  ro: {
    before: '(?:în timpul )?',
    names: ['primăvara|primăverii', 'vara|verii', 'toamna|toamnei', 'iarna|iernii'],
  },
  el: { before: '(?:την|το|τον) ', names: ['άνοιξη', 'καλοκαίρι', 'φθινόπωρο', 'χειμώνα'] },
  tr: { before: '', names: ['ilkbaharda|baharda', 'yazın', 'sonbaharda', 'kışın'] },
  id: {
    before: '(?:pada|di|selama) ',
    names: ['musim semi', 'musim panas', 'musim gugur', 'musim dingin'],
  },
  vi: { before: '(?:vào |trong )?', names: ['mùa xuân', 'mùa hè|mùa hạ', 'mùa thu', 'mùa đông'] },
  th: { before: '(?:ใน)?', names: ['ฤดูใบไม้ผลิ', 'ฤดูร้อน', 'ฤดูใบไม้ร่วง', 'ฤดูหนาว'] },
  hi: {
    before: '',
    names: ['वसंत (?:ऋतु )?में', '(?:गर्मियों|गर्मी) में', 'शरद (?:ऋतु )?में', '(?:सर्दियों|सर्दी|जाड़े) में'],
  },
  ar: { before: '(?:في|خلال) (?:فصل )?', names: ['الربيع', 'الصيف', 'الخريف', 'الشتاء'] },
  he: { before: '', names: ['באביב', 'בקיץ', 'בסתיו', 'בחורף'] },
  // '春天的气温' and '春天是……' have the season as their subject.
  zh: {
    before: '在?',
    names: ['春[天季](?![的是])', '夏[天季](?![的是])', '秋[天季](?![的是])', '冬[天季](?![的是])'],
  },
  // '春になると': 'when spring comes'.
  ja: { before: '', names: ['春には?(?!な)', '夏には?(?!な)', '秋には?(?!な)', '冬には?(?!な)'] },
  ko: { before: '', names: ['봄에는?', '여름에는?', '가을에는?', '겨울에는?'] },
}

/** The season or month that a sentence starts with, and the rest of the sentence. */
export interface YearTime {
  readonly when: string
  readonly what: string
  /** The month, from 0 to 11; that in which a season starts. */
  readonly month: number
}

const firstMonths = [2, 5, 8, 11] as const

/** 'In winter, the tree rests.', 'In May, the buds open.' Undefined for other sentences, and for months of a named year. */
export function timeOfYear(text: string, language: string): YearTime | undefined {
  const code = languageOf(language) ?? 'en'
  const end = unspaced.has(code) ? '' : String.raw`(?![\p{L}\p{M}\p{N}])`
  const { before, names } = seasons[code]
  for (const [at, name] of names.entries()) {
    const [when] = new RegExp(`^${before}(?:${name})${end}`, 'iu').exec(text) ?? []
    if (when !== undefined) return partsOf(text, when, firstMonths[at] ?? 0)
  }
  const numbered = /^在?(?<number>1[0-2]|[1-9])(?:月份?|월)(?:には?|에는?)?/u.exec(text)
  if (numbered) return partsOf(text, numbered[0], Number(numbered.groups?.['number']) - 1)
  const own = monthStarts[code]
  for (const pattern of [...(own ? [own] : []), inMonth]) {
    const { when = '', name = '', number } = pattern.exec(text)?.groups ?? {}
    const month = number === undefined ? monthOf(name, language) : numberOfMonth(number)
    if (when !== '' && month !== undefined) return partsOf(text, when, month)
  }
  return undefined
}

const chineseMonths = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

/** The month, from 0 to 11, of '5' and '五'. */
function numberOfMonth(written: string): number | undefined {
  const at = /^\d+$/u.test(written) ? Number(written) - 1 : chineseMonths.indexOf(written)
  return at >= 0 && at < chineseMonths.length ? at : undefined
}

/** No word or number continues the name of the month. */
const endOfMonth = String.raw`(?![\p{L}\p{M}]|,?\s(?:(?:năm|tahun|عام|سنة)\s)?\d)`

/** Starts of sentences with a month, in languages in which other words, an ending or a number come with its name. */
const monthStarts: Partial<Record<Language, RegExp>> = {
  cs: starts(String.raw`(?:v|ve)\s(?:měsíci\s)?(?<name>\p{L}{4,9})`),
  sk: starts(String.raw`(?:v|vo)\s(?:mesiaci\s)?(?<name>\p{L}{3,9})`),
  fi: starts(String.raw`(?<name>\p{L}+kuu)ssa`),
  hu: starts(String.raw`(?<name>\p{L}+?)(?:ban|ben)`),
  tr: starts(String.raw`(?<name>\p{L}+?)(?:[’']?[dt][ae]|\sayında)`),
  hi: starts(String.raw`(?<name>[\p{L}\p{M}]+)\s(?:(?:के\s)?महीने\s)?में`),
  vi: starts(String.raw`(?:vào\s)?tháng\s(?<number>\d{1,2})`),
  id: starts(String.raw`(?:pada\s)?bulan\s(?<name>\p{L}+)`),
  ar: starts(String.raw`(?:في|خلال)\s(?:شهر\s)?(?<name>\p{L}+)`),
  he: starts(String.raw`ב(?:חודש\s)?(?<name>\p{L}+)`),
  el: starts(String.raw`(?:τον|στις\sαρχές|τον\sμήνα)\s(?<name>\p{L}+)`),
  fr: starts(String.raw`au\smois\s(?:de\s|d[’'])(?<name>\p{L}+)`),
  es: starts(String.raw`en\sel\smes\sde\s(?<name>\p{L}+)`),
  it: starts(String.raw`(?:a|ad|nel\smese\sdi)\s(?<name>\p{L}+)`),
  pt: starts(String.raw`no\smês\sde\s(?<name>\p{L}+)`),
  ro: starts(String.raw`în\sluna\s(?<name>\p{L}+)`),
  pl: starts(String.raw`w\smiesiącu\s(?<name>\p{L}+)`),
  zh: /^(?<when>在?(?<number>十[一二]?|[一二三四五六七八九])月份?)(?!初?[一二三四五六七八九十]|(?:之|以)?[内后前])/u,
}

function starts(source: string): RegExp {
  return new RegExp(`^(?<when>${source})${endOfMonth}`, 'iu')
}

const inMonth = new RegExp(
  String.raw`^(?<when>(?:${inYear}|${onDay})\s(?<name>\p{L}{3,12}))(?![\p{L}\p{M}]|,?\s(?:(?:of|de|del|do)\s)?\d)`,
  'iu',
)

function partsOf(text: string, when: string, month: number): YearTime | undefined {
  const what = text.slice(when.length).replace(/^[,،，、]?\s*/u, '')
  // 'In winter 1944, …' is one date.
  return /^\p{N}/u.test(what) || what === '' ? undefined : { when, what, month }
}
