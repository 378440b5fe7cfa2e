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
 * A question for the reason of a clause: 'Why is a gift not binding?', and 'Why is it that towns suffered more?' if the verb is
 * no auxiliary, so that its place need not be found. The clause begins as within a sentence. Undefined if another clause opens it.
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
  return `Why ${invert(clause) ?? `is it that ${clause}`}?`
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
