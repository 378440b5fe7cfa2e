import { countWords } from '@lectern/domain/narration/count-words.ts'

const auxiliaries = 'is|are|was|were|can|cannot|could|must|should|will|would|may|might|does|do|did'
const auxiliary = new RegExp(`^(?<subject>.+?) (?<verb>${auxiliaries})(?<rest>n[’']t\\b.*| .+)$`, 'u')

/**
 * Words of a subject that show that it is more than a subject: a clause within it, which has a verb of its own, a verb before the
 * auxiliary, or an enumeration.
 */
const ofClause =
  /[,;:()–—]|\b(?:that|which|who|whom|whose|when|where|while|if|what|how|because|as|than|although|though|since|believe[sd]?|think[s]?|thought|say[s]?|said|argue[sd]?|claim[s]?|know[s]?|knew|find[s]?|found|show[s]?|mean[s]?|so|but|has|have|had|made|came|became|gave|took|went|built|kept|held|grew|saw|\p{L}{2,}ed)\b|n[’']t\b/u
/** A second statement after the first one: 'is deep and the waves are high'. */
const secondStatement = new RegExp(`\\b(?:and|or|but)\\b.*\\b(?:${auxiliaries}|has|have|had)\\b`, 'u')
/** A time, a place or a condition before the statement: 'At low temperatures, reactions are slow'. */
const adjunct =
  /^(?<before>(?:at|in|on|during|after|before|above|below|near|under|without|within|inside|outside) [^,]+), (?<statement>[^,]+)$/iu

const longest = { subject: 9, adjunct: 6 }

/**
 * A question for the reason of a clause: 'Why is a gift not binding?', 'Why does the nurse choose an alginate?', and 'Why is it
 * that towns suffered more?' if the place of the verb is not sure. The clause begins as within a sentence. Undefined if another clause opens it.
 */
export function whyInEnglish(clause: string): string | undefined {
  // 'Why is it that although …' asks for two things.
  if (
    /^(?:although|though|while|whereas|if|when|whenever|since|because|unless|until|once|even) /iu.test(clause)
  )
    return undefined
  const { before, statement } = adjunct.exec(clause)?.groups ?? {}
  if (before !== undefined && statement !== undefined && countWords(before) <= longest.adjunct) {
    const inverted = invert(statement)
    if (inverted !== undefined) return `Why ${inverted} ${before}?`
  }
  return `Why ${invert(clause) ?? withDo(clause) ?? ofFewWords(clause) ?? `is it that ${clause}`}?`
}

/** A determiner starts the object, so that the word before it is the verb. */
const determiner = String.raw`(?:an?|the|its|their|his|her|no|all|each|every|both|some|any|more|less|fewer|most|many|much|\p{N}+)`
/** Words that are no noun of a subject and no verb. */
const noWord =
  'of|in|on|at|for|to|with|by|from|and|or|but|that|which|who|as|than|not|also|still|then|often|usually|always|never|only|just|because|so|if|when|where|while|during|after|before|under|over|between|into|through|without|within|about|against|like|such|is|are|was|were|has|have|had|does|do|did|can|may|must|will|this|these|those|there|both|all|half|once|twice'
const noun = String.raw`(?!(?:${noWord})\s)\p{Ll}[\p{Ll}’'-]*`
/** 'The nurse chooses an alginate', 'it absorbs more water', 'the measure has a cost'. */
const singular = new RegExp(
  `^(?<subject>(?:(?:the|an?|this|that|each|every|its|their|his|her|our|your)\\s(?:${noun}\\s){0,2}(?!\\p{L}*s\\s)${noun}|it|he|she))\\s(?:(?<verb>(?!(?:${noWord})\\s)\\p{Ll}{2,}[^s\\W]s)(?:\\s(?=(?:${determiner}|it|them|up to|about|almost)\\s)|$)|(?<has>has)\\s(?!\\p{L}+(?:ed|en|n|t)\\s|been\\s))(?<rest>.*)$`,
  'u',
)
/** 'Firms raise their prices', 'most plants need more light'. */
const plural = new RegExp(
  `^(?<subject>(?:(?:the|many|most|some|all|these|those|few|its|their|our|your)\\s)?(?:${noun}\\s)?(?!(?:${noWord})\\s)\\p{L}[\\p{Ll}’'-]*[^su\\W]s|they|we)\\s(?<verb>(?!(?:${noWord})\\s)(?!(?!(?:need|feed|breed|speed|exceed|bring)\\s)\\p{L}+(?:ed|s|ing|ly)\\s)(?!(?:made|took|gave|came|became|built|kept|held|saw|won|lost|sent|met|found|sold|paid|thought|threw|brought|wrote|began|grew|knew|felt|left|led|fell|drew|spent|got|went|ran|stood|set|cut|put)\\s)\\p{Ll}{3,})\\s(?=${determiner}\\s)(?<rest>.+)$`,
  'u',
)

/** 'does the nurse choose an alginate' of 'the nurse chooses an alginate', if it is sure which word is the verb. */
function withDo(clause: string): string | undefined {
  const one = singular.exec(clause)?.groups
  const found = one ?? plural.exec(clause)?.groups
  if (!found) return undefined
  const { subject = '', verb = '', has, rest = '' } = found
  if (ofClause.test(subject) || /[,;:]/u.test(rest) || hasSecondVerb.test(rest)) return undefined
  const base = has === undefined ? (one ? baseOf(verb) : verb) : 'have'
  return `${one ? 'does' : 'do'} ${subject} ${base} ${rest}`.trim()
}

/** 'Solids settle', 'muscles tire quickly': a plural, its verb, and at most its manner. */
const bare = new RegExp(
  `^(?<subject>(?!(?:${noWord})\\s)\\p{L}[\\p{Ll}’'-]*[^su\\W]s)\\s(?<verb>(?!(?:${noWord})(?!\\p{L}))(?!\\p{L}+(?:ed|s|ing|ly)(?!\\p{L}))(?!(?:made|took|gave|came|became|built|kept|held|saw|won|lost|sent|met|found|sold|paid|thought|threw|wrote|began|grew|knew|felt|left|led|fell|drew|spent|got|went|ran|stood|rose|sank|froze|broke|died)(?!\\p{L}))\\p{Ll}{3,})(?<rest>(?:\\s\\p{Ll}+ly)?)$`,
  'u',
)
/** 'The loop skips elements': a singular, its verb, and a plural. */
const withPlural = new RegExp(
  `^(?<subject>(?:the|an?|this|each|every)\\s${noun})\\s(?<verb>(?!(?:${noWord})\\s)\\p{Ll}{2,}[^s\\W]s)(?<rest>\\s\\p{Ll}+[^su\\W]s)$`,
  'u',
)

/** 'do solids settle', 'does the loop skip elements'. */
function ofFewWords(clause: string): string | undefined {
  const many = bare.exec(clause)?.groups
  if (many) return `do ${many['subject'] ?? ''} ${many['verb'] ?? ''}${many['rest'] ?? ''}`
  const one = withPlural.exec(clause)?.groups
  return one && `does ${one['subject'] ?? ''} ${baseOf(one['verb'] ?? '')}${one['rest'] ?? ''}`
}

/** A second verb of the same form would have to change too: 'takes a sample and measures it'. */
const hasSecondVerb = /\b(?:and|or|but)\s(?:then\s|also\s)?\p{L}+\s(?:an?|the|its|it|them|their|to|in|on)\b/u

/** 'choose' of 'chooses', 'carry' of 'carries', 'press' of 'presses', 'focus' of 'focuses'. */
function baseOf(verb: string): string {
  if (/[^aeou]ies$/u.test(verb) && !/^.ies$/u.test(verb)) return `${verb.slice(0, -3)}y`
  return /(?:(?:ss|sh|ch|x|zz|o)es|focuses)$/u.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1)
}

/** 'are reactions slow' of 'reactions are slow'. */
function invert(statement: string): string | undefined {
  const { subject = '', verb = '', rest = '' } = auxiliary.exec(statement)?.groups ?? {}
  if (subject === '' || countWords(subject) > longest.subject || ofClause.test(subject)) return undefined
  if (/[,;:]/u.test(rest) || secondStatement.test(rest)) return undefined
  const adverb =
    /^(?<noun>.+) (?<often>(?:often|usually|always|never|still|rarely|also|generally|only))$/u.exec(
      subject,
    )?.groups
  if (adverb !== undefined) return undefined
  if (rest.startsWith('n')) return `${verb}n’t ${subject}${rest.slice(3)}`
  return verb === 'cannot' ? `can ${subject} not${rest}` : `${verb} ${subject}${rest}`
}
