import { countWords } from '@lectern/domain/narration/count-words.ts'
import { withoutStop } from '../language/marks.ts'
import { smallNumbersIn } from '../language/words/announced-number.ts'
import { explainingSentences } from '../material/explain.ts'
import { isQuestion, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { headline } from './headline.ts'
import { sourcesOf } from './prose.ts'
import { ideaOf } from './slide-idea.ts'
import type { MakerInput, SlideMaker, Taken, WrittenIdea } from './slide-idea.ts'

/** Questions that fit on a slide, and their words. */
const run = { least: 2, most: 5, wordsOfEach: 16, words: 48 }
/** Words of the sentences that a script says around the questions. */
const around = { wanted: 60, most: 80 }
/** Words of a section that is said whole with its questions. */
const mostOfSection = 95

/** 'Ask yourself three questions.' with the questions after it: they are the points of a slide. */
interface Run {
  /** Undefined if the heading announces them. */
  readonly lead?: Sentence
  readonly questions: readonly Sentence[]
}

/** The questions that a sentence announces by their number, as the points of a slide. */
export const questionSlides: SlideMaker = (input) =>
  runsIn(input).flatMap((one) => ideaOf((taken) => slideOf(one, input, taken)))

function runsIn({ unit: { sentences, title }, material }: MakerInput): readonly Run[] {
  const { language } = material.page
  const first = sentences.findIndex(({ text }) => !isQuestion(text))
  const opening = sentences.slice(0, first < 0 ? sentences.length : first)
  const isHeaded =
    opening.every(({ block }) => block === sentences[0]?.block) &&
    fitsOnSlide(opening) &&
    smallNumbersIn(title, language).includes(opening.length)
  if (isHeaded) return [{ questions: opening }]
  return sentences.flatMap((lead, at): readonly Run[] => {
    if (lead.listed || !lead.isUsable || lead.isDependent || isQuestion(lead.text)) return []
    const after = sentences.slice(at + 1)
    const end = after.findIndex(({ text, block }) => block !== lead.block || !isQuestion(text))
    const questions = end < 0 ? after : after.slice(0, end)
    const isCounted = smallNumbersIn(lead.text, language).includes(questions.length)
    return fitsOnSlide(questions) && isCounted ? [{ lead, questions }] : []
  })
}

function fitsOnSlide(questions: readonly Sentence[]): boolean {
  const words = questions.map(({ text }) => countWords(text))
  return (
    questions.length >= run.least &&
    questions.length <= run.most &&
    words.every((count) => count <= run.wordsOfEach) &&
    words.reduce((sum, count) => sum + count, 0) <= run.words
  )
}

function slideOf({ lead, questions }: Run, input: MakerInput, taken: Taken): WrittenIdea | undefined {
  const { material, unit } = input
  const own = [...(lead ? [lead] : []), ...questions]
  if (own.some((one) => taken.has(one))) return undefined
  // The other sentences of a short section would be a slide of one line.
  const isShort =
    wordsIn(unit.sentences) <= mostOfSection && unit.blocks.every(({ kind }) => kind === 'paragraph')
  const beside = unit.sentences.filter(
    (one) => (isShort || one.block === own[0]?.block) && !own.includes(one) && !taken.has(one),
  )
  const orders = new Set(own.map(({ order }) => order))
  // 'If one answer is no, …' needs the questions, which are said.
  const free = beside.map((one) =>
    one.needs.length > 0 && one.needs.every((order) => orders.has(order))
      ? { ...one, needs: [], isDependent: false }
      : one,
  )
  const chosen = new Set(explainingSentences(material, free, [], around).map(({ order }) => order))
  const said = beside.filter(({ order }) => chosen.has(order))
  const all = [...said, ...own].toSorted((a, b) => a.order - b.order)
  return {
    type: 'bullets',
    content: {
      slide_title: headline(input),
      bullet_points: questions.map(({ text }) => material.lexicon.discourse.withoutOrdinal(text)),
    },
    ...(lead && { otherTitle: withoutStop(lead.text, material.page.language) }),
    says: all.map(({ text }) => text),
    sources: sourcesOf(all),
    at: own[0]?.block ?? '',
    worth: 1.5,
    isNeeded: true,
    uses: all,
    choice: questions.length,
  }
}
