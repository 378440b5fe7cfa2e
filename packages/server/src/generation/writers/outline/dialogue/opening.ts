import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Host } from '@lectern/domain/podcast/podcast.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { capitalised, enumerate } from '../language/enumerate.ts'
import { withEndMark } from '../language/marks.ts'
import { aimOfLesson } from '../language/words/lesson-aims.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import { memoized } from '../language/memoized.ts'
import { pickByPage } from '../language/pick-by-page.ts'
import { namesIntroduction } from '../language/introduction-headings.ts'
import { fill } from '../language/phrase-book.ts'
import { refersBack } from '../language/refers-back.ts'
import { alternatives, unspaced, wordStart } from '../language/words/word-patterns.ts'
import { isAfterOtherText } from '../material/after-other-text.ts'
import { isOpen, isQuestion, passageFrom, standsAlone, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Goals, Material } from '../material/material.ts'
import { spokenTitle } from './spoken-title.ts'
import { tidyHeading } from '../slides/headline.ts'
import { sourcesOf } from '../slides/prose.ts'
import { yearAtStart } from './asking/time-order.ts'
import type { SegmentPlan } from './plan-segments.ts'
import { mostWords, spokenWords, spokenWordsIn } from './turn.ts'
import type { Turn } from './turn.ts'

/** The most words of the introduction, and of that of a short page, which leaves more for the conversation. */
const introWords = 50
const introWordsOfShort = 36
const mostIntro = 3
/** The words of a short claim, which the next sentence explains. */
const mostOfClaim = 6
const goalWords = 40
/** An introduction says what the page is about within its first sentences. */
const searched = 8
/** The words that the page uses most, and the share of them, or of its title, in a sentence about its subject. */
const mostFrequent = 15
const leastAbout = 0.15
/** A page with fewer words is short. */
const shortPage = 700

/**
 * A welcome, what the page is about, and why it matters: its goals, or else a sentence on its importance. JAMIE asks for the goals, or
 * says them where the page leaves JAMIE little to say.
 */
export function writeOpening(
  material: Material,
  plans: readonly SegmentPlan[],
  { saysGoals = 'ALEX' }: { readonly saysGoals?: Host } = {},
): readonly Turn[] {
  const { page, goals, lexicon } = material
  const { phrases } = lexicon
  const intro = withOpenQuestion(
    withoutOpenEnd(withRestOfLead(withPlanned(introOf(material), plans), plans, material)),
    material,
  )
  const question =
    questionBefore(intro, material) ?? (intro.length === 0 && !goals ? openQuestion(material) : undefined)
  const turns: Turn[] = [
    alex([fill(phrases, phrases.welcome, spokenTitle(page.title, lexicon))], 'warm'),
    question
      ? {
          ...jamie(capitalised(question.text.replace(labelOfQuestion, '')), 'curious'),
          sources: [question.block],
          sentences: [question],
        }
      : jamie(pickByPage(phrases.talk.greetings, page.title), 'enthusiastic'),
  ]
  if (intro.length > 0)
    turns.push({
      ...alex(
        intro.map(({ text }) => text),
        'explanatory',
        sourcesOf(intro),
      ),
      sentences: intro,
    })
  // ALEX begins to answer a question for the whole page with its first section.
  else if (!question) turns.push(alex([overviewOf(material)], 'explanatory', goals?.sources))
  const worth = worthsOf(material).find((one) => !intro.includes(one))
  if (worth)
    turns.push(jamie(phrases.askWorth, 'curious'), {
      ...alex([worth.text], 'enthusiastic', [worth.block]),
      sentences: [worth],
    })
  const aim = goals || intro.length === 0 ? undefined : aimOf(material)
  if (aim)
    turns.push(jamie(phrases.talk.goals[0] ?? phrases.askGoals, 'curious'), {
      ...alex([withEndMark(capitalised(aim.text), page.language)], 'conversational', [aim.source]),
    })
  if (goals && intro.length > 0) {
    const lead = goals.lead || phrases.goals
    const said = enumerate(lead, spokenGoals(goals), page.language)
    if (saysGoals === 'JAMIE') turns.push({ ...jamie(said, 'thoughtful'), sources: goals.sources })
    else
      turns.push(
        jamie(pickByPage([phrases.askGoals, ...phrases.talk.goals], page.title), 'curious'),
        alex([said], 'conversational', goals.sources),
      )
  }
  return turns
}

/** The aim that a sentence before the first headings names for the lesson, as ALEX answers the question for it. */
function aimOf({ page }: Material): { readonly text: string; readonly source: string } | undefined {
  for (const block of page.blocks.slice(0, blocksOfAim)) {
    if (block.kind !== 'paragraph') continue
    for (const one of splitSentences(block.text, page.language)) {
      const text = aimOfLesson(one, page.language)
      if (text !== undefined && countWords(text) <= goalWords) return { text, source: block.id }
    }
  }
  return undefined
}

const blocksOfAim = 4

/** A question before the first heading that the whole page answers: 'Big question: why do you get chickenpox only once?' */
function openQuestion(material: Material): Sentence | undefined {
  return beforeHeadings(material).find(
    ({ text, words, isDependent }) =>
      isQuestion(text) && !isDependent && words <= mostOfQuestion && !material.lexicon.pointsElsewhere(text),
  )
}

const labelOfQuestion = /^[^:：?？]{2,30}[:：]\s?/u

/** 'It has three types:' leads to what a later segment says. */
function withoutOpenEnd(intro: readonly Sentence[]): readonly Sentence[] {
  const last = intro.at(-1)
  return last && isOpen(last.text) ? withoutOpenEnd(intro.slice(0, -1)) : intro
}

/** Introduces the goals of the page, or the headings of its sections. */
function overviewOf({ page, goals, sections, lexicon }: Material): string {
  const { phrases } = lexicon
  const lead = fill(phrases, phrases.pointsOn, spokenTitle(page.title, lexicon))
  const headings = sections
    .map(({ title }) => tidyHeading(title))
    .filter((heading) => heading !== '' && !namesIntroduction(heading, page.language))
  const names = headings.filter((heading) => !isQuestion(heading))
  // Questions between names are hard to follow.
  const points = names.length >= fewestSections ? names : headings
  const items = goals ? spokenGoals(goals) : points.slice(0, 4)
  return items.length > 0 ? enumerate(goals ? goals.lead || phrases.goals : lead, items, page.language) : lead
}

/** At least one goal, and as many as a listener can keep. */
function spokenGoals({ items }: Goals): readonly string[] {
  const found: string[] = []
  let words = 0
  for (const item of items) {
    words += countWords(item)
    if (found.length === 4 || (found.length > 0 && words > goalWords)) break
    found.push(item)
  }
  return found
}

/** The sentences that say that the subject matters, the best first. */
const worthsOf = memoized((material: Material): readonly Sentence[] => {
  const { phrases, language } = material.lexicon
  const start = unspaced.has(languageOf(language) ?? 'en') ? '' : wordStart
  const pattern = new RegExp(`${start}(?:${alternatives(phrases.worth)})`, 'iu')
  const title = contentWords(material.page.title)
  return (
    material.sentences
      .filter(
        (one) => standsAlone(one) && !one.listed && isMainPart(pattern.exec(one.text), one.text, language),
      )
      // 'Basic tests are: …' enumerates, and says of nothing that it matters.
      .filter(({ text }) => !/[:：;；؛]/u.test(text))
      .filter((one) => spokenWords(one) <= introWords && overlap(title, contentWords(one.text)) > 0)
      .toSorted((a, b) => material.weightOf(b) - material.weightOf(a))
  )
})

/** '… by contracts of employment that benefit them' does not say that the subject matters. Some languages end with the word. */
function isMainPart(found: RegExpExecArray | null, text: string, language: string): boolean {
  if (!found) return false
  return verbLast.has(languageOf(language) ?? 'en') || found.index <= text.length * mainPart
}

const verbLast = new Set(['hi', 'ja', 'ko', 'tr', 'hu', 'de', 'nl'])
const mainPart = 0.65

/**
 * The passage near the start that has most to do with the page's subject. A remark that has nothing to do with it is none. An
 * episode of wished minutes is opened many times, so it is found once.
 */
const introOf = memoized(findIntro)

function findIntro(material: Material): readonly Sentence[] {
  const title = contentWords(material.page.title)
  const subject = new Set([...title, ...frequentWords(material.sentences)])
  const isAbout = (one: Sentence) =>
    standsAlone(one) &&
    !isAfterOtherText(one, material) &&
    // A step or an item introduces nothing.
    !one.listed &&
    spokenWords(one) <= introWords &&
    overlap(contentWords(one.text), subject) > leastAbout
  const sentences =
    upToAnswer(material.sections.map((section) => section.units.flatMap((unit) => unit.sentences))).find(
      (all) => all.slice(0, searched * 2).some(isAbout),
    ) ?? []
  const candidates = sentences.filter(isAbout).slice(0, searched)
  const worth = (one: Sentence) =>
    overlap(title, contentWords(one.text)) +
    (one.index === 0 ? 0.2 : 0) +
    (one === candidates[0] ? 0.3 : 0) -
    (yearAtStart(one.text) === undefined ? 0 : 0.3)
  const [start] = candidates.toSorted((a, b) => worth(b) - worth(a) || a.order - b.order)
  const most = wordsIn(material.sentences) < shortPage ? introWordsOfShort : introWords
  const lead = leadOf(material, subject, most)
  if (lead.length > 0 || !start) return lead
  const passage = passageFrom(sentences, withAntecedent(start, sentences, material), introWords)
  const fitting = passage
    .filter((_, at) => at === 0 || spokenWordsIn(passage.slice(0, at + 1)) <= most)
    .slice(0, mostIntro)
  return isInPart(fitting[0], material) ? aboutTitle(fitting, material) : fitting
}

/** The first sentence, with those that depend on it, if it is about what the page is named after: 'Rivers flow …'. */
function aboutTitle(passage: readonly Sentence[], { page, lexicon }: Material): readonly Sentence[] {
  const [first] = passage
  // 'A river erodes its bed in three ways' needs the three.
  if (first && lexicon.announces(first.text)) return []
  const [subject = ''] = first ? stems(contentWords(first.text)) : []
  if (!stems(contentWords(page.title)).has(subject)) return []
  const end = passage.findIndex(({ isDependent }, at) => at > 0 && !isDependent)
  return end < 0 ? passage : passage.slice(0, end)
}

/**
 * Whether a sentence stands below one of several headings. Said in the opening, it would answer what the page is about by a part
 * of it. A section that is named 'Introduction' is no part.
 */
function isInPart(one: Sentence | undefined, { sections, lexicon }: Material): boolean {
  const section = sections.find(({ units }) => units.some((unit) => one && unit.sentences.includes(one)))
  return section !== undefined && !introduces(section.title, lexicon) && sections.length >= fewestSections
}

/** Whether there is no heading, or one such as 'Introduction', above a text. */
function introduces(heading: string, { phrases, language }: Lexicon): boolean {
  const title = tidyHeading(heading).toLowerCase()
  const isKnown = ['', phrases.opening.toLowerCase(), phrases.overview.toLowerCase()].includes(title)
  return isKnown || namesIntroduction(title, language)
}

/** With fewer sections, their headings are no overview of the page. */
const fewestSections = 2

/** The sentences of sections up to the first answer to a heading: what follows would be said before it. */
function upToAnswer(sections: readonly (readonly Sentence[])[]): readonly (readonly Sentence[])[] {
  const at = sections.findIndex((sentences) => sentences.some(({ answers }) => answers))
  if (at < 0) return sections
  const last = sections[at] ?? []
  return [
    ...sections.slice(0, at),
    last.slice(
      0,
      last.findIndex(({ answers }) => answers),
    ),
  ]
}

/** With the planned sentences that depend on the last one: they could not be said later. */
function withPlanned(intro: readonly Sentence[], plans: readonly SegmentPlan[]): readonly Sentence[] {
  const planned = plans.flatMap(({ passages }) => passages.flatMap(({ sentences }) => sentences))
  const next = planned.find(({ order }) => order === (intro.at(-1)?.order ?? Number.NaN) + 1)
  const last = intro.at(-1)
  if (!next || !last || (last.block !== next.block && !next.needs.includes(last.order))) return intro
  // 'It can mislead, though.' is explained by what follows.
  const isClaim = last.isDependent && last.words <= mostOfClaim
  if (!next.isDependent && !isClaim) return intro
  return spokenWordsIn([...intro, next]) > mostWords ? intro : withPlanned([...intro, next], plans)
}

/**
 * With the other planned sentences before the first heading, if all fit in one turn: a segment of a sentence or two has no
 * subject of its own.
 */
function withRestOfLead(
  intro: readonly Sentence[],
  plans: readonly SegmentPlan[],
  material: Material,
): readonly Sentence[] {
  const [first] = intro
  const lead = beforeHeadings(material)
  if (!first || !lead.includes(first) || material.sections.length < fewestSections) return intro
  const rest = plans
    .flatMap(({ passages }) => passages.flatMap(({ sentences }) => sentences))
    .filter((one) => lead.includes(one) && !one.listed && !intro.includes(one))
  const all = [...intro, ...rest]
  const isInOrder = all.every((one, at) => at === 0 || one.order > (all[at - 1]?.order ?? 0))
  return isInOrder && spokenWordsIn(all) <= mostWords ? all : intro
}

/**
 * The start of the first paragraph before the first heading that has to do with the subject: the author introduces the page with
 * it, and a later sentence of it often leans on it ('A similar rise …'). Its first sentence may answer a question. Empty if there
 * is none.
 */
function leadOf(material: Material, subject: ReadonlySet<string>, most: number): readonly Sentence[] {
  const known = stems(subject)
  const title = stems(contentWords(material.page.title))
  const lead = beforeHeadings(material)
  const isStart = (one: Sentence) =>
    one.isUsable &&
    !(one.listed || one.answers) &&
    spokenWords(one) <= most &&
    (one.index === 0 ? !one.isDependent : one.index === 1 && questionBefore([one], material) !== undefined) &&
    lead.some(({ block, text }) => {
      const words = stems(contentWords(text))
      // 'Each day we eat bread and fruit. But how does the body use it?' leads to the subject with a question.
      const isAbout = overlap(words, known) > leastAbout || !words.isDisjointFrom(title) || isQuestion(text)
      return block === one.block && isAbout
    })
  const start = lead.find(isStart)
  if (!start) return []
  // Sentences that belong together may be a little longer, as long as one turn can say them.
  const passage = passageFrom(lead, start, most, mostIntro)
  return spokenWordsIn(passage) <= mostWords ? passage : []
}

/** The sentences before the first heading, of an introduction, or of a page without headings. */
function beforeHeadings({ sections: [first], lexicon }: Material): readonly Sentence[] {
  return first && introduces(first.title, lexicon) ? first.units.flatMap((unit) => unit.sentences) : []
}

/** The most words of a question that JAMIE asks. */
const mostOfQuestion = 25

/** The question with which the page starts, if the introduction answers it: JAMIE asks it. */
function questionBefore([first]: readonly Sentence[], material: Material): Sentence | undefined {
  const [question] = beforeHeadings(material)
  const { lexicon } = material
  if (!first || !question || !isQuestion(question.text)) return undefined
  const isNext = first.block === question.block && first.order === question.order + 1
  const isAskable = question.words <= mostOfQuestion && !question.isDependent
  return isNext && isAskable && !lexicon.pointsElsewhere(question.text) ? question : undefined
}

/** With the question that comes next in its paragraph: 'But why did it start in this country?' The page answers it later. */
function withOpenQuestion(intro: readonly Sentence[], material: Material): readonly Sentence[] {
  const last = intro.at(-1)
  const next = last && material.sentences.find((one) => one.order === last.order + 1)
  if (!next || next.block !== last.block || !isQuestion(next.text) || next.words > mostOfQuestion)
    return intro
  const isLast = !material.sentences.some((one) => one.order === next.order + 1 && one.block === next.block)
  const all = [...intro, next]
  return isLast && !material.lexicon.pointsElsewhere(next.text) && spokenWordsIn(all) <= mostWords
    ? all
    : intro
}

/** The sentence before it, if it may point at that one: '… because they speed up these reactions.' */
function withAntecedent(one: Sentence, sentences: readonly Sentence[], { lexicon }: Material): Sentence {
  const before = sentences[sentences.indexOf(one) - 1]
  const isNear = before?.block === one.block && standsAlone(before)
  if (!before || !isNear || !refersBack(one.text, lexicon)) return one
  return spokenWords(before) + spokenWords(one) <= introWords ? before : one
}

/** The words that most sentences of the page use. */
function frequentWords(sentences: readonly Sentence[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { text } of sentences)
    for (const word of contentWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostFrequent)
    .map(([word]) => word)
}

function alex(says: readonly string[], tone: string, sources: readonly string[] = []): Turn {
  return { speaker: 'ALEX', says, tone, sources, sentences: [] }
}

function jamie(text: string, tone: string): Turn {
  return { speaker: 'JAMIE', says: [text], tone, sources: [], sentences: [] }
}
