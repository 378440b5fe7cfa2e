import type { SlideDraft, SlideshowDraft } from '../../../drafts/slideshow-draft.ts'
import type { WritingRequest } from '../../../writer.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { pointsOfDeck, titledSections } from './deck-summary.ts'
import { closingQuestions } from './closing-questions.ts'
import { leastRoom, wantedMinutes } from './deck-length.ts'
import { isAfterOtherText } from '../material/after-other-text.ts'
import { nearestLength } from '../material/nearest-length.ts'
import { announceParts, connectSlides } from './connect-slides.ts'
import { fitBody, lengthOf, planBody } from './plan-body.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'
import { indexSentences } from './spoken-sentences.ts'
import { withoutDrawnTwice } from '../drawings/prefer-drawings.ts'
import { isAboutPart } from '../language/named-parts.ts'
import { capitalised, enumerate } from '../language/enumerate.ts'
import { refersBack } from '../language/refers-back.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { tidyHeading, trimHeading } from '../slides/headline.ts'
import { marksOf, withEndMark, withoutStop } from '../language/marks.ts'
import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import { namesIntroduction } from '../language/introduction-headings.ts'
import { isShortAnswer } from '../language/words/short-answers.ts'
import { subjectOfStatement } from '../language/words/stating-verbs.ts'
import type { Material } from '../material/material.ts'
import { fill } from '../language/phrase-book.ts'
import { makeQuizzes, withQuizzes } from '../slides/quiz/choose-quizzes.ts'
import { isOpen, isQuestion, passageFrom, standsAlone, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { slideMakers } from './slide-makers.ts'
import { termsInRows } from '../slides/term-rows.ts'
import { courseParts } from '../language/words/course-parts.ts'
import { recallsEarlierPart } from '../language/words/earlier-parts.ts'
import { definesPartOfHeading, opensInstructions, saysNothingOf } from '../slides/answers-heading.ts'
import { definesTerm } from './types-of-ideas.ts'
import { sourcesOf } from '../slides/prose.ts'
import { adaptable } from '../slides/slide-idea.ts'
import type { SlideIdea } from '../slides/slide-idea.ts'
import { withoutAbbreviations } from '../../../../audio/speech/text/spoken-forms.ts'
import { toSpokenText } from '../language/sentences/spoken.ts'
import { briefSummary, ownSummary, pickSummary } from '../material/summary.ts'

/** A slide without a place on the page. */
export type Frame = Omit<SlideIdea, 'worth' | 'at'>

/** Words of the intro on the title slide. */
const mostIntroWords = 14
/** How much of a page's first paragraph the title slide says. A short page has all of it there and no slide of its own. */
const openings = { ofShort: { words: 75, sentences: 4 }, ofLong: { words: 40, sentences: 2 } }
const mostOfShort = 350
/** Pages with fewer words keep their sentences for the slides after the title. */
const leastToShare = 150

/** Title, goals, the sections in order with questions between them, a summary. */
export async function writeDeck(material: Material, request: WritingRequest): Promise<SlideshowDraft> {
  const wished = request.options.minutes
  const minutes = wantedMinutes(material, wished)
  const isShort = wished !== undefined && wished < enoughMinutes
  const title = isShort ? shortTitle(titleSlide(material)) : titleSlide(material)
  const goals = isShort ? undefined : goalsSlide(material)
  const most = isShort ? 0 : mostQuizzes(minutes)
  const expected = makeQuizzes(material).slice(0, most)
  // The summary of the page is a part of it, however short the page is.
  const sumsUpItself = !isShort && material.summary.length > 0
  // The title slide may say a part of its own.
  const beforeBody = title.uses.length > 0 ? 1 : 0
  const summaryOf = (body: readonly PlacedIdea[]) =>
    body.length > 0 && body.length + beforeBody < fewestToSumUp && !sumsUpItself
      ? undefined
      : summarySlide(material, body, mostPoints(minutes, wished === undefined ? body : []), title.says)
  const frame = [title, ...(goals ? [goals] : []), ...expected]
  const options = ideasOf(material, request)
  const opening = [title, ...(goals ? [goals] : [])]
  const around = (body: readonly PlacedIdea[]): readonly Frame[] => {
    const summary = summaryOf(body)
    const parts = goals || isShort ? undefined : announceParts(body, material)
    const begin = opening.map((one) =>
      one === title && parts ? { ...title, says: [...title.says, parts] } : one,
    )
    const connected = isShort ? body : connectSlides(body, material, parts !== undefined)
    const slides = withQuizzes(begin, connected, material, most)
    const closing = isShort || body.length === 0 ? undefined : closingQuestions(material, askedIn(slides))
    return [...slides, ...(closing ? [closing] : []), ...(summary ? [summary] : [])]
  }
  const plan = (asked: number) =>
    planBody({
      material,
      ideas: options,
      frame,
      taken: title.uses,
      minutes: asked,
      least: wished === undefined ? leastRoom(material, options) : { minutes: 0, slides: 0, sections: false },
      summaryOf,
    })
  const fitted = async (body: readonly PlacedIdea[], set: number) =>
    fitBody({ body, whole: around(body), material, minutes: set, taken: title.uses })
  const ideas =
    wished === undefined
      ? around(await plan(minutes))
      : await nearestLength({
          minutes: wished,
          // Another script may allow another question, so the length is fitted to the questions that are asked in the end.
          write: async (asked) => around(await fitted(await fitted(await plan(asked), wished), wished)),
          minutesOf: (whole) => lengthOf(whole, material.page.language),
        })
  const slides: SlideDraft[] = []
  for (const [index, idea] of ideas.entries()) {
    request.signal?.throwIfAborted()
    slides.push(await completeSlide(idea, material))
    request.onProgress?.(index + 1, ideas.length)
  }
  return { title: material.page.title, language: material.page.language, slides }
}

/** If the author sets fewer minutes, it has no time for objectives and questions. */
const enoughMinutes = 1.5

/** After fewer slides with text of the page, a summary only repeats what was just said. */
const fewestToSumUp = 3

/** Minutes of content before a quiz: about five slides. */
const minutesPerQuiz = 2.5

/** The questions of the quizzes among some slides. */
function askedIn(slides: readonly Frame[]): readonly string[] {
  return slides.flatMap(({ content: { quiz_question: ask } }) => (typeof ask === 'string' ? [ask] : []))
}

function mostQuizzes(minutes: number): number {
  return Math.max(1, Math.round(minutes / minutesPerQuiz))
}

/** Shortens the title slide: it only names the topic. */
function shortTitle(title: TitleSlide): TitleSlide {
  return { ...title, says: title.says.slice(0, 1), uses: [] }
}

/** A long page has a point for each of its sections, as far as they can be kept in mind. */
const mostSpokenPoints = 8

/** Points of the spoken summary: one for each section of `body` at least. */
function mostPoints(minutes: number, body: readonly PlacedIdea[]): number {
  const wanted = Math.max(Math.round(minutes * 2.3), titledSections(body))
  return Math.max(2, Math.min(mostSpokenPoints, wanted))
}

/** Converts the spoken text of an idea to spoken words. */
export async function completeSlide(idea: Frame, { page }: Material): Promise<SlideDraft> {
  // 'III wieku p.n.e.' is read on the slide, and said in words.
  const isEnglish = languageOf(page.language) === 'en'
  const says = isEnglish ? idea.says : idea.says.map((text) => withoutAbbreviations(text, page.language))
  const script = await toSpokenText(withStopBeforeLabel(says, page.language), page.language)
  return {
    slide_type: idea.type,
    content: withArrows(withoutTitleInText(idea.content, page.language)),
    ...(idea.drawing && { drawing: idea.drawing }),
    audio_script: script,
    sources: idea.sources,
  }
}

/** '->' between words, as notes are typed, is shown as an arrow. */
function withArrows(content: Frame['content']): Frame['content'] {
  const points = content['bullet_points']
  return Array.isArray(points) ? { ...content, bullet_points: points.map(withArrow) } : content
}

function withArrow(text: string): string {
  return /[`$]/u.test(text) ? text : text.replace(/(?<=\s)-{1,2}>(?=\s)/gu, '→')
}

/** 'There are four responses. Avoid: change the plan.' Two colons after each other are not heard as a list. */
function withStopBeforeLabel(says: readonly string[], language: string): readonly string[] {
  return says.map((text, at) =>
    isOpen(text) && opensWithName.test(says[at + 1] ?? '') ? withEndMark(text, language) : text,
  )
}

const opensWithName = /^[^.!?。！？:：]{1,60}[:：]\s?\S/u

/** The title is above the text, so the text does not begin with it: 'Lakes: they formed …' below 'Lakes'. */
function withoutTitleInText(content: Frame['content'], language: string): Frame['content'] {
  const { slide_title: title, slide_content: text } = content
  const start = `${String(title)}${marksOf(language).colon}`
  return typeof text === 'string' && text.startsWith(start)
    ? { ...content, slide_content: capitalised(text.slice(start.length)) }
    : content
}

/** All slides that the sections could become. */
function ideasOf(material: Material, { images }: WritingRequest): readonly PlacedIdea[] {
  const sentenceOf = indexSentences(material)
  const all = material.sections.flatMap((section) =>
    section.units.flatMap((unit) => {
      const inRows = termsInRows({ material, unit })
      // A card names its term as its first source.
      const isInRow = ({ type, sources: [term = ''] }: SlideIdea) => definesTerm(type) && inRows.has(term)
      return slideMakers
        .flatMap((make) => make({ material, images, section, unit }))
        .filter((idea) => idea.says.some(Boolean) && !isInRow(idea))
        .map((idea): PlacedIdea => ({ ...adaptable(idea, sentenceOf), section, unit }))
    }),
  )
  return withoutDrawnTwice(all)
}

/** A title slide, and the sentences of the page that it says. */
export interface TitleSlide extends Frame {
  readonly uses: readonly Sentence[]
}

/** The title slide says how the page begins, and shows its key phrase. */
export function titleSlide(material: Material): TitleSlide {
  const { page, lexicon, sentences } = material
  const start =
    beforeAnswer(sentences.slice(0, 8), material).find(
      (one) =>
        (standsAlone(one) || namesSubject(one, material) || followsOpeningQuestion(one, material)) &&
        !one.listed &&
        !isAfterOtherText(one, material) &&
        one.words <= 45 &&
        (one.block === sentences[0]?.block || !answerOfOpening(material)),
    ) ?? answerOfOpening(material)
  const headings = material.sections
    .map(({ title }) => tidyHeading(title))
    .filter((heading) => heading !== '' && heading !== page.title)
    .filter((heading) => !namesIntroduction(heading, page.language))
    .filter((heading) => !lexicon.discourse.speaksOfPage(heading))
  // A short page has few sentences for its other slides.
  const words = wordsIn(sentences)
  const most = words <= mostOfShort ? openings.ofShort : openings.ofLong
  const isOpening = start !== undefined && opensPage(start, material)
  const whole = start && isOpening ? wholeOpening(start, material) : undefined
  const passage =
    start && (isOpening || words >= leastToShare)
      ? (whole ??
        withShortRest(
          withContinuation(passageFrom(sentences, start, most.words, most.sentences), sentences),
          sentences,
        ))
      : []
  // The text of a section is taught on its slides.
  const isOfSection =
    start !== undefined && (leavesNoSection(passage, start, material) || answersPart(start, material))
  const said = isOfSection ? [] : withTurn(passage, material)
  const subtitle = onOneLine(headings)
  // An answer says nothing without its question.
  const isFirst =
    start?.order === sentences[0]?.order || !said.some(({ order }) => order === sentences[0]?.order)
  const isWanted = start && said.length > 0 && isFirst && (subtitle === undefined || statesTopic(start, page))
  const short = isWanted ? shortenForSlide(start.text, mostIntroWords, lexicon) : undefined
  const isOfPage =
    short !== undefined && !saysNothingOf(short, page.language) && !recallsEarlierPart(short, page.language)
  const intro = isOfPage ? short : undefined
  return {
    type: 'title',
    content: {
      course_title: trimHeading(page.title, lexicon),
      ...(subtitle === undefined ? {} : { course_subtitle: subtitle }),
      ...(intro ? { course_intro: withEndMark(intro, page.language) } : {}),
    },
    says: [fill(lexicon.phrases, lexicon.phrases.topic, topicOf(page)), ...said.map(({ text }) => text)],
    sources: sourcesOf([...(start ? [start] : []), ...said]),
    uses: said,
  }
}

/** Words of the text before the first heading that the title slide says whole: a problem, and the thesis that answers it. */
const mostOfOpening = 100

/** All that can be said of a short text before the first heading. A slide for its rest would be cut off from its start. */
function wholeOpening(start: Sentence, { sections, page }: Material): readonly Sentence[] | undefined {
  const unit = sections[0]?.units.find(({ sentences }) => sentences.includes(start))
  const first = openingQuestion(start, unit?.sentences ?? []) ?? start
  const rest = unit?.sentences.filter((one) => one.order >= first.order && !one.listed) ?? []
  const said: Sentence[] = []
  for (const one of rest) {
    const orders = new Set(said.map(({ order }) => order))
    const isUnderstood = one === first || one === start || !one.isDependent || one.needs.length > 0
    // The short answer to a question is said with it: 'Of course not.'
    const isAnswer = isShortAnswer(one.text, page.language) || isQuestion(said.at(-1)?.text ?? '')
    const isSayable = one.isUsable || (one.companion && (isQuestion(one.text) || isAnswer))
    if (isSayable && isUnderstood && one.needs.every((order) => orders.has(order))) said.push(one)
  }
  const isWhole = said.every(({ misleadsWithout }) =>
    misleadsWithout.every((order) => said.some((one) => one.order === order)),
  )
  return isWhole && said.length > 0 && wordsIn(said) <= mostOfOpening ? said : undefined
}

/** 'Because its grip is limited', if the page opens with a question and says nothing else before its first heading. */
function answerOfOpening(material: Material): Sentence | undefined {
  const [question, answer] = material.sentences
  if (!question || !answer?.isUsable || !opensPage(answer, material)) return undefined
  const asks = openingQuestion(answer, [question, answer]) !== undefined
  return asks && wholeOpening(answer, material) ? answer : undefined
}

/** The question with which the page opens, if the sentence after it answers it: 'Why do attackers rarely break codes? Because …' */
function openingQuestion(start: Sentence, sentences: readonly Sentence[]): Sentence | undefined {
  const [first, answer] = sentences
  const isAnswered =
    first?.companion &&
    isQuestion(first.text) &&
    answer?.block === first.block &&
    answer.needs.includes(first.order)
  return isAnswered && start.order > first.order && start.block === first.block ? first : undefined
}

/** With the sentences after it that need it: 'The reason is chemical: …' is understood only there. */
function withContinuation(passage: readonly Sentence[], sentences: readonly Sentence[]): readonly Sentence[] {
  const said = [...passage]
  for (const next of sentences.filter(({ order }) => order > (passage.at(-1)?.order ?? Infinity))) {
    const last = said.at(-1)
    const continues = next.block === last?.block && next.isUsable && next.needs.includes(last.order)
    const words = wordsIn(said) - wordsIn(passage) + next.words
    if (!continues || next.misleadsWithout.length > 0 || words > mostOfContinuation) break
    said.push(next)
  }
  return said
}

const mostOfContinuation = 40

/** The rest of the paragraph has no slide of its own if it is short: the opening says it too. */
function withShortRest(passage: readonly Sentence[], sentences: readonly Sentence[]): readonly Sentence[] {
  const last = passage.at(-1)
  if (!last) return passage
  const rest = sentences.filter(({ block, order }) => block === last.block && order > last.order)
  const isShort = rest.length > 0 && rest.every(({ isUsable }) => isUsable) && wordsIn(rest) <= mostOfRest
  return isShort ? [...passage, ...rest] : passage
}

const mostOfRest = 18

/** The text before the first heading opens the page. The parts after it have enough sentences of their own. */
function opensPage(start: Sentence, { sections }: Material): boolean {
  const [first, ...others] = sections
  const isBefore =
    first?.title === '' &&
    first.units.some((unit) => unit.path.length === 0 && unit.sentences.includes(start))
  return isBefore && others.some(({ words }) => words >= leastOfPart)
}

const leastOfPart = 15

/** The sentences before an answer to a heading: those after it would be said before it. */
function beforeAnswer(sentences: readonly Sentence[], material: Material): readonly Sentence[] {
  const answer = sentences.findIndex((one) => one.answers && !namesSubject(one, material))
  return answer < 0 ? sentences : sentences.slice(0, answer)
}

/** Whether the opening would say most of a section that has a heading of its own. */
function leavesNoSection(passage: readonly Sentence[], start: Sentence, { sections }: Material): boolean {
  const section = sections.find(({ units }) => units.some((unit) => unit.sentences.includes(start)))
  const isOnlyOne = sections.filter(({ title }) => title !== '').length < 2
  return (
    section !== undefined &&
    section.title !== '' &&
    !isOnlyOne &&
    wordsIn(passage) > wordsIn(section.units.flatMap((unit) => unit.sentences)) * mostOfSection
  )
}

/** Whether a sentence defines what one of several parts is about, or is the first of its instructions: that part needs it. */
function answersPart(start: Sentence, material: Material): boolean {
  const titled = material.sections.filter(({ title }) => title !== '')
  const answers = definesPartOfHeading(start, material) || opensInstructions(start, material)
  return titled.length > 1 && answers
}

/** The share of a section that the title slide may say. */
const mostOfSection = 0.5

/** 'Osmosis is …' below 'What is osmosis?' needs no heading, and what follows it would be said before it. */
function namesSubject(one: Sentence, { lexicon, page }: Material): boolean {
  const isAlone = standsAlone({ ...one, answers: false }) && !lexicon.isDependent(one.text)
  // Korean adds particles to a name: '면역은' is about '면역'.
  const [first = ''] = /^[\p{L}\p{M}]+/u.exec(one.text.toLowerCase()) ?? []
  const isNamed = [...contentWords(page.title)].some((word) => word.length > 1 && first.startsWith(word))
  return one.answers && isAlone && (isNamed || statesTopic(one, page))
}

/**
 * 'Have you ever wondered why you get a shot? Vaccines train the immune system …': the page opens with a question to the reader,
 * which the title slide leaves out. The statement after it is understood without it.
 */
function followsOpeningQuestion(one: Sentence, { sentences, lexicon }: Material): boolean {
  const before = sentences[sentences.indexOf(one) - 1]
  return (
    before !== undefined &&
    before === sentences[0] &&
    before.block === one.block &&
    isQuestion(before.text) &&
    one.isUsable &&
    one.misleadsWithout.length === 0 &&
    one.needs.every((order) => order === before.order) &&
    !lexicon.isDependent(one.text) &&
    !refersBack(one.text, lexicon)
  )
}

/** 'A map that colours areas is called a choropleth map' states what the page is about. A scene that it opens with does not. */
function statesTopic({ text }: Sentence, { title, language }: Material['page']): boolean {
  const subject = subjectOfStatement(text, language)
  return subject !== undefined && overlap(stems(contentWords(subject)), stems(contentWords(title))) > 0
}

/** Words of the sentence that limits the opening. */
const mostTurnWords = 30

/** The opening with the 'But …' after it: one half of a dilemma is no dilemma. */
function withTurn(passage: readonly Sentence[], { sentences, lexicon }: Material): readonly Sentence[] {
  const last = passage.at(-1)
  const next = last && sentences[sentences.indexOf(last) + 1]
  const isTurn =
    next?.block === last?.block &&
    next?.isUsable &&
    next.words <= mostTurnWords &&
    lexicon.discourse.contrasts(next.text)
  return isTurn ? [...passage, next] : passage
}

/** Without the place of the page in its course: 'Lecture 6: …', '4.2 …'. */
function topicOf(page: Material['page']): string {
  const { title } = page
  if (isAboutPart(title, page)) return title
  const topic = title
    .replace(courseParts(page.language), '')
    .replace(/^(?:\p{L}+\s\d[\d.]*\s*[:：.–—-]|\d[\d.]*[.:)]?(?=\s\p{Lu}))\s*/u, '')
  return /\p{L}{3}/u.test(topic) ? topic : title
}

/** All headings if they fit on one line of a title slide. Some of them, or one alone, would look like what the page is about. */
function onOneLine(headings: readonly string[]): string | undefined {
  const most = 60
  const all = headings.join(' · ')
  return headings.length > 1 && all.length <= most ? all : undefined
}

function goalsSlide({ goals, lexicon, page }: Material): Frame | undefined {
  if (!goals) return undefined
  const items = goals.items.slice(0, 6)
  // An objective with half of it left out is another objective, so the slide wraps a long one.
  const points = items.map((item) => withoutStop(item, page.language))
  // A list of the sections is no list of objectives, whatever its heading says.
  if (areHeadings(items, page.language)) return outlineSlide(items, goals.sources, { lexicon, page })
  const lead = goals.lead || lexicon.phrases.goals
  // 'After this lesson' is continued by each goal: 'can you name the chambers' of a German page is no question.
  const opens = tidyHeading(goals.lead)
  const isContinued =
    tidyHeading(goals.title) === '' && opens !== '' && items.every((item) => /^\p{Ll}/u.test(item))
  return {
    type: 'bullets',
    content: {
      slide_title:
        tidyHeading(goals.title) || (isContinued ? trimHeading(opens, lexicon) : lexicon.phrases.overview),
      bullet_points: isContinued ? points : points.map(capitalised),
    },
    says: [enumerate(lead, points, page.language)],
    sources: goals.sources,
  }
}

/** 'Europe on the Brink of Change': the words of headings have capitals. German nouns have them too. */
function areHeadings(items: readonly string[], language: string): boolean {
  if (languageOf(language) === 'de') return false
  const later = items.map((item): readonly string[] => item.match(/(?<=\s)\p{L}{4,}/gu) ?? [])
  const isCapital = (word: string) => /^\p{Lu}/u.test(word)
  // An objective may be mostly a name: 'Describe the role of Francisco de Paula Santander'.
  return (
    later.flat().length >= items.length / 2 &&
    later.every((some) => some.filter(isCapital).length >= some.length * shareOfCapitals)
  )
}

const shareOfCapitals = 0.7

/** The sections that follow, with their capitals. */
function outlineSlide(
  items: readonly string[],
  sources: readonly string[],
  { lexicon: { phrases }, page }: Pick<Material, 'lexicon' | 'page'>,
): Frame {
  return {
    type: 'bullets',
    content: { slide_title: phrases.overview, bullet_points: items },
    says: [enumerate(phrases.overview, items, page.language, { isNamed: true })],
    sources,
  }
}

/** How much the worth of a point counts against its length, which the audience reads along. */
const worthCounts = 0.4
/** The points of a summary, and their words together with those of the page's own summary: the script says no other ones. */
const pointsShown = { most: 8, words: 100 }
/** Words of a line of the summary whose sentence the script says whole. */
const mostOfLine = 9
/** A summary of the page with a sentence for each three sections sums up all of them. */
const fewestOfParts = 3
/** Words of the page's own summary if a slide says all of it. */
const mostOfOwn = 100
/** Words of a point on the slide. */
const mostPointWords = 14
/** Words of a spoken point. */
const mostSummaryWords = 36
/** The next sentence often explains a sentence of so few words. */
const mostLeadWords = 9

/** The points of the slides before it; without slides, the most important sentences of the page. */
export function summarySlide(
  material: Material,
  body: readonly PlacedIdea[] = [],
  most = pointsShown.most,
  before: readonly string[] = [],
): Frame | undefined {
  const whole = ownSummary(material, mostOfOwn)
  const single = () =>
    body.length > 0 ? briefSummary(material, contentWords(body.flatMap(({ says }) => says).join('\n'))) : []
  const own = whole.length > 0 ? whole : single()
  // The author's own summary is complete, unless it has only one sentence, or a few for many sections.
  const isComplete = whole.length > 0 && whole.length * fewestOfParts >= titledSections(body)
  const left = isComplete ? 0 : most - own.length
  const points = body.length > 0 ? pointsOfDeck(body, material, left, before, own) : []
  // The author's words are the last ones.
  const all = [...points.filter(({ block }) => !own.some((one) => one.block === block)), ...own]
  const chosen = all.length > 0 ? all : pickSummary(material).short
  const lines = shownOf(own, material)
  const others = chosen.filter((one) => !own.some((other) => other === one))
  const shown = fittingPoints(
    others.map((one) => ({
      ...one,
      whole: wholeSentence(one, material),
      text: briefLine(one.text, material),
    })),
    lines,
  )
  const said = [...shown, ...own]
  if (said.length === 0) return undefined
  return {
    type: 'summary',
    content: {
      summary_text: [...shown.map(({ text }) => text), ...lines].join('\n'),
    },
    says: [
      material.lexicon.phrases.sumUp,
      ...shown.map(({ whole: sentence }) => sentence),
      ...own.map(({ text }) => text),
    ],
    sources: [...new Set(said.flatMap((one) => ['lead' in one ? (one.lead ?? []) : [], one.block].flat()))],
  }
}

/**
 * The sentence of which the slide shows a key phrase, unless it is long. 'Water wakes up everything else.' is short and
 * says little without the sentence that explains it.
 */
function wholeSentence(
  { text, order, block }: { readonly text: string; readonly order: number; readonly block: string },
  { sentences, page }: Material,
): string {
  // The point about a term has the block of its definition, which has no sentences.
  const whole = sentences.find((one) => one.order === order && one.block === block)
  if (!whole || whole.words > mostSummaryWords || !standsAlone(whole)) return text
  const [, explanation] =
    whole.words <= mostLeadWords ? passageFrom(sentences, whole, mostSummaryWords, 2) : []
  return explanation?.needs.includes(order)
    ? [whole.text, explanation.text].join(marksOf(page.language).space)
    : whole.text
}

/** A point in fewer words, if it has a clean cut. The names after a colon are what its line is for. */
function briefLine(text: string, { lexicon, page }: Material): string {
  const brief = /[:：]/u.test(text) ? undefined : shortenForSlide(text, mostOfLine, lexicon)
  return brief === undefined ? text : withEndMark(brief, page.language)
}

/** Words of the page's own summary on the slide: with more, its sentences are shortened. */
const mostOwnWords = 60

/** The sentences of the page's own summary, in short if they are many, each below the one on which it leans. */
function shownOf(own: readonly Sentence[], { lexicon, page }: Material): readonly string[] {
  const wordsOf = (texts: readonly string[]) => countWords(texts.join(' '))
  const whole = own.map(({ text }) => text)
  if (wordsOf(whole) <= mostOwnWords) return whole
  const shown = new Map<Sentence, string>()
  for (const [at, one] of own.entries()) {
    const text = withEndMark(shortenForSlide(one.text, mostPointWords, lexicon) ?? one.text, page.language)
    const before = own[at - 1]
    const isUnderstood = standsAlone(one) || (before !== undefined && shown.has(before))
    if (isUnderstood && wordsOf([...shown.values(), text]) <= mostOwnWords) shown.set(one, text)
  }
  return [...shown.values()]
}

/** A point to remember. */
interface Line {
  readonly text: string
  readonly worth?: number
  readonly ofSection?: boolean
}

/**
 * The points that the slide shows and the script says, in the order of the page: as many as can be read at a glance, those of
 * sections and the best first; of two of like worth, the briefer one.
 */
function fittingPoints<P extends Line>(points: readonly P[], own: readonly string[]): readonly P[] {
  const shown = new Set<P>()
  const value = ({ text, worth = 1 }: Line) => worth ** worthCounts / (countWords(text) + 1)
  const fits = ({ text }: Line) =>
    shown.size < pointsShown.most &&
    countWords([...own, ...[...shown].map((one) => one.text), text].join(' ')) <= pointsShown.words
  const isOther = ({ ofSection = false }: Line) => Number(!ofSection)
  for (const one of points.toSorted((a, b) => isOther(a) - isOther(b) || value(b) - value(a)))
    if (shown.size + own.length === 0 || fits(one)) shown.add(one)
  return points.filter((point) => shown.has(point))
}
