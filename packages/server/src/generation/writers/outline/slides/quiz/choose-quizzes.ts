import { contentWords, overlap } from '../../language/words/content-words.ts'
import { marksOf } from '../../language/marks.ts'
import { comparable } from '../../language/normalise.ts'
import type { Material } from '../../material/material.ts'
import { makeQuestions, worthOf } from './make-questions.ts'
import { areAlike } from './question.ts'
import type { Question, QuestionKind } from './question.ts'
import { apartFrom } from './same-question.ts'
import { aboutPlainStatements } from './truths.ts'
import { quizSlide } from './quiz-slide.ts'
import type { QuizSlide } from './quiz-slide.ts'

/** All questions of a page as slides, the best first. */
export function makeQuizzes(material: Material): readonly QuizSlide[] {
  return makeQuestions(material).map((one) => quizSlide(one, material))
}

/** A slide with the part of the page that it is about. The frame has none. */
type Slide = QuizSlide & { readonly section?: unknown; readonly unit?: unknown }

/** A quiz and the number of slides before it. */
interface Placed {
  readonly question: Question
  readonly after: number
}

/**
 * The slides with the best quizzes among them. A quiz asks only what a slide before it teaches, and not for a sentence
 * that the slide just before it shows. The slides of the opening are before all quizzes.
 */
export function withQuizzes(
  opening: readonly QuizSlide[],
  body: readonly Slide[],
  material: Material,
  wished: number,
): readonly QuizSlide[] {
  const slides: readonly Slide[] = [...opening, ...body]
  const isTiny = body.length < fewestToAskAnything
  const questions = makeQuestions(material).filter(({ kind }) => !isTiny || ofUnderstanding.has(kind))
  const most = body.length === 0 ? 0 : isTiny ? Math.min(1, wished) : mostFor(body, questions, wished)
  // A year or a number that no objective is about is asked for only if no other question has a place.
  const important = questions.filter(({ isDetail }) => !isDetail)
  const chosen = chooseFrom(important, slides, opening.length, most)
  if (bestOf(chosen) >= leastAlone || most === 0) return among(slides, chosen, material)
  // A question that matches labels is replaced by one for a reason that the slides leave out.
  const wanted = chosen.length === 0 ? important : important.filter((one) => worthOf(one) >= leastOfMore)
  const extended = withOneTaught(wanted, slides, opening.length, material)
  if (extended) return extended
  if (chosen.length > 0) return among(slides, chosen, material)
  const details = chooseFrom(questions, slides, opening.length, most)
  if (details.length > 0) return among(slides, details, material)
  // A short deck may teach nothing that can be asked: one more sentence is said.
  const isLong = slides.length >= fewestSlides
  const plain = isLong ? aboutPlainStatements(material).toSorted((a, b) => worthOf(b) - worthOf(a)) : []
  const last = chooseFrom(plain, slides, opening.length, 1)
  if (questions.length === 0 && last.length > 0) return among(slides, last, material)
  return (
    withOneTaught([...questions, ...plain], slides, opening.length, material) ?? among(slides, last, material)
  )
}

/** The slides with the first question that has a place if one more sentence is said. */
function withOneTaught(
  questions: readonly Question[],
  slides: readonly Slide[],
  opening: number,
  material: Material,
): readonly QuizSlide[] | undefined {
  for (const question of questions) {
    const taught = teaching(question, slides, opening, material)
    const placed = taught && chooseFrom([question], taught, opening, 1)
    if (placed && placed.length > 0) return among(taught, placed, material)
  }
  return undefined
}

/** The fewest slides of the body for each quiz of a page that asks questions itself. */
const slidesPerOwnQuestion = 2.5

/** The slides of the body for each quiz of a page that asks nothing itself, if its questions are good. */
const slidesPerQuestion = 3.5
/** Only a question that tests this much is one more than the length of the deck asks for. */
const leastOfMore = 1.7

/** With a question that tests less alone, a deck tests no understanding. */
const leastAlone = 1.35

/** A page with questions of its own, or about which much can be asked that tests understanding, is asked more of them. */
function mostFor(body: readonly Slide[], questions: readonly Question[], wished: number): number {
  const own = questions.filter(({ isOfPage }) => isOfPage).length
  const good = questions.filter((one) => worthOf(one) >= leastOfMore).length
  return Math.max(
    wished,
    Math.min(own, wished + 1, Math.floor(body.length / slidesPerOwnQuestion)),
    Math.min(good, wished + 1, Math.floor(body.length / slidesPerQuestion)),
  )
}

/** After a single slide, a question for a term or a statement only repeats it. One for a reason or a consequence does not. */
const fewestToAskAnything = 2
const ofUnderstanding: ReadonlySet<QuestionKind> = new Set([
  'reason',
  'relation',
  'consequence',
  'step',
  'side',
  'row',
  'advice',
  'calculation',
])

/** A deck with fewer slides, without its summary, needs no quiz. */
const fewestSlides = 5

/** After the first one, a question that tests less is left out, and in a long deck one that tests hardly anything. */
const leastOfSecond = { ofFew: 1.05, ofLong: 0.65 }
/** A deck with fewer quizzes for its slides has few. */
const slidesOfFew = 7

function chooseFrom(
  questions: readonly Question[],
  slides: readonly Slide[],
  opening: number,
  most: number,
): readonly Placed[] {
  const chosen = chosenFrom(questions, slides, opening, most, (one, before) => withKnownOptions(one, before))
  if (bestOf(chosen) >= leastOfMore) return chosen
  const spared = chosenFrom(questions, slides, opening, most, (one, before) =>
    withKnownOptions(one, before, true),
  )
  const better = bestOf(spared) > bestOf(chosen) ? spared : chosen
  return better.length > 0 ? better : chosenFrom(questions, slides, opening, most, (question) => question)
}

/** How much the best of some quizzes tests. */
function bestOf(chosen: readonly Placed[]): number {
  return Math.max(0, ...chosen.map(({ question }) => worthOf(question)))
}

function chosenFrom(
  questions: readonly Question[],
  slides: readonly Slide[],
  opening: number,
  most: number,
  after: (question: Question, before: readonly Taught[]) => Question | undefined,
): readonly Placed[] {
  const taught = slides.map(taughtBy)
  const inside = new Set(slides.flatMap((slide, at) => (continuesList(slides[at - 1], slide) ? [at] : [])))
  const chosen: Placed[] = []
  let left = questions
  while (chosen.length < most && left.length > 0) {
    const isShort = chosen.length >= Math.floor((slides.length - opening) / slidesOfFew)
    const leastNow = isShort ? leastOfSecond.ofFew : leastOfSecond.ofLong
    const [best] = left
      .filter((question) => chosen.length === 0 || worthOf(question) >= leastNow)
      .map((question) => ({ question, value: valueOf(question, chosen, most) }))
      .filter(({ value }) => value > 0)
      .sort((a, b) => b.value - a.value)
    if (!best) break
    left = left.filter((one) => one !== best.question)
    const placed = placesFor(best.question, { taught, slides, chosen, least: opening + 1, inside }).flatMap(
      (at) => {
        const question = after(best.question, taught.slice(0, at))
        return question ? [{ question, after: at }] : []
      },
    )
    const count = Math.max(0, ...placed.map(({ question }) => question.wrong.length))
    const first = placed.find(({ question }) => question.wrong.length === count)
    if (!first) continue
    chosen.push(first)
    left = left.flatMap((one) => apartFrom(one, best.question) ?? [])
  }
  return chosen
}

/** The slides with the sentences that a question needs, on the slide that is about the same paragraph or at least the same heading. */
function teaching(
  { teaches: fact, sources }: Question,
  slides: readonly Slide[],
  opening: number,
  material: Material,
): readonly Slide[] | undefined {
  const needed = material.sentences
    .filter(({ block, text }) => sources.includes(block) && fact.includes(text))
    .map(({ text }) => text)
  if (needed.join(marksOf(material.page.language).space) !== fact) return undefined
  const units = material.sections
    .flatMap((section) => section.units)
    .filter((unit) => unit.blocks.some(({ id }) => sources.includes(id)))
  const isOfBlock = (slide: Slide) => slide.sources.some((id) => sources.includes(id))
  const isOfUnit = (slide: Slide) => units.some((unit) => unit === slide.unit)
  const isTaught = (slide: Slide, place: number) => place >= opening && isOfBlock(slide)
  const found = slides.findIndex(isTaught)
  const at = found < 0 ? slides.findLastIndex(isOfUnit) : found
  const slide = slides[at]
  if (!slide || at < opening || slides.some(({ says }) => needed.every((text) => says.includes(text))))
    return undefined
  return slides.with(at, {
    ...slide,
    says: [...slide.says.filter((text) => !needed.includes(text)), ...needed],
  })
}

function among(
  slides: readonly QuizSlide[],
  chosen: readonly Placed[],
  material: Material,
): readonly QuizSlide[] {
  const ordered = chosen.toSorted((a, b) => a.after - b.after)
  const quizzes: { readonly after: number; readonly slide: QuizSlide }[] = []
  for (const { after, question } of ordered) {
    const letter = quizzes.at(-1)?.slide.content['correct_answer']
    const avoid = typeof letter === 'string' ? letter : undefined
    quizzes.push({ after, slide: quizSlide(question, material, avoid) })
  }
  return [...slides.entries()].flatMap(([at, slide]) => [
    slide,
    ...quizzes.filter(({ after }) => after === at + 1).map((one) => one.slide),
  ])
}

/** Another kind, another source and another answer than the questions before. */
function valueOf(question: Question, chosen: readonly Placed[], most: number): number {
  const others = chosen.map((one) => one.question)
  const ofKind = others.filter(({ kind }) => familyOf(kind) === familyOf(question.kind)).length
  if (question.isDetail && others.length > 0) return 0
  if (isScarce(question.kind) && ofKind >= Math.max(1, Math.floor(most / 3))) return 0
  const ofSource = others.filter(({ sources }) => sources.some((id) => question.sources.includes(id))).length
  // A second reason still asks for more than a definition.
  const ofSame = ofUnderstanding.has(question.kind) ? ofKind / 2 : ofKind
  return worthOf(question) / (1 + ofSame) / (1 + ofSource)
}

function familyOf(kind: QuestionKind): string {
  if (kind === 'statement') return 'truth'
  return kind === 'term' || kind === 'meaning' || kind === 'gap' || kind === 'subject' ? 'term' : kind
}

/** Questions for terms, and those that can be guessed, are at most a third each. */
function isScarce(kind: QuestionKind): boolean {
  return familyOf(kind) === 'term' || familyOf(kind) === 'truth'
}

interface Taught {
  readonly text: string
  readonly words: ReadonlySet<string>
  /** The text that the slide shows. */
  readonly shown: string
}

function taughtBy({ content, says }: QuizSlide): Taught {
  const shown = Object.entries(content)
    .filter(([name]) => !name.startsWith('image_'))
    .flatMap(([, value]) => value)
    .join(' ')
  const text = `${shown} ${says.join(' ')}`
  return { text: comparable(text), words: contentWords(text), shown: comparable(shown) }
}

/** How much of a fact a slide has to say. */
const leastTaught = 0.8

function saysFact(slide: Taught, fact: string, least = leastTaught): boolean {
  const words = contentWords(fact)
  return words.size < 3 ? hasAll(slide, fact) : overlap(words, slide.words) >= least
}

function teaches(slide: Taught, { ask, teaches: fact, right, kind, least = leastTaught }: Question): boolean {
  const isSaid = saysFact(slide, fact, least)
  if (kind !== 'truth') return isSaid && isIn(right, slide)
  // A false statement is about what a learner has heard.
  return isSaid && overlap(contentWords(ask), slide.words) >= leastHeard
}

const leastHeard = 0.5

/** Every number and short word. */
function hasAll({ text }: Taught, fact: string): boolean {
  const words = comparable(fact).split(' ')
  return text.includes(words.join(' ')) || words.every((word) => ` ${text} `.includes(` ${word} `))
}

function isIn(answer: string, slide: Taught): boolean {
  const text = comparable(answer)
  return text === '' || slide.text.includes(text) || overlap(contentWords(answer), slide.words) >= leastTaught
}

/** Whether a slide shows further points of the list of the slide before it: no question comes between them. */
function continuesList(before: QuizSlide | undefined, slide: QuizSlide): boolean {
  const isOfPoints = (one: QuizSlide | undefined) => one !== undefined && 'bullet_points' in one.content
  const [block] = slide.sources
  return (
    isOfPoints(before) &&
    isOfPoints(slide) &&
    slide.isNeeded === true &&
    block !== undefined &&
    before?.sources.includes(block) === true
  )
}

/** With fewer wrong options, a question can be guessed. */
const fewestWrong = 2
/** A wrong option is known if the slides before have this share of its words. */
const leastKnown = 0.6
/** The options of these are the page's own, or statements that the slides before say. */
const withOwnOptions: ReadonlySet<QuestionKind> = new Set([
  'own',
  'truth',
  'statement',
  'step',
  'order',
  'side',
  'calculation',
])

/**
 * The question with those of its wrong options that the slides before it teach: a learner cannot judge the others. Undefined
 * if too few are left. Statements that were taught may take the places of options that come later.
 */
function withKnownOptions(
  question: Question,
  before: readonly Taught[],
  takesSpare = false,
): Question | undefined {
  if (withOwnOptions.has(question.kind)) return question
  const words = new Set(before.flatMap((slide) => [...slide.words]))
  const text = before.map((slide) => slide.text).join(' ')
  const ofRight = contentWords(question.right)
  const isKnown = (option: string) => {
    const own = contentWords(option)
    // The opposite of the right answer is understood by those who know this one.
    const isReversed = ofRight.size > 1 && overlap(ofRight, own) >= 0.5
    return isReversed || text.includes(comparable(option)) || overlap(own, words) >= leastKnown
  }
  const kept = question.wrong.filter(isKnown)
  const wrong = takesSpare
    ? [...kept, ...(question.spare ?? []).filter(isKnown)]
        .filter((option, at, all) => !all.slice(0, at).some((other) => areAlike(option, other)))
        .slice(0, question.wrong.length)
    : kept
  return wrong.length < Math.min(fewestWrong, question.wrong.length) ? undefined : { ...question, wrong }
}

/** Where a quiz may be. */
interface Room {
  readonly taught: readonly Taught[]
  readonly slides: readonly Slide[]
  readonly chosen: readonly Placed[]
  readonly least: number
  readonly inside: ReadonlySet<number>
}

/**
 * The numbers of slides before the quiz, the best first: after a slide that teaches the fact, with a slide between if possible.
 * A quiz closes the part that it is about, or at the latest the next one, and is not between slides of one heading.
 */
function placesFor(question: Question, { taught, slides, chosen, least, inside }: Room): readonly number[] {
  const firsts = [question.teaches, ...(question.needs ?? [])].map((fact, at) =>
    taught.findIndex((slide) => (at === 0 ? teaches(slide, question) : saysFact(slide, fact))),
  )
  const first = Math.max(...firsts)
  if (firsts.some((at) => at < 0)) return []
  const statements = [question.teaches, question.because]
  const isShown = (slide: Taught | undefined) =>
    statements.some((text) => slide?.shown.includes(comparable(text)))
  // A table shows what its cells say in other words than the reason does.
  const isBelowTable = (after: number) => {
    const slide = slides[after - 1]
    return (
      slide !== undefined &&
      'header_1' in slide.content &&
      slide.sources.some((id) => question.sources.includes(id))
    )
  }
  // Two review questions of the page may close it together.
  const mayShare = (after: number) =>
    question.isOfPage === true &&
    after === slides.length &&
    chosen.filter((one) => one.after === after).length < mostTogether
  const isFree = (after: number) =>
    chosen.every((one) => Math.abs(one.after - after) > 1 || (one.after === after && mayShare(after)))
  const near = new Set(
    endsOfParts(first, slides, question.isOfPage === true || ofUnderstanding.has(question.kind)),
  )
  const places = taught
    .map((_, at) => at + 1)
    .filter((after) => after > first && after >= least && !inside.has(after) && near.has(after))
  const unseen = places.filter((after) => !isShown(taught[after - 1]))
  const closing = unseen.filter((after) => isEndOf('section', after, slides))
  const spaced = (ends: readonly number[]) => ends.filter((after) => after >= first + 2)
  const found = [...new Set([...spaced(closing), ...closing, ...spaced(unseen), ...unseen])]
  return [
    ...found.filter((after) => !isBelowTable(after)),
    ...found.filter((after) => isBelowTable(after)),
  ].filter(isFree)
}

const mostTogether = 2

/** Whether the next slide is of another part. Slides without a part, as those of the frame, are apart from each other. */
function isEndOf(part: 'section' | 'unit', after: number, slides: readonly Slide[]): boolean {
  const [before, next] = [slides[after - 1]?.[part], slides[after]?.[part]]
  return before === undefined || before !== next
}

/**
 * The ends of the headings within the section of a slide and within the one after it. A question that the page asks itself, mostly
 * at its end, and one that tests understanding may be asked at any later one.
 */
function endsOfParts(first: number, slides: readonly Slide[], isAtAny: boolean): readonly number[] {
  const own = slides[first]?.section
  const ends = [...slides.keys()]
    .map((at) => at + 1)
    .filter((after) => after > first && isEndOf('unit', after, slides))
  if (own === undefined || isAtAny) return ends
  const later = slides.slice(first + 1).map(({ section }) => section)
  const next = later.find((section) => section !== own)
  return ends.filter((after) => [own, next].includes(slides[after - 1]?.section))
}
