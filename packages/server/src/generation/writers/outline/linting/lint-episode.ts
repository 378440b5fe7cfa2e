import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { reviewPhraseOf } from '../language/review-phrases.ts'
import { isShortFrame } from '../language/short-frames.ts'
import type { PodcastDraft } from '../../../drafts/podcast-draft.ts'
import { answersObjective, demandsOf, explainsTerm, startsWithTerm, answerOf, answersIn } from './coverage.ts'
import { episodeParts } from './draft-parts.ts'
import type { EpisodePart } from './draft-parts.ts'
import { partsWith, tally } from './finding.ts'
import type { Finding, LintedDraft } from './finding.ts'
import { isInOtherScript } from './foreign-script.ts'
import { citationIn, boilerplateIn } from './boilerplate.ts'
import { groundingOf } from './grounding.ts'
import type { PageIndex } from './page-index.ts'
import {
  answerFault,
  asksSomething,
  isCorrected,
  isGeneral,
  isRestatement,
  statementsOf,
} from './questions-and-recaps.ts'
import { carriesOn, isConfirmed, repeatsAlex } from './statements-of-jamie.ts'
import { unresolvedReference } from './unresolved-references.ts'
import { findRepetitions, repeatedSentences } from './repetition.ts'
import { brokenSentence } from './text-faults.ts'

export const mostWordsInTurn = 60

/** Reads a finished podcast beside its page: its defects, and the measures of its quality. */
export function lintEpisode(draft: PodcastDraft, index: PageIndex): LintedDraft {
  const parts = episodeParts(draft)
  const demands = demandsOf(index)
  const isGoals = ({ sources }: EpisodePart) => sources.some((id) => demands.objectiveBlocks.has(id))
  const body = parts.filter((part) => part.says.length > 0 && !isGoals(part))
  // The listeners answer the questions with which the episode leaves them.
  const forListeners = reviewPhraseOf(draft.language)
  const questions = parts.filter((part) => asksSomething(part) && !part.content.includes(forListeners))
  const unanswered = questions.flatMap((part): Finding[] => {
    const detail = answerFault(part, parts[part.at + 1], index)
    return detail === undefined ? [] : [{ defect: 'unanswered', at: part.at, excerpt: part.content, detail }]
  })
  const stated = parts.filter((part) => !part.isOpening && !part.isClosing && statementsOf(part).length > 0)
  const additions = stated.filter(
    (part) =>
      !isHeading(part, parts[part.at + 1], index) &&
      !isRestatement(statementsOf(part), part.at, parts) &&
      !carriesOn(part, parts, index) &&
      !isConfirmed(part, parts[part.at + 1], draft.language) &&
      !isCorrected(part, parts[part.at + 1], draft.language),
  )
  const parroted = stated.filter((part) => repeatsAlex(part, parts))
  const long = parts.filter(({ content }) => countWords(content) > mostWordsInTurn)
  const main = body.filter((part) => part.speaker === 'ALEX' && !part.isClosing)
  const sentences = main.flatMap(({ at, says }) => says.map((text) => ({ at, text })))
  const repeated = repeatedSentences(sentences)
  const stock = parts.flatMap(({ at, stock: phrases }) => phrases.map((text) => ({ at, text })))
  // 'And clay soil?', 'And loam?': nearly all words of such a question are of the page.
  const code = languageOf(draft.language) ?? 'en'
  const stockTwice = findRepetitions(stock.filter(({ text }) => !isShortFrame(text, code)))
  const ungrounded = body.filter(
    ({ says, sources }) => sources.length > 0 && groundingOf(says, sources, index) < 0.9,
  )
  const turns = body.map(({ says, sources }) =>
    [...says, ...index.blocksOf(sources).flatMap(({ path }) => path.slice(-1))].join(' '),
  )
  const [answers, single] = [answersIn(turns), turns.map(answerOf)]
  const objectives = demands.spokenObjectives.filter((one) => !answersObjective(one, answers))
  const terms = demands.terms.filter(
    (one) =>
      !explainsTerm(one, single) &&
      !body.some(({ says, isClosing }) => !isClosing && says.some((text) => startsWithTerm(text, one))),
  )

  const findings: Finding[] = [
    ...body.flatMap((part) => faultsOf(part, parts, index)),
    ...repeated.map(({ at, text }): Finding => ({ defect: 'twice', at, excerpt: text })),
    ...unanswered,
    ...additions.map(({ at, content }): Finding => ({ defect: 'recap', at, excerpt: content })),
    ...parroted.map(({ at, content }): Finding => ({ defect: 'parroted', at, excerpt: content })),
    ...long.map(({ at, content }): Finding => ({
      defect: 'turn',
      at,
      excerpt: content,
      detail: `${countWords(content)} words`,
    })),
    ...stockTwice.map(({ at, text }): Finding => ({ defect: 'stock', at, excerpt: text })),
    ...ungrounded.map(({ at, content }): Finding => ({ defect: 'ungrounded', at, excerpt: content })),
    ...objectives.map((excerpt): Finding => ({ defect: 'objective', excerpt })),
    ...terms.map(({ term }): Finding => ({ defect: 'term', excerpt: term })),
  ]
  const count = (defect: Finding['defect']) => partsWith(findings, defect)
  const words = (some: readonly EpisodePart[]) => some.reduce((sum, one) => sum + countWords(one.content), 0)
  return {
    findings,
    parts: parts.length,
    tallies: {
      references: tally(count('reference'), parts.length),
      fragments: tally(count('fragment'), parts.length),
      foreign: tally(count('foreign'), parts.length),
      boilerplate: tally(count('boilerplate'), parts.length),
      saidTwice: tally(repeated.length, sentences.length),
      verbatim: tally(sentences.filter(({ text }) => index.contains(text)).length, sentences.length),
      grounded: tally(body.length - ungrounded.length, body.length),
      objectives: tally(demands.spokenObjectives.length - objectives.length, demands.spokenObjectives.length),
      terms: tally(demands.terms.length - terms.length, demands.terms.length),
      questions: tally(questions.length - unanswered.length, questions.length),
      stockQuestions: tally(
        questions.filter((part) => isGeneral(part, draft.language)).length,
        questions.length,
      ),
      additions: tally(additions.length, parts.filter(({ speaker }) => speaker === 'JAMIE').length),
      recaps: tally(stated.length - additions.length, stated.length),
      parroted: tally(parroted.length, parts.filter(({ speaker }) => speaker === 'JAMIE').length),
      shortTurns: tally(parts.length - long.length, parts.length),
      stockTwice: tally(stockTwice.length, stock.length),
      wordsOfAlex: tally(words(parts.filter(({ speaker }) => speaker === 'ALEX')), words(parts)),
      episodesInShare: tally(
        isBalanced(words(parts.filter(({ speaker }) => speaker === 'ALEX')) / words(parts)) ? 1 : 0,
        1,
      ),
    },
  }
}

/** True for a question of the page that is a heading of several sentences: 'I have no time. What can I do?' */
function isHeading({ content }: EpisodePart, next: EpisodePart | undefined, index: PageIndex): boolean {
  const headings = index.blocksOf(next?.sources ?? []).flatMap(({ path }) => path)
  return headings.some((heading) => content.includes(heading.replace(/\s*[:：.]\s*$/u, '')))
}

/** ALEX explains, and JAMIE is more than a prompter. */
function isBalanced(share: number): boolean {
  return share >= 0.55 && share <= 0.7
}

/** The defects of one line's texts. A turn may continue the last turn, or the last one of ALEX. */
function faultsOf(part: EpisodePart, parts: readonly EpisodePart[], index: PageIndex): readonly Finding[] {
  const { at, says } = part
  const { language } = index.page
  const earlier = parts.slice(0, at).filter((one) => one.says.length > 0)
  const previous = [earlier.at(-1), earlier.findLast(({ speaker }) => speaker === 'ALEX')]
  const asked = parts[at - 1]?.content ?? ''
  const found: Finding[] = []
  for (const [place, text] of says.entries()) {
    // The other host, or the start of the turn, may name the heading.
    const title = place === 1 ? `${asked} ${says[0]}` : asked
    const before = place > 0 ? [says[place - 1]] : previous.map((one) => one?.says.at(-1))
    const words = before.map((one) =>
      unresolvedReference(text, { index, title, before: one, isSpoken: true }),
    )
    const word = words.includes(undefined) ? undefined : words[0]
    if (word !== undefined) found.push({ defect: 'reference', at, excerpt: text, detail: word })
    const broken = brokenSentence(text, language, index.text)
    if (broken !== undefined) found.push({ defect: 'fragment', at, excerpt: text, detail: broken })
    const page = boilerplateIn(text, language) ?? citationIn(text)
    if (page !== undefined) found.push({ defect: 'boilerplate', at, excerpt: text, detail: page })
    if (isInOtherScript(text, language)) found.push({ defect: 'foreign', at, excerpt: text })
  }
  return found
}
