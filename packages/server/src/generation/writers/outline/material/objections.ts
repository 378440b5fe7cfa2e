import { comparable } from '../language/normalise.ts'
import type { Finding } from '../linting/finding.ts'
import type { Sentence } from './sentence.ts'
import type { Unit } from './unit.ts'

/**
 * Sentences of the page that the linter complained about in earlier drafts, in comparable form (`normalise.ts`). The next
 * draft chooses others, or takes them with the sentence before.
 */
export interface Objections {
  /** Sentences that need the previous sentence of the page. */
  readonly dependent: ReadonlySet<string>
  /** Sentences that cannot be used. */
  readonly unusable: ReadonlySet<string>
}

export const noObjections: Objections = { dependent: new Set(), unusable: new Set() }

/**
 * Adds the findings in a draft. A sentence with an unclear reference is taken with the sentence before it the first time,
 * and is unusable if the linter finds it again.
 */
export function objectionsTo(findings: readonly Finding[], known: Objections): Objections {
  const dependent = new Set(known.dependent)
  const unusable = new Set(known.unusable)
  for (const { defect, excerpt } of findings) {
    const key = comparable(excerpt)
    if (key === '') continue
    if (defect === 'reference' && !known.dependent.has(key)) dependent.add(key)
    else if (['reference', 'fragment', 'foreign', 'boilerplate'].includes(defect)) unusable.add(key)
  }
  return { dependent, unusable }
}

export function countObjections({ dependent, unusable }: Objections): number {
  return dependent.size + unusable.size
}

/** The units, with the sentences of the objections marked as dependent or unusable. */
export function applyObjections(units: readonly Unit[], objections: Objections): readonly Unit[] {
  if (countObjections(objections) === 0) return units
  return units.map((unit) => ({
    ...unit,
    sentences: unit.sentences.map((one) => applyTo(one, objections)),
  }))
}

function applyTo(sentence: Sentence, { dependent, unusable }: Objections): Sentence {
  const key = comparable(sentence.text)
  if (matches(unusable, key)) return { ...sentence, isUsable: false }
  return matches(dependent, key) ? { ...sentence, isDependent: true } : sentence
}

/**
 * Characters of a key that may match only the beginning of a sentence, because a point on a slide is the beginning of its
 * sentence. Shorter keys would match other sentences.
 */
const leastBeginning = 20

function matches(keys: ReadonlySet<string>, sentence: string): boolean {
  if (keys.has(sentence)) return true
  return [...keys].some((key) => key.length >= leastBeginning && sentence.startsWith(key))
}
