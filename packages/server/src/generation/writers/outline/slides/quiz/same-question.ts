import { contentWords, overlap } from '../../language/words/content-words.ts'
import { memoized } from '../../language/memoized.ts'
import { comparable } from '../../language/normalise.ts'
import type { Question, QuestionKind } from './question.ts'

/** Questions with the same answer, about the same fact, or of which one gives the answer of the other. */
export function isSameQuestion(one: Question, other: Question): boolean {
  if (one.kind !== 'truth' && sharedOptions(one, other) > 1) return true
  return isOfSameFact(one, other)
}

/** Whether two questions are about the same fact, or one gives the answer of the other. */
function isOfSameFact(one: Question, other: Question): boolean {
  const [subject, otherSubject] = [subjectOf(one), subjectOf(other)]
  if (subject !== '' && subject === otherSubject) return true
  const [facts, others] = [factsOf(one), factsOf(other)]
  if (overlap(facts, others) > 0.6 || overlap(others, facts) > 0.6) return true
  return gives(one, other) || gives(other, one)
}

/** Kinds whose options are of one kind on the whole page: the reason of one claim is a wrong option beside that of another. */
const withCommonOptions: ReadonlySet<QuestionKind> = new Set(['reason', 'relation', 'consequence', 'advice'])
const mostShared = 2
const fewestWrong = 2

/**
 * A question that is another one than a question asked before, with fewer of the same options if they have many in common;
 * undefined if both are the same, or too few options are left.
 */
export function apartFrom(one: Question, before: Question): Question | undefined {
  if (!isSameQuestion(one, before)) return one
  const mayShare =
    withCommonOptions.has(one.kind) &&
    withCommonOptions.has(before.kind) &&
    one.right !== before.right &&
    !isOfSameFact(one, before)
  if (!mayShare) return undefined
  const known = new Set([before.right, ...before.wrong])
  let left = mostShared - (known.has(one.right) ? 1 : 0)
  const kept = one.wrong.filter((option) => !known.has(option) || left-- > 0)
  const spare = (one.spare ?? []).filter((option) => !known.has(option))
  const wrong = [...kept, ...spare].slice(0, one.wrong.length)
  return wrong.length < fewestWrong ? undefined : { ...one, wrong }
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
