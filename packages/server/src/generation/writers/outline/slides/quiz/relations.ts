import type { Relation } from '../../language/phrase-book.ts'
import { capitalised } from '../../language/enumerate.ts'
import { marksOf, withoutStop } from '../../language/marks.ts'
import { alternatives } from '../../language/words/word-patterns.ts'
import { askResult } from '../../language/words/question-frames.ts'
import { resultIn } from '../../language/words/result-clauses.ts'
import { contentWords, overlap } from '../../language/words/content-words.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { mostWords, reversedOption, statementsAwayFrom, withReversed } from './statements.ts'
import {
  agreeing,
  isQuotable,
  leadsTo,
  nextAfter,
  parallelOptions,
  weightIn,
  withWordsOf,
  wrongOptions,
} from './question.ts'
import type { Note, Question, QuestionMaker } from './question.ts'
import { askAfter, askWhy } from './ask-in-words.ts'
import { nearTo } from './nearness.ts'
import { consequencesIn } from './completions.ts'
import { reasoningIn } from './reasons.ts'
import { resultsIn } from './results.ts'
import type { Outcome } from './results.ts'

/** A statement and the next sentence, which says that it is its example, its result, its reason or its contrast. */
interface Pair {
  readonly first: Sentence
  /** The first sentence, or the part of it that is asked about. */
  readonly claim: string
  readonly second: Sentence
  readonly relation: Relation
  /** The second without the words that name the relation. */
  readonly answer: string
}

/** Questions for the example, the result, the reason or the contrast of a statement. */
export const aboutRelations: QuestionMaker = (material) => {
  const found = [
    ...pairsIn(material).filter((one) => one.relation !== 'contrast' || isParallel(one)),
    ...resultsIn(material).map(ofResult),
  ]
  const weight = weightIn(material)
  // A claim would be shown without its reason, or with it: both show that it is no result.
  const reasoned = new Set(reasoningIn(material).map(({ sentence }) => sentence))
  const fits = (sentence: Sentence) => standsAlone(sentence) && !reasoned.has(sentence)
  return found.map((one): Question => {
    const claim = one.claim
    const words = contentWords(claim)
    // Consequences of conditions are as near to a result as other results.
    const ofConditions = one.relation === 'result' ? consequencesIn(material).map(ofResult) : []
    const answers = [...found, ...ofConditions]
      .filter(({ first, claim: other }) => first !== one.first && !leadsTo(one.answer, other))
      .map(({ answer }) => answer)
      .filter((text) => overlap(words, contentWords(text)) <= 0.25)
    const others = [...found, ...ofConditions].map((other) => ({ sentence: other.first, text: other.answer }))
    const topic = nearTo(one.first, others, material)
    // 'They were cheap, so the poor bought them' has a result of its own.
    const further = statementsAwayFrom(one.first, claim, material, fits).filter(
      (text) => resultIn(text, material.page.language) === undefined,
    )
    const near = wrongOptions(one.answer, agreeing(one.answer, answers, material), topic)
    const wrong = parallelOptions(one.answer, agreeing(one.answer, further, material), material, topic, near)
    const siblings = wrong.filter((option) => answers.includes(option)).length
    return {
      kind: 'relation',
      ask: one.relation === 'cause' ? askWhy(claim, material) : askOther(one.relation, claim, material),
      ...(one.relation === 'result' && { premise: claim }),
      right: one.answer,
      wrong:
        one.relation === 'result' || one.relation === 'cause'
          ? withReversed(one.answer, wrong, siblings, material.page.language)
          : wrong,
      isLoose:
        one.relation === 'contrast'
          ? // Only the right statement would speak of the same.
            wrong.filter(withWordsOf(`${claim} ${one.answer}`)).length < 2
          : siblings + reversedOption(one.answer, material.page.language).length < 2,
      because: because(one, material),
      further: nextAfter(one.second, material),
      notes: new Map(
        found
          .filter(({ first }) => first !== one.first)
          .map((other) => [other.answer, noteOf(other, material)]),
      ),
      teaches: because(one, material),
      sources: [one.first.block],
      weight: weight(one.first),
    }
  })
}

function askOther(relation: Exclude<Relation, 'cause'>, claim: string, material: Material): string {
  const asked = relation === 'result' ? askResult(claim, material.page.language) : undefined
  return asked ?? askAfter(material, material.lexicon.phrases.quizAsks[relation], claim)
}

/** Both sentences: the second alone does not say what it is a result or an example of. */
function because({ first, second }: Pair, { page }: Material): string {
  return first === second ? first.text : `${first.text}${marksOf(page.language).space}${second.text}`
}

function noteOf(one: Pair, material: Material): Note {
  return { text: because(one, material), block: one.first.block }
}

function ofResult({ sentence, claim, outcome }: Outcome): Pair {
  return { first: sentence, second: sentence, claim, relation: 'result', answer: outcome }
}

/** A contrast can be recognised if both statements speak of the same: other statements may contrast with the first too. */
function isParallel({ first, answer }: Pair): boolean {
  return overlap(contentWords(answer), contentWords(first.text)) >= leastShared
}

const leastShared = 0.25

function pairsIn(material: Material): readonly Pair[] {
  const { lexicon, sentences } = material
  return sentences.flatMap((second, at): readonly Pair[] => {
    const first = sentences[at - 1]
    if (!first?.isUsable || first.isDependent || first.block !== second.block || !second.isUsable) return []
    if (first.words > 24 || first.listed || !isQuotable(first.text)) return []
    const relation = lexicon.relationOf(second.text)
    if (relation === undefined) return []
    const bare = withoutMarker(second.text, lexicon.phrases.relations[relation])
    if (bare === undefined || lexicon.isDependent(bare) || !isQuotable(bare)) return []
    const answer = lexicon.shorten(bare, mostWords)
    if (answer === undefined) return []
    return [{ first, second, claim: withoutStop(first.text, material.page.language), relation, answer }]
  })
}

/** Only a marker before a comma can be left out without changing the order of the words. */
function withoutMarker(text: string, markers: readonly string[]): string | undefined {
  const [start] = new RegExp(`^(?:${alternatives(markers)})\\s?[,，、،:：]\\s*`, 'iu').exec(text) ?? []
  return start === undefined ? undefined : capitalised(text.slice(start.length))
}
