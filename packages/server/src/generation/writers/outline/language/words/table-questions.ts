import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { isProperWord } from './proper-words.ts'
import { opensPredicate, predicateOf } from './verbal-headings.ts'

interface Frame {
  /** With the kind of the things in the rows, for `{kind}`. */
  readonly ofKind: string
  /** Without it. */
  readonly ofThese: string
}

/** In languages in which the word for 'which' agrees with the gender of the kind, the kind is left out. */
function ofAny(text: string): Frame {
  return { ofKind: text, ofThese: text }
}

/**
 * Questions for the row of which a column, `{heading}`, says `{cell}`. Languages are left out in which the words of such a question
 * agree with the gender or the case of a heading.
 */
const rowFrames: Partial<Record<Language, Frame>> = {
  en: {
    ofKind: 'Which {kind} has the {heading} {cell}?',
    ofThese: 'Which of these has the {heading} {cell}?',
  },
  es: { ofKind: '¿Qué {kind} tiene como {heading} {cell}?', ofThese: '¿Cuál tiene como {heading} {cell}?' },
  it: { ofKind: 'Quale {kind} ha come {heading} {cell}?', ofThese: 'Quale ha come {heading} {cell}?' },
  pt: { ofKind: 'Que {kind} tem como {heading} {cell}?', ofThese: 'Qual tem como {heading} {cell}?' },
  fr: ofAny('Lequel de ces éléments a pour {heading} {cell} ?'),
  de: ofAny('Was davon hat {cell} als {heading}?'),
  nl: ofAny('Wat hiervan heeft als {heading} {cell}?'),
  da: ofAny('Hvad af dette har {cell} som {heading}?'),
  no: ofAny('Hva av dette har {cell} som {heading}?'),
  sv: ofAny('Vad av detta har {cell} som {heading}?'),
  zh: { ofKind: '哪一项{kind}的{heading}是{cell}？', ofThese: '哪一项的{heading}是{cell}？' },
  ja: {
    ofKind: '{heading}が{cell}の{kind}はどれでしょうか。',
    ofThese: '{heading}が{cell}なのはどれでしょうか。',
  },
  vi: { ofKind: '{kind} nào có {heading} là {cell}?', ofThese: 'Mục nào có {heading} là {cell}?' },
}

const extremeFrames: Partial<Record<Language, { readonly highest: Frame; readonly lowest: Frame }>> = {
  en: {
    highest: {
      ofKind: 'Which {kind} has the highest {heading}?',
      ofThese: 'Which of these has the highest {heading}?',
    },
    lowest: {
      ofKind: 'Which {kind} has the lowest {heading}?',
      ofThese: 'Which of these has the lowest {heading}?',
    },
  },
  zh: {
    highest: { ofKind: '哪一项{kind}的{heading}最高？', ofThese: '哪一项的{heading}最高？' },
    lowest: { ofKind: '哪一项{kind}的{heading}最低？', ofThese: '哪一项的{heading}最低？' },
  },
}

/** Headings that are no nouns: 'Where it acts', 'Ordered', 'Can be changed', 'Allows duplicates', 'Before', 'Highest point'. */
const noNoun: Partial<Record<Language, RegExp>> = {
  en: /^(?:where|when|why|how|what|who|which|can|is|are|has|have|does|do|was|were|must|should|used|made|found|before|after|in|at|on|for|with|by|to|from)(?!\p{L})|^\p{L}{3,}(?:(?<![su])s|ed)\s|^\p{L}+(?:ed|able)$|(?:^|\s)(?:in|for|of|by|to|from|at|with)$|\b(?:first|last|highest|lowest|most|least|best|worst)\b/iu,
  es: /^(?:dónde|cuándo|por|cómo|qué|quién|se|es|está|puede|tiene|antes|después|en|de|con|para)(?!\p{L})/iu,
  it: /^(?:dove|quando|perché|come|che|chi|si|è|può|ha|prima|dopo|in|di|con|per)(?!\p{L})/iu,
  pt: /^(?:onde|quando|por|como|que|quem|se|é|está|pode|tem|antes|depois|em|de|com|para)(?!\p{L})/iu,
  fr: /^(?:où|quand|comment|pourquoi|que|qui|quel|quelle|quels|quelles|est|sont|peut|avant|après|dans|en|avec|pour|sert|se)(?!\p{L})|^ce\s|[?]/iu,
  // An adjective before the noun would need an ending.
  de: /^\P{Lu}|\s|[?]|^(?:Wo|Wann|Wie|Was|Wer|Warum|Wofür|Wirkt|Hilft|Vorher|Nachher|Früher|Heute|Immer|Nie)$|(?<!u)(?:ig|lich|isch|bar|sam)$/u,
  nl: /^(?:waar|wanneer|hoe|wat|wie|waarom|is|kan|heeft|voor|na|in|bij|met|van|wordt)(?!\p{L})|[?]/iu,
  da: /^(?:hvor|hvornår|hvordan|hvad|hvem|er|kan|har|før|efter|i|ved|med|af|bruges)(?!\p{L})|[?]/iu,
  no: /^(?:hvor|når|hvordan|hva|hvem|er|kan|har|før|etter|i|ved|med|av|brukes)(?!\p{L})|[?]/iu,
  sv: /^(?:var|när|hur|vad|vem|är|kan|har|före|efter|i|vid|med|av|används)(?!\p{L})|[?]/iu,
  zh: /^(?:是否|能否|可否|为什么|怎么|如何|哪|何时|何地|在|有无)|[？?]/u,
  ja: /^(?:なぜ|どう|いつ|どこ)|(?:か|る|い)$|[？?]/u,
  vi: /^(?:ở|khi|vì|tại|có|là|được|như|trước|sau)(?!\p{L})/iu,
}

const longestHeading = 30

/** A question for the row whose cell in a column is known; undefined if the heading of the column is no noun. */
export function askForRow(
  { kind, heading, cell }: { readonly kind: string; readonly heading: string; readonly cell: string },
  language: string,
): string | undefined {
  const code = languageOf(language) ?? 'en'
  const frame = rowFrames[code]
  if (frame === undefined || !isNoun(heading, code)) return undefined
  return fillFrame(frame, { kind, heading, cell }, code)
}

/** A question whose predicate is the heading with the cell: 'Which type lasts 24 hours?' */
export function askWithPredicate(
  { kind, heading, cell }: { readonly kind: string; readonly heading: string; readonly cell: string },
  language: string,
): string | undefined {
  const code = languageOf(language) ?? 'en'
  const frame = predicateOf(heading, cell, language)
  // A German heading keeps its capital only as a noun.
  const low = heading.trim().charAt(0).toLowerCase() + heading.trim().slice(1)
  // Portuguese asks 'Que método se usa', and not 'Que método usa-se'.
  const verb = code === 'pt' ? low.replace(/^(\p{L}+)-se(?!\p{L})/u, 'se $1') : low
  return frame && fillFrame(frame, { kind, heading: verb, cell: small(cell.trim(), code) }, code)
}

/** A question for the row with the highest or the lowest value in a column; undefined if its heading is no noun. */
export function askForExtreme(
  {
    kind,
    heading,
    isLowest,
  }: { readonly kind: string; readonly heading: string; readonly isLowest: boolean },
  language: string,
): string | undefined {
  const code = languageOf(language) ?? 'en'
  const frame = extremeFrames[code]?.[isLowest ? 'lowest' : 'highest']
  // 'Length (km)'
  const name = heading.replace(/\s*[(（][^()（）]*[)）]$/u, '')
  if (frame === undefined || name === '' || /\p{N}/u.test(name) || !isNoun(name, code)) return undefined
  const asked = fillFrame(frame, { kind, heading: name, cell: '' }, code)
  // A length is great, and a temperature high.
  return code === 'en' && ofSize.test(name)
    ? asked.replace('highest', 'greatest').replace('lowest', 'smallest')
    : asked
}

const ofSize =
  /\b(?:length|depth|width|distance|area|size|weight|mass|volume|diameter|age|height|thickness|population|range|share|amount|number)\b/iu

function isNoun(heading: string, code: Language): boolean {
  return (
    heading.length <= longestHeading &&
    noNoun[code]?.test(heading) === false &&
    !opensPredicate(heading, code)
  )
}

function fillFrame(
  frame: Frame,
  { kind, heading, cell }: { readonly kind: string; readonly heading: string; readonly cell: string },
  code: Language,
): string {
  const isOfKind = kind !== '' && isNoun(kind, code) && !isPlural(kind, code) && !/[\p{N}()/]/u.test(kind)
  const text = isOfKind ? frame.ofKind : frame.ofThese
  const filled = text
    .replace('{kind}', () => (text.startsWith('{kind}') ? kind : small(kind, code)))
    .replace('{heading}', () => small(heading, code))
    .replace('{cell}', () => cell)
  // No two spaces without a cell, and none before the mark.
  return cell === '' ? filled.replace(/\s+\?$/u, '?') : filled
}

/** 'Which rivers has' would not agree. */
function isPlural(kind: string, code: Language): boolean {
  return ['en', 'es', 'pt'].includes(code)
    ? /(?<![su])s$/iu.test(kind)
    : code === 'it' && /[ie]$/iu.test(kind)
}

/** 'Optimum pH' as within a sentence, but 'DNA' and 'Arabic name' as they are. */
function small(text: string, code: Language): string {
  if (code === 'de') return text
  const [first = ''] = text.split(/\s/u)
  const isPlain = /^\p{Lu}[\p{Ll}\p{M}’'-]*$/u.test(first) && !isProperWord(first, code)
  return isPlain ? first.charAt(0).toLowerCase() + text.slice(1) : text
}
