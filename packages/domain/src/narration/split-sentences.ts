import { languageOf, type Language } from '../voices/languages.ts'

/**
 * The sentences of a text, trimmed and in order. Together they are the whole text except for white space between them.
 * A line break always ends a sentence. The breaks are those of Unicode (UAX #29, through Intl.Segmenter), except wrong
 * ones after abbreviations, initials and ordinal numbers. There are no breaks inside addresses, `code` or `$math$`.
 */
export function splitSentences(text: string, language: string): string[] {
  const masked = text.replaceAll(unbreakable, (span) => 'X'.repeat(span.length))
  const sentences: string[] = []
  let start = 0
  for (const { index, segment } of segmenterFor(language).segment(masked)) {
    const end = index + segment.length - (openingBracket.exec(segment)?.[0].length ?? 0)
    if (isNoSentenceEnd(masked.slice(start, end), masked.slice(end), language)) continue
    sentences.push(text.slice(start, end).trim())
    start = end
  }
  sentences.push(text.slice(start).trim())
  return sentences.filter(Boolean)
}

const unbreakable = /https?:\/\/\S*[\p{L}\p{N}/]|`[^`\n]+`|\$\$[^$]+\$\$|\$(?!\s)[^$\n]+(?<!\s)\$(?!\d)/gu

/** Without a space before a bracket, Unicode's rules add the bracket to the previous sentence. */
const openingBracket = /(?<=[^\s\p{Ps}])\p{Ps}+$/u

/** The text with no-break spaces inside addresses, `code` and `$math$`. */
export function protectUnbreakable(text: string): string {
  return text.replaceAll(unbreakable, (span) => span.replaceAll(/\s+/gu, '\u{a0}'))
}

/** True if the full stop at the end of the first text belongs to an abbreviation, an initial or an ordinal number. */
export function isNoSentenceEnd(before: string, after: string, tag: string | undefined): boolean {
  const language = languageOf(tag)
  const said = before.trimEnd()
  if (!said.endsWith('.') || /[\n\r\u2028\u2029]/.test(before.slice(said.length))) return false
  return (
    onlyNumber.test(said) ||
    (initial.test(said) && !sentenceOpener.test(after)) ||
    (beforeNumbers.test(said) && /^["'(]?\p{N}/u.test(after)) ||
    abbreviationsOf(language).test(said) ||
    (ordinalDot.has(language) && ordinal.test(said))
  )
}

/** The number of a list item, which belongs to its text. */
const onlyNumber = /^\p{N}{1,3}\.$/u

/** `J.`, `John F.`, `U.S.`, but not the unit in `25 °C.` */
const initial = /(?<![\p{L}\p{M}\p{N}°])\p{Lu}\.$/u

/** Words that follow the letter of 'vitamin C.', not the initial of a name. */
const sentenceOpener =
  /^(?:A|An|And|As|At|But|Each|For|He|How|If|In|It|Its|No|On|Or|She|So|That|The|Then|There|These|They|This|To|We|What|When|Why|You)\s/

const ordinal = /(?:^|\s)\p{N}{1,2}\.$/u

/** Languages that write 'third' as `3.` */
const ordinalDot = new Set<Language | undefined>(['cs', 'da', 'de', 'fi', 'hu', 'no', 'sk', 'tr'])

const beforeNumbers = endingIn(
  'no nos nr nro núm num fig figs abb tab p pp s pág págs pag vol ch cap kap sec sect art eq str č rys рис стр с εικ σελ hlm',
)

/**
 * Abbreviations that are always followed by other words. Those that can end a sentence (etc., usw., itd.) need no
 * entry: before a lower-case letter Unicode's rules continue the sentence.
 */
const common = 'dr mr mrs ms prof st mt ca cf approx vs'
const abbreviations: Partial<Record<Language, string>> = {
  en: 'e.g i.e gen col capt lt sgt rev hon gov sen rep viz',
  es: 'sr sra srta dra ud uds p.ej ej ee prof.ª',
  fr: 'm mm mme mlle p.ex ex av env',
  de: 'z.b z d.h d u.a u i.d.r i o bzw sog vgl evtl ggf frau hr fr bspw insb',
  it: 'es ad.es sig sig.ra dott dott.ssa cfr ing avv',
  pt: 'sr sra dra p.ex ex d av',
  nl: 'bijv bv d.w.z dhr mevr drs ir o.a m.b.t t.o.v z.g zgn',
  da: 'f.eks bl.a dvs hr fr kl s.k jf',
  sv: 't.ex bl.a dvs s.k kl jfr',
  no: 'f.eks bl.a dvs kl s.k jf',
  fi: 'esim ts ns tri klo vrt',
  pl: 'np m.in tzn tj tzw św ul al inż hab mgr por ok',
  cs: 'např tzv tj mj ing mgr bc sv odst srov popř resp',
  sk: 'napr tzv t.j tj ing mgr bc sv porov príp resp',
  hu: 'pl ún ill kb vö ifj id',
  ro: 'de.ex ex dl dna d-na d-l cca v',
  tr: 'örn doç bkz sn yrd av',
  ru: 'т.е т.н напр см ул им проф акад ср гр',
  uk: 'т.зв напр див ім вул проф акад пор',
  el: 'π.χ δηλ κ κα βλ καθ',
  id: 'jl sdr sdri tn ny',
  vi: 'ts gs pgs ths tp',
  hi: 'डॉ प्रो श्री',
}

const compiled = new Map<Language | undefined, RegExp>()

function abbreviationsOf(language: Language | undefined): RegExp {
  let found = compiled.get(language)
  if (!found) {
    found = endingIn(`${common} ${(language && abbreviations[language]) ?? ''}`)
    compiled.set(language, found)
  }
  return found
}

/**
 * Matches a text that ends with one of these words and a full stop. Dots inside them may be followed by a space (`z.
 * B.`).
 */
function endingIn(words: string): RegExp {
  const choices = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('.', String.raw`\.?\s?`))
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${choices.join('|')})\.$`, 'iu')
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterFor(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(languageOf(language) ?? 'en', { granularity: 'sentence' })
    segmenters.set(language, segmenter)
  }
  return segmenter
}
