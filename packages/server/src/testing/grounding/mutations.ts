import type { StructuredPage } from '../../generation/page.ts'
import { lexiconOf } from '../../generation/grounding/language/lexicon.ts'
import { tokensOf, type Token } from '../../generation/grounding/text/tokens.ts'

/** A false sentence made of a true one; undefined if the sentence has nothing to change in this way. */
export type Mutate = (sentence: string, language: string, page: StructuredPage) => string | undefined

const strangers: Readonly<Record<string, readonly [name: string, invented: string]>> = {
  en: ['Valdemar', 'Penguins from Madagascar usually repaired wooden violins during the carnival.'],
  es: ['Valdemar', 'Los pingüinos de Madagascar reparaban violines de madera durante el carnaval.'],
  fr: ['Valdemar', 'Les pingouins de Madagascar réparaient des violons en bois pendant le carnaval.'],
  de: ['Valdemar', 'Pinguine aus Madagaskar reparierten hölzerne Geigen während des Karnevals.'],
  pl: ['Valdemar', 'Pingwiny z Madagaskaru naprawiały drewniane skrzypce podczas karnawału.'],
  pt: ['Valdemar', 'Os pinguins de Madagáscar consertavam violinos de madeira durante o carnaval.'],
  ar: ['فالديمار', 'كانت بطاريق مدغشقر تصلح آلات الكمان الخشبية أثناء مهرجان الكرنفال.'],
  zh: ['瓦尔德马', '马达加斯加的企鹅在狂欢节期间修理木制小提琴。'],
  hi: ['वाल्डेमार', 'मेडागास्कर के पेंगुइन कार्निवल के दौरान लकड़ी के वायलिन ठीक करते थे।'],
}

function replaced(text: string, token: { at: number; end: number }, by: string): string {
  return text.slice(0, token.at) + by + text.slice(token.end)
}

const tokens = (sentence: string, language: string): readonly Token[] => tokensOf(sentence, language)
const plain = (sentence: string) => sentence.normalize('NFC').replaceAll('’', "'")

/** The first number gets another first digit, or another last one. */
export const changedNumber: Mutate = (sentence, language) => {
  const text = plain(sentence)
  const number = tokens(text, language).find((token) => token.kind === 'number' && /^[0-9]/.test(token.text))
  if (!number) return undefined
  const digit = number.text[0]
  return replaced(text, { at: number.at, end: number.at + 1 }, digit === '7' ? '4' : '7')
}

const negated: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [[/\b(is|are|was|were|can|could|will|would|should|may|must|has been|have been)\b(?! not)/, '$1 never']],
  es: [[/ (es|son|está|están|tiene|tienen|puede|pueden|fue|era|hay|se) /, ' no $1 ']],
  fr: [[/ (est|sont|peut|peuvent|a|ont|était|fut) /, " n'$1 pas "]],
  de: [[/ (ist|sind|wird|werden|kann|können|hat|haben|war|waren) /, ' $1 nicht ']],
  pl: [[/ (jest|są|może|mogą|był|była|było|były|ma|mają|oznacza|można) /, ' nie $1 ']],
  pt: [[/ (é|são|está|estão|tem|têm|pode|podem|foi|era) /, ' não $1 ']],
  ar: [
    [
      / (يمكن|يكون|تكون|يتم|تتم|يجب|تحتوي|يحتوي|تستخدم|يستخدم|يعمل|تعمل|يعني|تعني|يمكنك|تريد|تحتاج) /,
      ' لا $1 ',
    ],
  ],
  zh: [[/(?<![不没\p{P}])(会|能够|可以|是|需要|应该|使用)/u, '不$1']],
  hi: [[/ (है|हैं|था|थे|थी|होता|होती|होते)/, ' नहीं $1']],
}

/** The first auxiliary verb is denied. */
export const insertedNegation: Mutate = (sentence, language) => {
  const text = plain(sentence)
  if (tokens(text, language).some(({ kind }) => kind === 'negation')) return undefined
  for (const [pattern, by] of negated[language] ?? []) {
    const changed = text.replace(pattern, by)
    if (changed !== text) return changed
  }
  return undefined
}

/** The two sides of a causal word change places. */
export const reversedCause: Mutate = (sentence, language) => {
  const text = plain(sentence)
  const all = tokens(text, language)
  const mark = all.find((token) => token.kind === 'relation' && token.relation === 'cause')
  if (!mark) return undefined
  const clause = /[.!?。！？।؟]+$/u
  const [left, right] = [text.slice(0, mark.at).trim(), text.slice(mark.end).trim().replace(clause, '')]
  const sides = [left, right].map(
    (side) => tokens(side, language).filter((token) => token.kind === 'word' && token.isContent).length,
  )
  if (sides.some((words) => words < 2)) return undefined
  return `${right} ${mark.text} ${left}.`
}

/** The first word with an opposite is replaced by the opposite. */
export const flippedComparison: Mutate = (sentence, language) => {
  const text = plain(sentence)
  const lexicon = lexiconOf(language)
  const polar = tokens(text, language).find((token) => token.kind === 'polar')
  if (polar?.kind !== 'polar') return undefined
  const opposite = opposites[language]?.get(polar.text.toLowerCase())
  return opposite && lexicon.signOf(opposite) ? replaced(text, polar, opposite) : undefined
}

const pairs: Readonly<Record<string, string>> = {
  en: 'more/less|higher/lower|larger/smaller|before/after|inside/outside|increase/decrease|increases/decreases|increased/decreased|rises/falls|above/below|faster/slower|longer/shorter|positive/negative|internal/external|inner/outer|high/low|large/small|open/closed|most/least|northern/southern|same/different|enter/leave|first/last|strong/weak|long/short',
  es: 'más/menos|mayor/menor|mayores/menores|antes/después|aumenta/disminuye|superior/inferior|máxima/mínima|positiva/negativa|positivo/negativo|alta/baja|rápido/lento|misma/distinta|mismo/distinto|grande/pequeño',
  fr: 'plus/moins|avant/après|augmente/diminue|supérieur/inférieur|grand/petit|rapide/lent|chaud/froid',
  de: 'mehr/weniger|höher/niedriger|größer/kleiner|steigt/sinkt|schneller/langsamer|warm/kalt|offen/geschlossen',
  pl: 'więcej/mniej|wyższy/niższy|wyższa/niższa|większy/mniejszy|większa/mniejsza|większe/mniejsze|rośnie/maleje|wzrost/spadek|bardziej/mniej|duże/małe|wysokie/niskie|pierwszy/ostatni|popyt/podaż',
  pt: 'mais/menos|maior/menor|antes/depois|aumenta/diminui|superior/inferior|rápido/lento|quente/fria',
  ar: 'أكثر/أقل|أكبر/أصغر|أعلى/أدنى|قبل/بعد|داخل/خارج|الأول/الأخير|الأولى/الأخيرة|نفس/مختلف|يزيد/ينقص',
  zh: '大于/小于|高于/低于|更多/更少|更大/更小|增加/减少|上升/下降|内部/外部|相同/不同|最大/最小|快速/缓慢|提高/降低',
  hi: 'अधिक/कम|बड़ा/छोटा|तेज़/धीमा|ऊपर/नीचे|अंदर/बाहर|गर्म/ठंडा',
}
const opposites: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  Object.entries(pairs).map(([language, list]) => [
    language,
    new Map(
      list.split('|').flatMap((pair) => {
        const [one = '', other = ''] = pair.split('/')
        return [
          [one, other],
          [other, one],
        ] as const
      }),
    ),
  ]),
)

/** A name of the page that stands inside the sentence is replaced by a stranger's. */
export const swappedName: Mutate = (sentence, language) => {
  const text = plain(sentence)
  const [name] = strangers[language] ?? []
  if (name === undefined) return undefined
  const inner = tokens(text, language)
    .slice(1)
    .filter((token) => token.kind === 'word')
  const known = names[language]
  const found = known
    ? known
        .map((one) => ({ at: text.indexOf(one), end: text.indexOf(one) + one.length }))
        .find(({ at }) => at >= 0)
    : inner.find(
        (token) =>
          token.isCapital &&
          token.text.length > 3 &&
          /[\p{Ll},]\s$/u.test(text.slice(0, token.at)) &&
          !/^\p{Lu}+$/u.test(token.text),
      )
  return found ? replaced(text, found, name) : undefined
}

/** Names in scripts without capitals. */
const names: Readonly<Record<string, readonly string[]>> = {
  zh: ['贝多芬', '牛顿', '爱因斯坦', '伦敦', '巴黎', '苏格兰'],
  ar: ['نيوتن', 'أينشتاين', 'لندن', 'باريس', 'بيتهوفن', 'آدم'],
  hi: ['न्यूटन', 'आइंस्टीन', 'लंदन', 'पेरिस', 'अशोक', 'गांधी'],
}

const unitsInstead: Readonly<Record<string, string>> = {
  zh: ' kg',
}

/** The unit after a number is replaced by one of another dimension. */
export const changedUnit: Mutate = (sentence, language) => {
  const text = plain(sentence)
  const number = tokens(text, language).find(
    (token) => token.kind === 'number' && token.unit !== undefined && !/^\p{Sc}/u.test(token.unit),
  )
  if (number?.kind !== 'number') return undefined
  if (!/^[\s\u00a0-]{0,2}[\p{L}%°]/u.test(text.slice(number.end))) return undefined
  const rest = text.slice(number.end).replace(/^[\s\u00a0-]{0,2}(?:[%°]\p{L}?|[\p{L}/]+)/u, '')
  return `${text.slice(0, number.end)}${unitsInstead[language] ?? (number.unit === 'kg' ? ' km' : ' kg')} ${rest}`
}

/** A sentence about something else. */
export const inventedSentence: Mutate = (_, language) => strangers[language]?.[1]

export const mutations: Readonly<Record<string, Mutate>> = {
  changedNumber,
  insertedNegation,
  reversedCause,
  flippedComparison,
  swappedName,
  changedUnit,
  inventedSentence,
}
