import { isArgument } from './brackets.ts'
/** Signs of notes: `[3]`, `[1, 2–5]`, `[a]`, `[note 1]`. */
const noteSign = /\s*\[(?:\p{L}{2,12}\.?\s)?\d{1,3}(?:\s*[,–-]\s*\d{1,3})*\]|\s*\[\p{Ll}\](?!\p{L})/gu
/** A raised number after the end of a sentence is a note, not an exponent. */
const raisedNote = /(?<=[\p{L})\]”"’»][.,;:!?。，！？।؟]|[.!?。！？।][”"’»])[¹²³⁰⁴-⁹]+(?=\s|$)/gu
const bracket = /[^\S\n]*[([（]([^()[\]（）]*)[)\]）]/g
const codeOrMath = /`[^`]*`|\$\$[^$]+\$\$|\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])[^$\n]+\$/g

const year = '(?:18[5-9]\\d|19\\d\\d|20\\d\\d)[a-z]?'
const years = `${year}(?:\\s*[,–-]\\s*${year})*`
const locator = '\\s*[,:]\\s*(?:\\p{L}{1,4}\\.?\\s*)?\\d[\\d\\s,–-]*'
const authors = "\\p{Lu}[\\p{L}\\p{M}.’'&,\\s-]{1,80}?"
const lead = '(?:\\p{Ll}{2,9}\\.?,?\\s+){0,2}'
/** `Smith et al., 2010, p. 44`, `por. Nowak 2005, s. 12` */
const citation = new RegExp(
  `^${lead}${authors}(?:,\\s*(?:${years}|n\\.d\\.)(?:${locator})?|\\s${years}${locator})$`,
  'u',
)
/** A case before a court: `Adams v Lindsell, 1818`. */
const courtCase = /^\p{Lu}[^()]{1,80}?\s(?:v|vs)\.?\s\p{Lu}[^()]{1,80}?,?\s*(?:\[?\d{4}\]?.{0,20})?$/u
/** Names in scripts without capitals: `张三，2010`, `شرما، 2010`. */
const plainCitation = new RegExp(
  `^(?:\\p{Script=Han}{2,4}等?|(?:(?![\\p{Lu}\\p{Ll}])[\\p{L}\\p{M}.]+\\s?){1,4})[,،，]\\s*${year}年?$`,
  'u',
)

/**
 * The text without references: signs of notes, brackets that `isReference` recognises, and citations. Line breaks stay.
 */
export function withoutReferences(text: string, isReference: (inside: string) => boolean): string {
  return outsideCode(text, (part) =>
    part
      .replace(pointerAtEnd, '')
      .replace(noteSign, '')
      .replace(raisedNote, '')
      .replace(bracket, (aside, inside: string, at: number, whole: string) =>
        !announced.test(whole.slice(0, at)) && (isReference(inside) || isCitation(inside)) ? '' : aside,
      )
      .replace(/[^\S\n]+/g, ' ')
      .replace(spaceBeforeMark, ''),
  ).trim()
}

/** '… need extra care - see further down.': where the page says more is of no use elsewhere. */
const pointerAtEnd =
  /\s*[,;–—-]\s(?:see (?:further (?:down|below)|below|above|the next section|later)|more on (?:this|that|these) (?:later|below)|siehe (?:weiter )?(?:unten|oben)|ver (?:más )?(?:abajo|arriba|adelante)|véase más (?:abajo|adelante)|voir (?:plus )?(?:bas|loin|haut|ci-dessous)|vedi (?:più )?(?:sotto|avanti)|ver (?:mais )?(?:abaixo|adiante)|zie (?:verder|hieronder)(?: onder)?|(?:zob\.|zobacz|patrz) (?:niżej|dalej|poniżej)|viz (?:níže|dále)|см\. (?:ниже|далее)|див\. (?:нижче|далі))(?=[.!]?(?:\s|$))/giu

/** 'Give the surname and the year: (Okafor, 2019)': what a colon announces is no reference of the page. */
const announced = /[:：]\s*$/u

const spaceBeforeMark = /(?<![.,]) (?=[,،，。！？；：、।]|\.(?:\s[^.]|\s?$))/gu

function isCitation(inside: string): boolean {
  const parts = inside.split(/[;；؛]/).map((part) => part.trim())
  return parts.every((part) => citation.test(part) || plainCitation.test(part) || courtCase.test(part))
}

const era =
  '(?:\\s*(?:b\\.?c\\.?e?\\.?|c\\.?e\\.?|a\\.?d\\.?|p?\\.?n\\.?e\\.?|[ad]\\.\\s?c\\.|v\\.\\s?chr\\.|n\\.\\s?chr\\.|av\\.\\s?j\\.-c\\.|r\\.|rok|гг?\\.|рр?\\.|до н\\.\\s?э\\.|م|هـ|ई\\.?|ईसा पूर्व|年))?'
const someYear = `(?:\\p{L}{1,4}\\.?\\s*|\\*\\s*)?\\d{3,4}s?${era}`
/** `1848`, `1769–1821`, `476 CE`, `*1906`, `2017-19`. A number with a unit (`1500 m`) is no year. */
const onlyYears = new RegExp(`^(?:${someYear}|${someYear}\\s*[–—-]\\s*(?:${someYear}|\\d{2}))$`, 'iu')
/** `approved March 2016`, `published in 1998` */
const dated = /^(?:\p{L}+\.?\s+){1,3}(?:1[5-9]|20)\d{2}$/u
/** `12 May 1850 – 3 June 1900` */
const lifetime = /^[^\d]{0,12}\d{1,2}[^\d]{1,14}\d{4}\s*[–—-]\s*[^\d]{0,12}\d{1,2}[^\d]{1,14}\d{4}$/u
/** `ang. scarcity`: the word in another language. */
const gloss =
  /^(?:ang|łac|niem|franc|fr|gr|wł|hiszp|ros|engl|lat|frz|griech|ital|span|angl|něm|nem|ingl|англ|лат|нем|фр|греч|итал|исп)\.:?\s*[^,;]+$/u

/**
 * The text for a voice: without years, lifetimes and foreign words in brackets, which interrupt a spoken sentence.
 * `isForeign` recognises words in another script.
 */
export function withoutUnspoken(text: string, isForeign: (inside: string) => boolean): string {
  return outsideCode(text, (part) =>
    part
      .replace(noteSign, '')
      .replace(/\[(\p{L})\](?=\p{L})/gu, '$1')
      .replace(/(?<=^|[\s“"«])\[(\p{L}[^[\]]*)\]/gu, '$1')
      .replace(/[^\S\n]*[(（]([^()（）]*)[)）]/g, (aside, inside: string, at: number, whole: string) =>
        isUnspoken(inside.trim()) || (isForeign(inside) && !isArgument(whole.slice(0, at), aside))
          ? ''
          : aside,
      ),
  )
}

/** The text without the words of other languages that brackets add to a name: 'microeconomia (ingl. *microeconomics*)'. */
export function withoutGlosses(text: string): string {
  return outsideCode(text, (part) =>
    part.replace(bracket, (aside, inside: string) => (gloss.test(inside.trim()) ? '' : aside)),
  )
}

function isUnspoken(inside: string): boolean {
  return (
    inside === '' ||
    onlyYears.test(inside) ||
    lifetime.test(inside) ||
    dated.test(inside) ||
    gloss.test(inside) ||
    isCitation(inside)
  )
}

/** Changes the text between pieces of code and formulas. */
export function outsideCode(text: string, change: (part: string) => string): string {
  let result = ''
  let from = 0
  for (const { index, 0: codeOrFormula } of text.matchAll(codeOrMath)) {
    result += change(text.slice(from, index)) + codeOrFormula
    from = index + codeOrFormula.length
  }
  return result + change(text.slice(from))
}
