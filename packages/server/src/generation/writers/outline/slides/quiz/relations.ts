import type { Relation } from '../../language/phrase-book.ts'
import { capitalised } from '../../language/enumerate.ts'
import { withoutStop } from '../../language/marks.ts'
import { alternatives } from '../../language/words/word-patterns.ts'
import { contentWords, overlap } from '../../language/words/content-words.ts'
import type { Material } from '../../material/material.ts'
import type { Sentence } from '../../material/sentence.ts'
import { mostWords, statementsAwayFrom } from './statements.ts'
import { askAbout, isQuotable, weightIn, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

/** A statement and the next sentence, which says that it is its example, its result, its reason or its contrast. */
interface Pair {
  readonly first: Sentence
  readonly second: Sentence
  readonly relation: Relation
  /** The second without the words that name the relation. */
  readonly answer: string
}

/** Questions for the example, the result, the reason or the contrast of a statement. */
export const aboutRelations: QuestionMaker = (material) => {
  const found = pairsIn(material).filter((one) => one.relation !== 'contrast' || isParallel(one))
  const { quizAsks } = material.lexicon.phrases
  const weight = weightIn(material)
  const asks = { ...quizAsks, cause: quizAsks.reason }
  return found.map((one): Question => {
    const claim = withoutStop(one.first.text, material.page.language)
    const words = contentWords(claim)
    const answers = found
      .filter(({ first }) => first.block !== one.first.block)
      .map(({ answer }) => answer)
      .filter((text) => overlap(words, contentWords(text)) <= 0.25)
    return {
      kind: 'relation',
      ask: askAbout(material, asks[one.relation], claim),
      right: one.answer,
      wrong: wrongOptions(one.answer, [...answers, ...statementsAwayFrom(one.first, claim, material)]),
      because: one.second.text,
      teaches: `${one.first.text} ${one.second.text}`,
      sources: [one.first.block],
      weight: weight(one.first),
    }
  })
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
    return answer === undefined ? [] : [{ first, second, relation, answer }]
  })
}

/** Only a marker before a comma can be left out without changing the order of the words. */
function withoutMarker(text: string, markers: readonly string[]): string | undefined {
  const [start] = new RegExp(`^(?:${alternatives(markers)})\\s?[,，、،:：]\\s*`, 'iu').exec(text) ?? []
  return start === undefined ? undefined : capitalised(text.slice(start.length))
}
