import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { leadsToGoals } from './goal-leads.ts'

interface GoalSentence {
  /** The end of the lead: 'you will be able to'. */
  readonly able: RegExp
  /** Words between two goals. */
  readonly joint: RegExp
  /** Verbs of goals, with those that are too common to be one in other places. */
  readonly verbs: RegExp
}

/** Languages in which each goal starts with its verb. */
const sentences: Partial<Record<Language, GoalSentence>> = {
  en: {
    able: /^(.*?(?:able to|(?:you|students|learners|pupils) (?:can|will|should)(?! be able)))\s(.+?)\.?$/iu,
    joint: /,\s(?:and\s)?|;\s(?:and\s)?|\sand\s/u,
    verbs:
      /^(?:analyse|analyze|apply|argue|assess|avoid|build|calculate|carry|check|choose|classify|compare|compute|contrast|convert|create|critique|decide|define|demonstrate|derive|describe|design|determine|differentiate|discuss|distinguish|draw|estimate|evaluate|examine|explain|explore|express|find|give|identify|illustrate|interpret|investigate|justify|know|list|make|measure|name|outline|perform|plan|predict|prepare|read|recall|recognise|recognize|relate|say|select|show|solve|state|summarise|summarize|tell|test|understand|use|write|adapt|adjust|administer|arrange|assemble|categorise|categorize|cite|collect|combine|communicate|conduct|connect|construct|correct|debug|deduce|defend|detect|develop|diagnose|establish|extract|formulate|generate|handle|implement|infer|inspect|install|locate|manage|modify|navigate|observe|obtain|operate|organise|organize|prevent|prioritise|prioritize|produce|pronounce|protect|prove|react|reflect|repair|replace|reproduce|resolve|respond|separate|simplify|sketch|spot|suggest|transform|translate|treat|verify|weigh)\s/iu,
  },
  es: {
    able: /^(.*?(?:podrás|podrá|podrán|sabrás|sabrá|será capaz de|serás capaz de|serán capaces de))\s(.+?)\.?$/iu,
    joint: /,\s(?:[ye]\s)?|;\s|\s[ye]\s/u,
    verbs: /^\p{L}+[aei]r(?:se)?\s/iu,
  },
  fr: {
    able: /^(.*?(?:saurez|sauras|pourrez|pourras|serez capables? de|seras capable de|serez en mesure de))\s(.+?)\.?$/iu,
    joint: /,\s(?:et\s)?|;\s|\set\s(?:d[e’']\s?)?/u,
    verbs: /^(?:d[e’']\s?)?\p{L}+(?:er|ir|re)\s/iu,
  },
  pt: {
    able: /^(.*?(?:poderá|poderás|saberá|saberás|será capaz de|serás capaz de|serão capazes de))\s(.+?)\.?$/iu,
    joint: /,\s(?:e\s)?|;\s|\se\s/u,
    verbs: /^\p{L}+[aei]r(?:-se)?\s/iu,
  },
  it: {
    able: /^(.*?(?:saprai|saprete|potrai|potrete|sarai in grado di|sarete in grado di))\s(.+?)\.?$/iu,
    joint: /,\s(?:e\s)?|;\s|\se\s/u,
    verbs: /^\p{L}+[aei]r[es]i?\s/iu,
  },
}

const fewest = { goals: 2, words: 2 }

export interface GoalsInSentence {
  readonly lead: string
  readonly goals: readonly string[]
}

/**
 * The goals that one sentence lists: 'explain …' and 'plan …' of 'By the end of this page, you will be able to explain …, and plan ….'
 * Undefined if it does not list at least two, each with its verb.
 */
export function goalsInSentence(text: string, language: string): GoalsInSentence | undefined {
  const own = sentences[languageOf(language) ?? 'en']
  const [, lead, rest] = own?.able.exec(text.trim()) ?? []
  if (!own || lead === undefined || rest === undefined || !leadsToGoals(`${lead}:`, language))
    return undefined
  const goals: string[] = []
  let from = 0
  for (const { index, 0: joint } of rest.matchAll(new RegExp(own.joint, 'gu'))) {
    const next = rest.slice(index + joint.length)
    if (!own.verbs.test(next) || index === from) continue
    goals.push(rest.slice(from, index))
    from = index + joint.length
  }
  goals.push(rest.slice(from))
  const areGoals =
    goals.length >= fewest.goals &&
    goals.every((goal) => own.verbs.test(goal) && countWords(goal) >= fewest.words)
  return areGoals
    ? { lead: `${lead}:`, goals: goals.map((goal) => goal.replace(/^(?:de\s|d[’'])/iu, '')) }
    : undefined
}
