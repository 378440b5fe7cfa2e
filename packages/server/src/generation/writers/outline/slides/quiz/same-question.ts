import { contentWords, overlap } from '../../language/words/content-words.ts'
import { memoized } from '../../language/memoized.ts'
import { comparable } from '../../language/normalise.ts'
import type { Question } from './question.ts'

/** Questions with the same answer, about the same fact, or of which one gives the answer of the other. */
export function isSameQuestion(one: Question, other: Question): boolean {
  if (one.kind !== 'truth' && sharedOptions(one, other) > 1) return true
  const [subject, otherSubject] = [subjectOf(one), subjectOf(other)]
  if (subject !== '' && subject === otherSubject) return true
  const [facts, others] = [factsOf(one), factsOf(other)]
  if (overlap(facts, others) > 0.6 || overlap(others, facts) > 0.6) return true
  return gives(one, other) || gives(other, one)
}

/** The name or the statement that a question quotes: 'translation' of 'What is missing here? “Translation ____”'. */
const subjectOf = memoized(({ ask }: Question): string => {
  const [, quotation = ''] = /[“”„«「]([^“”„»」]+)[”“»」]/u.exec(ask) ?? []
  return comparable(quotation.replaceAll('_', ''))
})

const askedBy = memoized(({ ask }: Question) => comparable(ask))

const factsOf = memoized((question: Question) => contentWords(question.teaches))

/** How many options two questions share; a right answer that the other has too counts as two. */
function sharedOptions(one: Question, other: Question): number {
  const options = new Set([other.right, ...other.wrong])
  const shared = one.wrong.filter((option) => options.has(option)).length
  return shared + (options.has(one.right) ? 2 : 0)
}

function gives(one: Question, other: Question): boolean {
  if (other.kind === 'truth') return false
  const answer = contentWords(other.right)
  const isNamed = answer.size > 0 && overlap(answer, contentWords(one.ask)) === 1
  return isNamed || (other.right.length > 3 && askedBy(one).includes(comparable(other.right)))
}
