import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { sum } from '@lectern/domain/numbers/sum.ts'
import type { SlideshowDraft } from '../../../drafts/slideshow-draft.ts'
import {
  answersObjective,
  coversSection,
  demandsOf,
  explainsTerm,
  startsWithTerm,
  answerOf,
  answersIn,
} from './coverage.ts'
import { deckParts } from './draft-parts.ts'
import type { DeckPart } from './draft-parts.ts'
import { partsWith, tally } from './finding.ts'
import type { Finding, LintedDraft } from './finding.ts'
import { isInOtherScript } from './foreign-script.ts'
import { citationIn, boilerplateIn } from './boilerplate.ts'
import { groundingOf } from './grounding.ts'
import { comparable } from '../language/normalise.ts'
import { textsOf } from './page-index.ts'
import type { PageIndex } from './page-index.ts'
import { asksForTerm, quizFault } from './quiz-faults.ts'
import { unresolvedReference } from './unresolved-references.ts'
import { findRepetitions, repeatedSentences } from './repetition.ts'
import { scriptOnSlide } from './script-on-slide.ts'
import { pointsOf, unsaidPoints } from './shown-points.ts'
import { courseParts } from '../language/words/course-parts.ts'
import { brokenSentence, brokenText, isCutAside } from './text-faults.ts'

const fewestToSumUp = 3

/** Reads a finished slideshow beside its page: its defects, and the measures of its quality. */
export function lintDeck(draft: SlideshowDraft, index: PageIndex): LintedDraft {
  const parts = deckParts(draft)
  const demands = demandsOf(index)
  const isGoals = ({ slide }: DeckPart) =>
    slide.sources.length > 0 && slide.sources.some((id) => demands.objectiveBlocks.has(id))
  const body = parts.filter((part) => part.role !== 'quiz' && !isGoals(part))
  const content = body.filter(({ role }) => role === 'content')
  const taught = body.filter(({ role }) => role !== 'summary').map(textsOfPart)
  const [answers, single] = [answersIn(taught), taught.map(answerOf)]
  const quizzes = parts.filter(({ role }) => role === 'quiz')
  const summary = parts
    .filter(({ role }) => role === 'summary')
    .map(textsOfPart)
    .join(' ')
  const sentences = body
    .filter(({ role }) => role !== 'summary')
    .flatMap(({ at, says }) => says.map((text) => ({ at, text })))
  const repeated = repeatedSentences(sentences)
  const titles = findRepetitions(
    content.map(({ at, title }) => ({ at, text: title.replace(/\s*[(（]\d+[)）]\s*$/u, '') })),
  ).filter(({ at }) => parts[at]?.slide.content['term'] === undefined)
  // The questions with which a page ends ask for themselves.
  const isLong = parts.filter(({ shown }) => !areQuestions(shown)).length >= fewestWithQuiz
  // Questions to learners are read as they are shown, as those of quizzes are, and a summary says the lines that it shows.
  const onSlide = body
    .filter(({ shown, role }) => role !== 'summary' && !areQuestions(shown))
    .map((part) => ({ part, ...scriptOnSlide(part.says.join(' '), part.shown) }))
  const unsaid = content.flatMap((part) => unsaidPoints(part).map((excerpt) => ({ at: part.at, excerpt })))
  const objectives = demands.objectives.filter((one) => !answersObjective(one, answers))
  const terms = demands.terms.filter(
    (one) => !explainsTerm(one, single) && !sentences.some(({ text }) => startsWithTerm(text, one)),
  )
  const used = new Set(parts.flatMap(({ slide }) => slide.sources))
  const figures = demands.figures.filter(({ id }) => !used.has(id))
  // A slideshow of one or two slides needs no summary.
  const toSumUp = summary !== '' || content.length >= fewestToSumUp ? demands.sections : []
  const sections = toSumUp.filter((one) => !coversSection(one, summary))
  const unfair = quizzes.flatMap((part) => {
    const earlier = parts.slice(0, part.at)
    const slides = earlier.filter(({ role }) => role !== 'quiz')
    const detail = quizFault(part, {
      taught: slides.map(textsOfPart),
      shown: slides.at(-1)?.shown.join(' ') ?? '',
      quizzes: earlier.filter(({ role }) => role === 'quiz'),
      language: draft.language,
      isOnPage: (text) => index.contains(text),
    })
    return detail === undefined
      ? []
      : [{ at: part.at, excerpt: String(part.slide.content['quiz_question']), detail }]
  })
  const prose = content.filter((part) => 'bullet_points' in part.slide.content || isOneStatement(part))
  const ungrounded = content.filter((part) => groundingOf(part.says, part.slide.sources, index) < 0.9)

  const findings: Finding[] = [
    ...body.flatMap((part) => faultsOf(part, index)),
    ...titles.map(({ at, text }): Finding => ({ defect: 'title', at, excerpt: text })),
    ...repeated.map(({ at, text }): Finding => ({ defect: 'twice', at, excerpt: text })),
    ...onSlide
      .filter(({ part, shown, of }) => part.role === 'content' && shown > of / 2)
      .map(({ part, shown, of }): Finding => ({
        defect: 'shown',
        at: part.at,
        excerpt: part.says.join(' '),
        detail: `${Math.round((100 * shown) / of)} %`,
      })),
    ...unsaid.map((one): Finding => ({ defect: 'unsaid', ...one })),
    ...ungrounded.map(({ at, says }): Finding => ({ defect: 'ungrounded', at, excerpt: says.join(' ') })),
    ...unfair.map((one): Finding => ({ defect: 'quiz', ...one })),
    ...objectives.map((excerpt): Finding => ({ defect: 'objective', excerpt })),
    ...terms.map(({ term }): Finding => ({ defect: 'term', excerpt: term })),
    ...figures.map(({ caption, alt }): Finding => ({ defect: 'figure', excerpt: caption || alt })),
    ...sections.map(({ title }): Finding => ({ defect: 'section', excerpt: title })),
  ]
  const count = (defect: Finding['defect']) => partsWith(findings, defect)
  return {
    findings,
    parts: parts.length,
    tallies: {
      references: tally(count('reference'), body.length),
      fragments: tally(count('fragment'), body.length),
      foreign: tally(count('foreign'), body.length),
      boilerplate: tally(count('boilerplate'), body.length),
      titlesTwice: tally(titles.length, content.length),
      saidTwice: tally(repeated.length, sentences.length),
      scriptOnSlide: tally(sum(onSlide.map(({ shown }) => shown)), sum(onSlide.map((one) => one.of))),
      oneStatement: tally(prose.filter(isOneStatement).length, prose.length),
      unsaidPoints: tally(unsaid.length, sum(content.map((part) => pointsOf(part).length))),
      verbatim: tally(sentences.filter(({ text }) => index.contains(text)).length, sentences.length),
      grounded: tally(content.length - ungrounded.length, content.length),
      objectives: tally(demands.objectives.length - objectives.length, demands.objectives.length),
      terms: tally(demands.terms.length - terms.length, demands.terms.length),
      figures: tally(demands.figures.length - figures.length, demands.figures.length),
      sections: tally(toSumUp.length - sections.length, toSumUp.length),
      quizzes: tally(quizzes.length - unfair.length, quizzes.length),
      termQuizzes: tally(quizzes.filter((one) => asksForTerm(one, draft.language)).length, quizzes.length),
      decksWithQuiz: tally(isLong && quizzes.length > 0 ? 1 : 0, isLong ? 1 : 0),
      wordsShown: tally(sum(content.map(({ shown }) => countWords(shown.join(' ')))), content.length),
      wordsSpoken: tally(sum(content.map(({ slide }) => countWords(slide.audio_script))), content.length),
    },
  }
}

/** A slideshow of this many slides has a quiz. */
const fewestWithQuiz = 6

/** Whether a slide shows mostly questions, such as those with which a page ends. */
function areQuestions(shown: readonly string[]): boolean {
  return shown.length > 0 && shown.filter((text) => /[?？؟]["“”’»]?$/u.test(text)).length * 2 >= shown.length
}

/** A text, and no formula or code. */
function isOneStatement({ slide }: Pick<DeckPart, 'slide'>): boolean {
  const { isProse }: SlideType = slideTypes[slide.slide_type]
  const shown = slide.content['slide_content']
  return isProse === true && typeof shown === 'string' && !/[$`]/.test(shown)
}

function textsOfPart({ title, shown, says }: DeckPart): string {
  return [title, ...shown, ...says].join(' ')
}

/** The defects of one slide's texts. */
function faultsOf(part: DeckPart, index: PageIndex): readonly Finding[] {
  const { at, title, shown, says } = part
  const { language } = index.page
  const found: Finding[] = []
  const heading = part.role === 'title' ? `${title} ${index.page.title}` : title
  const captions = index
    .blocksOf(part.slide.sources)
    .filter(({ kind }) => kind === 'figure' || kind === 'table')
    .map((block) => comparable(textsOf(block).join(' ')))
  const isCaptionShown = (text: string) => captions.some((caption) => caption.includes(comparable(text)))
  for (const [place, text] of says.entries()) {
    const word = unresolvedReference(text, {
      index,
      title: heading,
      before: says[place - 1],
      isSpoken: true,
      isCaptionShown,
    })
    if (word !== undefined) found.push({ defect: 'reference', at, excerpt: text, detail: word })
    const broken = brokenSentence(text, language, index.text)
    if (broken !== undefined) found.push({ defect: 'fragment', at, excerpt: text, detail: broken })
    // 'Review questions' names the questions of the page, which the slide shows.
    const namesQuestions = areQuestions(shown) && comparable(text) === comparable(title)
    const page = namesQuestions ? undefined : (boilerplateIn(text, language) ?? citationIn(text))
    if (page !== undefined) found.push({ defect: 'boilerplate', at, excerpt: text, detail: page })
    if (isInOtherScript(text, language)) found.push({ defect: 'foreign', at, excerpt: text })
  }
  for (const [shownIndex, text] of shown.entries()) {
    const broken = isCutAside(text, index.text)
      ? 'cut where an aside ends'
      : brokenText(text, language, index.text)
    if (broken !== undefined) found.push({ defect: 'fragment', at, excerpt: text, detail: broken })
    const sentences = splitSentences(text, language)
    for (const [place, sentence] of sentences.entries()) {
      const before = sentences[place - 1] ?? shown[shownIndex - 1]
      // '第三讲' in a title counts the pages of a course.
      const word = unresolvedReference(sentence.replace(courseParts(language), ''), {
        index,
        title: heading,
        before,
        isSpoken: false,
        isCaptionShown,
      })
      const continues = place > 0 && index.contains(text)
      if (word !== undefined && !continues && !says.some((one) => one.startsWith(sentence.slice(0, 30))))
        found.push({ defect: 'reference', at, excerpt: sentence, detail: word })
      const page = boilerplateIn(sentence, language)
      if (page !== undefined) found.push({ defect: 'boilerplate', at, excerpt: sentence, detail: page })
    }
  }
  return found
}
