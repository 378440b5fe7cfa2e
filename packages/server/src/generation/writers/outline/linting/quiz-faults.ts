import { languageOf } from '@lectern/domain/voices/languages.ts'
import { beliefWords } from '../../../../platform/languages/belief-words.ts'
import { contentWords, overlap } from '../language/words/content-words.ts'
import { phrasesOf } from '../language/phrases.ts'
import type { DeckPart } from './draft-parts.ts'
import { normalise, wordsOf } from '../language/normalise.ts'
import { hasWords, readQuiz, statementOf } from './quiz-options.ts'
import type { QuizText } from './quiz-options.ts'

/** The knowledge of a learner who reaches a quiz. */
export interface BeforeQuiz {
  /** The texts of the slides before it that are no quizzes. */
  readonly taught: readonly string[]
  /** The text of the slide just before the quiz. */
  readonly shown: string
  readonly quizzes: readonly DeckPart[]
  readonly language: string
  /** Whether the page has a text. */
  readonly isOnPage: (text: string) => boolean
}

/** Why a quiz does not test fairly what was taught; undefined if it does. */
export function quizFault({ slide }: DeckPart, before: BeforeQuiz): string | undefined {
  const quiz = readQuiz(slide.content)
  for (const check of checks) {
    const fault = check(quiz, before)
    if (fault !== undefined) return fault
  }
  return undefined
}

/** True if a quiz asks only which term fits a definition, or which definition fits a term. */
export function asksForTerm({ slide }: DeckPart, language: string): boolean {
  const { whichTerm, quizAsks } = phrasesOf(language)
  const asked = readQuiz(slide.content).asked
  const [start = '', end = ''] = quizAsks.meaning.split('{}')
  return asked.startsWith(whichTerm) || (asked.startsWith(start) && asked.endsWith(end))
}

type Check = (quiz: QuizText, before: BeforeQuiz) => string | undefined

const checks: readonly Check[] = [
  ({ right, wrong }) =>
    right.length === 0 || wrong.length === 0 ? 'the right answer is no option' : undefined,
  tooFewOptions,
  allOfThemNotLast,
  answerInQuestion,
  unlikeOptions,
  lengthShowsAnswer,
  twoThatFit,
  contradiction,
  noReason,
  justShown,
  askedBefore,
  notTaught,
]

function tooFewOptions({ options, isTrueOrFalse }: QuizText): string | undefined {
  const distinct = new Set(options.map((text) => normalise(text) || text.trim()))
  const wanted = isTrueOrFalse ? 2 : 3
  return options.length < wanted || distinct.size < options.length ? 'too few different options' : undefined
}

/** An option about the other options. */
const allOfThem =
  /^(?:all|none|both|neither) of (?:the above|these|them)|^both a and b|^(?:todas|ninguna|ambas) (?:las |de las )?(?:anteriores|respuestas)|^(?:wszystkie|żadne|żadna) (?:z )?(?:powyższych|powyższe|odpowiedzi|nich)|^(?:以上|上述)(?:都|皆|全)|^(?:كل|جميع|لا شيء م)\S* ما سبق|^(?:उपरोक्त|इनमें से) (?:सभी|कोई नहीं)|^(?:alle|keine)[ nrs]* (?:der )?(?:genannten|obigen|antworten)|^(?:toutes|aucune)(?: de)? (?:les|ces) (?:réponses|propositions)/iu

function allOfThemNotLast({ options }: QuizText): string | undefined {
  const at = options.findIndex((text) => allOfThem.test(text.trim()))
  return at >= 0 && at < options.length - 1 ? '“All of the above” is not last' : undefined
}

function answerInQuestion({ asked, right, isTrueOrFalse }: QuizText): string | undefined {
  const isGiven = right.some((text) => normalise(text).length > 1 && hasWords(asked, text))
  return isGiven && !isTrueOrFalse ? 'the question contains its answer' : undefined
}

/** A number among words, or code among text. */
function unlikeOptions({ options, isTrueOrFalse }: QuizText): string | undefined {
  if (isTrueOrFalse) return undefined
  const kinds = new Set(
    options.filter((text) => !allOfThem.test(text)).map((text) => (/\p{L}/u.test(text) ? 'words' : 'number')),
  )
  const code = new Set(options.map((text) => /^`[^`]+`$/.test(text.trim())))
  return kinds.size > 1 || (code.size > 1 && kinds.has('words')) ? 'options of different kinds' : undefined
}

function lengthShowsAnswer({ right, wrong }: QuizText): string | undefined {
  const [answer = ''] = right
  const lengths = wrong.map((text) => text.length)
  const isLongest = answer.length > 2.5 * Math.max(...lengths) && answer.length > 25
  const isShortest = 2.5 * answer.length < Math.min(...lengths) && Math.min(...lengths) > 25
  return right.length === 1 && (isLongest || isShortest) ? 'its length shows the right answer' : undefined
}

/** A wrong option that says the same as a right one, or completes the statement as the page does elsewhere. */
function twoThatFit(quiz: QuizText, { isOnPage }: BeforeQuiz): string | undefined {
  const { asked, right, wrong, isTrueOrFalse } = quiz
  if (isTrueOrFalse) return undefined
  const same = wrong.some((one) =>
    right.some(
      (other) => /\p{L}{3}/u.test(one) && !/`/.test(one) && (hasWords(one, other) || hasWords(other, one)),
    ),
  )
  const completes = /_{3,}/.test(asked) && wrong.some((one) => isOnPage(statementOf(quiz, one)))
  return same || completes ? 'two options are right' : undefined
}

/** A true statement called false or a false one called true, or a reason that names only a wrong option. */
function contradiction(quiz: QuizText, { isOnPage, language }: BeforeQuiz): string | undefined {
  const { options, right, wrong, feedback, isTrueOrFalse } = quiz
  if (isTrueOrFalse) {
    const isTrue = right[0] === options[0]
    const statement = statementOf(quiz, '')
    // 'Many believe that …': the page names the statement, and does not make it.
    const isBelief = (beliefWords[languageOf(language) ?? 'en'] ?? []).some((words) =>
      isOnPage(`${words} ${statement}`),
    )
    return (isOnPage(statement) && !isBelief) === isTrue
      ? undefined
      : 'the page says the opposite of the answer'
  }
  const names = (text: string, all: readonly string[]) =>
    all.some((one) => normalise(one).length > 2 && hasWords(text, one))
  return feedback.some((text) => names(text, wrong) && !names(text, right))
    ? 'the feedback names a wrong answer'
    : undefined
}

/** 'Not quite. Anasazi.' A reason has words that are not in the answer; that of a true statement, not in it either. */
function noReason(quiz: QuizText, { language }: BeforeQuiz): string | undefined {
  const { feedback, isTrueOrFalse } = quiz
  const { right, wrong } = phrasesOf(language)
  const known = new Set(wordsOf([...quiz.right, isTrueOrFalse ? statementOf(quiz, '') : ''].join(' ')))
  const isBare = feedback.some((text) => {
    const reason = [right, wrong].reduce((rest, stock) => rest.replace(stock, ''), text)
    // 'Cell cycle: the life of a cell, …' says what the term that the question asks about means.
    const asked = statementOf(quiz, '')
    if (!isTrueOrFalse && asked !== quiz.asked && hasWords(reason, asked)) return false
    return wordsOf(reason).every((word) => known.has(word))
  })
  return isBare ? 'the feedback gives no reason' : undefined
}

function justShown(quiz: QuizText, { shown }: BeforeQuiz): string | undefined {
  const isRead = quiz.right.some((answer) => {
    const statement = statementOf(quiz, answer)
    return normalise(statement).length > 15 && hasWords(shown, statement)
  })
  return isRead ? 'the slide before shows it word for word' : undefined
}

function askedBefore(
  { asked, right, options, isTrueOrFalse }: QuizText,
  { quizzes }: BeforeQuiz,
): string | undefined {
  const isAsked = quizzes.some(({ slide }) => {
    const other = readQuiz(slide.content)
    const shared = options.filter((text) => other.options.includes(text)).length
    if (normalise(other.asked) === normalise(asked)) return true
    return !isTrueOrFalse && !other.isTrueOrFalse && (shared >= 3 || other.right.join() === right.join())
  })
  return isAsked ? 'another quiz asks the same' : undefined
}

function notTaught(quiz: QuizText, { taught }: BeforeQuiz): string | undefined {
  const { right, isTrueOrFalse } = quiz
  const answer = isTrueOrFalse ? '' : right.join(' ')
  const words = contentWords(`${statementOf(quiz, answer)} ${answer}`)
  const isTaught =
    words.size === 0 ||
    taught.some((one) => {
      const known = contentWords(one)
      return (
        overlap(words, known) >= 0.5 &&
        (answer === '' || hasWords(one, answer) || overlap(contentWords(answer), known) >= 0.5)
      )
    })
  return isTaught ? undefined : 'no earlier slide teaches it'
}
