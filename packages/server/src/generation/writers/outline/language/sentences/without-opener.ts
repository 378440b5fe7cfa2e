import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { Lexicon } from '../lexicon.ts'
import { ingNouns } from '../words/ing-nouns.ts'
import { capitalised } from '../enumerate.ts'
import { phrasesOf } from '../phrases.ts'
import { starting } from '../words/word-patterns.ts'

/**
 * The openings that a sentence is true without: a concession, a reason, a comparison. Not a condition, a place or a
 * time. In languages with the verb second, and where a particle follows, the rest would be no sentence.
 */
const openers: Readonly<Record<string, string>> = {
  en: 'although|though|even though|despite|in spite of|because|because of|due to|owing to|thanks to|unlike|like|along with|in addition to|besides',
  es: 'aunque|a pesar de|pese a|debido a|gracias a|a causa de|puesto que|ya que|a diferencia de|además de',
  fr: 'bien que|quoique|malgré|en raison de|grâce à|à cause de|puisque|contrairement à|outre',
  it: 'sebbene|benché|nonostante|malgrado|grazie a|grazie alla|grazie al|a causa di|a differenza di|oltre a',
  pt: 'embora|apesar de|apesar da|apesar do|devido a|devido à|devido ao|graças a|graças à|graças ao|ao contrário de|além de',
  pl: 'chociaż|choć|mimo|pomimo|dzięki|z powodu|ponieważ|w przeciwieństwie do',
  ru: 'хотя|несмотря на|благодаря|из-за|поскольку|в отличие от',
  uk: 'хоча|незважаючи на|попри|завдяки|оскільки|на відміну від',
  ro: 'deși|în ciuda|datorită|din cauza|spre deosebire de',
}

/** 'Flourishing along the coast, the Olmec built …', 'Encouraged by its wealth, they came', but not 'Assuming that …'. */
const participle = new RegExp(
  String.raw`^(?!(?:assuming|supposing|considering|depending|according|including|regarding|concerning|using|given|heated|cooled|compared|stated|provided|put|left|taken|being|need|indeed|instead|${ingNouns})\s)\p{L}{3,}(?:ing|ed)\s`,
  'iu',
)
/** With these the opener may be the condition of what is said. */
const modal = /\s(?:can|could|may|might|will|would|must|should|need|needs|have to|has to)\s/u

/** A statement about the past has no condition: not 'Dissolved in water, salt conducts electricity'. */
const past =
  /\s(?:was|were|had|\p{L}{3,}ed|made|came|took|built|began|became|led|brought|went|found|gave|held|wrote|spread|left|saw|won|lost|sent|grew|fought|sold|bought)\s/iu

const fewestWords = 4
/** Words with which the rest continues a list or a clause. */
const notSubject: Readonly<Record<string, string>> = {
  en: 'and|or|but|nor|which|who|whom|whose|that|where|when|as|including|such|not',
  es: 'y|e|o|u|pero|que|cuy\\p{L}*|quien|quienes|donde|como',
  fr: 'et|ou|mais|qui|que|dont|où|comme',
  it: 'e|o|ma|che|cui|dove|come',
  pt: 'e|ou|mas|que|cuj\\p{L}*|quem|onde|como',
  pl: 'i|oraz|lub|ale|a|że|któr\\p{L}*|gdzie|jak',
  ru: 'и|или|но|а|что|котор\\p{L}*|где|как|то',
  uk: 'і|й|та|або|але|що|як\\p{L}{0,3}|де|то',
  ro: 'și|sau|dar|care|că|unde|ce',
}

/** Openings with a participle in other languages: 'Situado en la costa, …', 'Gelegen an der Küste, …'. */
const participles: Readonly<Record<string, RegExp>> = {
  en: participle,
  es: /^\p{L}{3,}(?:ad[oa]s?|id[oa]s?|ando|iendo)\s/iu,
  pt: /^\p{L}{3,}(?:ad[oa]s?|íd[oa]s?|id[oa]s?|ando|endo|indo)\s/iu,
  it: /^\p{L}{3,}(?:at[oaie]|ut[oaie]|it[oaie]|ando|endo)\s/iu,
  fr: /^\p{L}{3,}(?:ée?s?|ant|(?:ie?s?|ise?s?|ue?s?)\s(?:par|en|à|au|aux|sur|dans|de|du|des))\s/iu,
}

/** Whether a clause comes before its subject: 'Located near the coast, at a great height, the city was built'. */
export function opensWithParticiple(text: string, { language }: Pick<Lexicon, 'language'>): boolean {
  const pattern = participles[languageOf(language) ?? 'en']
  // 'Alfred Nobel, a chemist, …', 'Fernando VII, rey de España, …'
  const isName = /^\p{Lu}\S*\s\p{Lu}/u.test(text)
  return !isName && text.includes(', ') && (pattern?.test(text) ?? false)
}

/** Whether the start of a sentence, before a comma, only adds something to it. */
export function opensWithAside(text: string, at: number): boolean {
  return participle.test(text) && at < text.indexOf(',')
}

/** 'Dzięki temu łodyga stoi prosto, chociaż …': a further clause is no sentence. */
function startsClause(rest: string, code: Language): boolean {
  const { subordinate } = phrasesOf(code)
  return starting(subordinate, true).test(rest.toLowerCase())
}

/** A sentence without the part before its first comma, if it is true without it; undefined if it has no such part. */
export function withoutOpener(text: string, { language }: Pick<Lexicon, 'language'>): string | undefined {
  const code = languageOf(language) ?? 'en'
  const comma = /,\s/u.exec(text)
  const known = openers[code]
  if (!comma || known === undefined) return undefined
  const [opener, rest] = [text.slice(0, comma.index), text.slice(comma.index + comma[0].length)]
  const isKnown = new RegExp(`^(?:${known})\\s`, 'iu').test(opener)
  const isParticiple = code === 'en' && participle.test(opener) && past.test(rest) && !modal.test(rest)
  const continues =
    new RegExp(`^(?:${notSubject[code] ?? ''})\\s`, 'iu').test(rest) || startsClause(rest, code)
  // After another comma, the first one may belong to a list or to a remark: 'Baking soda, the best agent, reacts'.
  const isOne = !/[,،、]/u.test(rest)
  if (!(isKnown || isParticiple) || continues || !isOne || countWords(rest) < fewestWords) return undefined
  return capitalised(rest)
}
