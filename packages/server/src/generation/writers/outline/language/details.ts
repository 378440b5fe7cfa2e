import { type Language, languageOf } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { isBalanced } from './brackets.ts'
import { capitalised } from './enumerate.ts'
import { unspaced } from './words/word-patterns.ts'

/** Words that start the last part of a sentence, without which the rest is still true. */
interface DetailWords {
  /** After a comma: a time, a purpose, a result, a manner. */
  readonly afterComma: string
  /** Without a comma: a purpose or a means. */
  readonly plain?: string
}

/** As expressions in lower case. Conditions, limits and contrasts are not among them. */
const detailWords: Partial<Readonly<Record<Language, DetailWords>>> = {
  en: {
    afterComma:
      'when|after|before|until|once|as|by|(?:in|at|on|to|from|of|with|through|by|for|during|among|all of|some of|most of|many of) (?:which|whom)|often|usually|typically|so that|in order to|known as|called|thus|thereby|followed by',
    plain: 'so that|in order to|by (?:[a-z]+ly )?[a-z]{2,}ing',
  },
  es: {
    afterComma:
      'cuando|después de|antes de|hasta que|para|por medio de|a menudo|en el que|en la que|llamad[oa]s?',
    plain: 'para que|con el fin de|mediante',
  },
  fr: {
    afterComma:
      "quand|lorsque|lorsqu[’']\\p{L}+|après|avant|afin|pour que|grâce à|souvent|dans lequel|dans laquelle|appelée?s?",
    plain: 'afin de|afin que|pour que',
  },
  it: {
    afterComma:
      'quando|dopo|prima|finché|affinché|grazie a|spesso|in cui|nel quale|nella quale|chiamat[oaie]',
    plain: 'affinché|al fine di',
  },
  pt: {
    afterComma:
      'quando|depois|antes|até que|para que|a fim de|graças a|muitas vezes|em que|no qual|na qual|chamad[oa]s?',
    plain: 'para que|a fim de',
  },
  de: { afterComma: 'damit|um|indem|wobei|wodurch|sodass|so dass|woraufhin|nachdem|bevor|bis' },
  nl: { afterComma: 'zodat|waardoor|waarbij|nadat|voordat|totdat|vaak', plain: 'om ervoor te zorgen' },
  pl: { afterComma: 'aby|żeby|by|dzięki czemu|przez co|wskutek czego|kiedy|zanim|po czym' },
  cs: { afterComma: 'aby|čímž|díky čemuž|přičemž|když|než' },
  sk: { afterComma: 'aby|čím|vďaka čomu|pričom|keď|kým' },
  ru: { afterComma: 'чтобы|благодаря чему|причём|причем|вследствие чего|когда|прежде чем' },
  uk: { afterComma: 'щоб|завдяки чому|причому|внаслідок чого|коли|перш ніж' },
  sv: { afterComma: 'så att|varvid|när|innan', plain: 'för att' },
  da: { afterComma: 'så at|hvorved|hvorefter|inden' },
  no: { afterComma: 'slik at|noe som|hvoretter|før' },
  id: { afterComma: 'ketika|sehingga|sebelum|setelah', plain: 'agar|supaya' },
  ro: { afterComma: 'când|astfel încât|pentru a|înainte de|după ce' },
  zh: { afterComma: '从而|以便|以此|使得?|例如|比如|这样|并且?|然后' },
  ja: { afterComma: '例えば|たとえば|その後|こうして' },
}

const patterns: Partial<Readonly<Record<string, RegExp>>> = Object.fromEntries(
  Object.entries(detailWords).map(([code, { afterComma, plain }]) => {
    const [comma, end] = unspaced.has(code) ? ['[，、]', ''] : ['[,،]\\s', '(?![\\p{L}\\p{M}])']
    const starts = [
      `${comma}(?:${afterComma})${end}`,
      ...(plain === undefined ? [] : [`\\s(?:${plain})${end}`]),
    ]
    return [code, new RegExp(starts.join('|'), 'gu')]
  }),
)

const negation =
  /(?<![\p{L}\p{M}])(?:not|no|never|neither|nor|hardly|cannot|unless|if|no se|nunca|ne|pas|jamais|non|mai|não|nie|nicht|kein\p{L}*|niet|geen|inte|aldrig|ikke|не|ни|nu|tidak|bukan)(?![\p{L}\p{M}])|n[’']t(?!\p{L})|[不没沒未]/u

/** Fewer words than these are no statement. */
const fewestWords = 4

/** Openings of a sentence whose subject comes after a comma. */
const opening =
  /^(?:in|on|at|by|with|without|from|during|after|before|when|while|as|since|for|to|under|over|among|between|despite|because|if|although|through|following|like|unlike|until|upon|within|once|given|of)\s/u
const finite =
  /\s(?:\p{Ll}{2,}(?:ed|s)|is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|made|took|became|began|built|led|ran|left|gave|went|grew|rose|fell|kept|brought|wrote|won|lost|sent|held|met|found|came|saw|drew|fought|lay|stood|sold|paid|taught|thought|threw|wore|spread|put|set|cut)\s/u
const verbStart =
  /^(?:also |then |soon |still |often |usually |always |never |now |later |even |quickly |eventually )?(?:\p{Ll}{2,}ed|\p{Ll}{2,}(?<!s)s|is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|made|took|became|began|built|led|ran|left|gave|went|grew|rose|fell|kept|brought|wrote|won|lost|sent|held|met|found|came|saw|drew|fought|lay|stood|sold|paid|taught|thought|threw|wore|spread)\s/u
const asideStart =
  /^(?:a|an|the|one of|some of|known as|called|including|such as|like|together with|along with|under the|central to|(?:already |now |once |long |mostly |largely )?\p{Ll}{3,}(?:ed|en|wn|lt) (?:by|in|at|on|from|to|for|with|as|of)|spread by|based on|born in|built (?:by|in|on)|made (?:by|of|from))\s/u

/**
 * Shorter forms of a sentence, for a slide whose script says the sentence: without an apposition, or without its last part,
 * which only says when, how or what for. The rest is true without it.
 */
export function withoutDetails(text: string, language: string): readonly string[] {
  const code = languageOf(language) ?? 'en'
  const middle = code === 'en' ? withoutApposition(text) : undefined
  const inside = middle === undefined ? [text] : [middle, text]
  const forms = code === 'en' ? inside.flatMap((one) => [...withoutScene(one), one]) : inside
  const shorter = forms.flatMap((form) => heads(form, code))
  return [...shorter, ...forms.filter((one) => one !== text)].filter(
    (one) => countWords(one) >= fewestWords && isBalanced(one),
  )
}

/** 'Ferdinand, the more practical of the two, hoped to acquire wealth.' */
function withoutApposition(text: string): string | undefined {
  const [, subject, aside, rest] = /^([^,;:—–]+), ([^,;:—–]+), ([^;:—–]+)$/u.exec(text) ?? []
  if (subject === undefined || aside === undefined || rest === undefined) return undefined
  const fits =
    asideStart.test(`${aside} `) &&
    verbStart.test(rest) &&
    !opening.test(subject.toLowerCase()) &&
    !/(?:^|\s)(?:and|or)\s/u.test(aside) &&
    (!rest.includes(',') || endsInList(rest))
  return fits ? `${subject} ${rest}` : undefined
}

/** A time, a purpose or a concession before the subject. A place or a condition limits the statement, so it stays. */
const scene =
  /^(?:(?:in|by|during|after|since|around|on|before|throughout|from)\s(?=[^,]*(?:\b(?:years?|months?|weeks?|days?|decades?|century|centuries|time|era|ages?|period|reign|war|empire|spring|summer|autumn|winter)\b|\d{3,4}))|although\s|though\s|even though\s|despite\s|in spite of\s|while\s(?:not|often|originally|seeking|trying)\b|\p{L}{3,}ing\s(?:to|that|from|for|by)\s|like\s|unlike\s|as well as\s|in addition to\s|by tradition|over time|in particular|in general|to this day)/iu

/** 'Hoping to gain power, Cortés took the city.' without its first part, if only one comma separates it. */
function withoutScene(text: string): readonly string[] {
  const [, first, rest] = /^([^,;:—–]+), ([^;:—–]+)$/u.exec(text) ?? []
  if (first === undefined || rest === undefined || !scene.test(first)) return []
  // The subject of the statement, not a pronoun for one in the part that is left out.
  const isNamed =
    !/^(?:it|they|he|she|we|you|i|this|that|these|those|its|their|his|her|there|and|or|but|where|which|who|whose|when|while|although|though|as|because|since|so)\b/iu.test(
      rest,
    )
  return isNamed && (!rest.includes(',') || endsInList(rest)) && !/\bstill\b/iu.test(rest)
    ? [capitalised(rest)]
    : []
}

function endsInList(rest: string): boolean {
  const last = rest.split(/,\s/).at(-1) ?? ''
  return /(?:^|\s)(?:and|or)\s/u.test(last) && countWords(last) <= 6
}

function heads(text: string, code: Language): readonly string[] {
  const spaced = !unspaced.has(code)
  const low = text.toLowerCase()
  const pattern = patterns[code]
  const details = pattern === undefined ? [] : [...low.matchAll(pattern)].map(({ index }) => index)
  return [...details, ...(code === 'en' ? appositionsAtEnd(text) : [])]
    .filter((at) => isLastPart(text.slice(at), spaced) && isStatement(low.slice(0, at), spaced, code))
    .map((at) => text.slice(0, at))
}

/** 'Isabella began the Inquisition in 1480, a brutal campaign against other faiths.' */
function appositionsAtEnd(text: string): readonly number[] {
  const [only, ...others] = [...text.matchAll(/,\s(?=(?:an?|one of)\s)/gu)]
  if (only === undefined || others.length > 0 || text.split(', ').length !== 2) return []
  const rest = text.slice(only.index)
  // A comma before a clause of its own is no apposition.
  const isNamed = !/(?:^|\s)(?:and|or)\s/u.test(rest) || countWords(rest) > 4
  return isNamed && finite.test(text.slice(0, only.index)) ? [only.index] : []
}

/** After a further comma, the main clause may go on. */
function isLastPart(rest: string, spaced: boolean): boolean {
  return spaced ? !/[,،;:—–]\s/u.test(rest.slice(1)) : !/[，；：]/u.test(rest.slice(1))
}

/** A main clause alone: nothing denied, and nothing before it that only sets the scene. */
function isStatement(head: string, spaced: boolean, code: Language): boolean {
  if (negation.test(head) || /["“”„«»「」]/u.test(head)) return false
  if (!spaced) return !head.includes('，')
  if (code === 'en' && opening.test(head) && !/,\s/u.test(head)) return false
  return !/[,،]\s/u.test(head) || code === 'en'
}
