import { spokenMinutes, wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { withoutAbbreviations } from '../../../../audio/speech/text/spoken-forms.ts'
import type { LineDraft, PodcastDraft, SegmentDraft } from '../../../drafts/podcast-draft.ts'
import type { WritingRequest } from '../../../writer.ts'
import { withPoliteEnd } from '../language/sentences/polite-ends.ts'
import { toSpokenText } from '../language/sentences/spoken.ts'
import type { Goals, Material } from '../material/material.ts'
import { wordsIn as wordsOfText } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { tidyHeading } from '../slides/headline.ts'
import { writeClosing } from './closing.ts'
import { withBalancedShares, withoutMonologue } from './balance.ts'
import type { Talkativeness } from './balance.ts'
import { createConversation } from './conversation.ts'
import { writeOpening } from './opening.ts'
import { nearestLength } from '../material/nearest-length.ts'
import { planSegments } from './plan-segments.ts'
import type { SegmentPlan } from './plan-segments.ts'
import { fitLength } from './fit-length.ts'
import { titlesOf } from './segment-titles.ts'
import { whatHostsCanSay } from './what-hosts-can-say.ts'
import { mostWords, turnWords } from './turn.ts'
import type { Turn } from './turn.ts'

interface Part {
  readonly title: string
  readonly points: readonly string[]
  readonly turns: readonly Turn[]
}

/** A welcome, a segment for each main section, and what to remember. */
export async function writeEpisode(prepared: Material, request: WritingRequest): Promise<PodcastDraft> {
  const material = whatHostsCanSay(prepared)
  const { page, lexicon, goals } = material
  const { plans, segments } = await fittedEpisode(material, request)
  return {
    title: page.title,
    language: page.language,
    target_audience: request.options.audience ?? lexicon.phrases.audience,
    learning_objectives: objectivesOf(plans, goals),
    segments,
  }
}

interface Spoken {
  readonly plans: readonly SegmentPlan[]
  readonly segments: readonly SegmentDraft[]
}

async function fittedEpisode(material: Material, request: WritingRequest): Promise<Spoken> {
  const { minutes } = request.options
  const plan = createPlanner(material)
  if (minutes === undefined) return spokenEpisode(plan(undefined), material, request)
  const { onProgress: _, ...silent } = request
  return nearestLength({
    minutes,
    write: (asked, plans) => spokenEpisode(plan(asked), material, plans === 0 ? request : silent),
    minutesOf: async (episode) => minutesOf(episode),
  })
}

function minutesOf({ segments }: Spoken): number {
  return spokenMinutes(segments.flatMap(({ dialogue }) => dialogue.map(({ content }) => content)).join(' '))
}

async function spokenEpisode(
  { plans, parts }: Planned,
  { page }: Material,
  { signal, onProgress }: WritingRequest,
): Promise<Spoken> {
  const segments: SegmentDraft[] = []
  for (const [index, part] of parts.entries()) {
    signal?.throwIfAborted()
    segments.push(await completeSegment(part, page.language))
    onProgress?.(index + 1, parts.length)
  }
  return { plans, segments }
}

interface Planned {
  readonly plans: readonly SegmentPlan[]
  readonly parts: readonly Part[]
}

/** The words of a page of which nothing is left out for the sake of JAMIE's share of the words. */
const neverShortened = 1000

/** Plans an episode of the given minutes. Lengths for which the same sentences are chosen share one conversation. */
function createPlanner(material: Material): (minutes: number | undefined) => Planned {
  const known = new Map<string, Planned>()
  const withWords = (wished: number | undefined, scale = 1) => {
    const plans = planSegments(material, wished, scale)
    const key = keyOf(plans)
    const found = known.get(key) ?? withConversation(plans, material)
    known.set(key, found)
    return found
  }
  const isShort = wordsOfText(material.sentences) <= neverShortened
  return (minutes) => {
    if (minutes !== undefined) return fitLength(minutes * wordsPerMinute, withWords, wordsIn)
    return isShort ? withWords(undefined) : withoutMonologue((scale) => withWords(undefined, scale))
  }
}

function keyOf(plans: readonly SegmentPlan[]): string {
  const segments = plans.map(({ title, passages }) => [
    title,
    passages.map(({ heading, sentences }) => [heading, sentences.map(({ order }) => order)]),
  ])
  return JSON.stringify(segments)
}

function withConversation(plans: readonly SegmentPlan[], material: Material): Planned {
  const titles = titlesOf(plans, material)
  const usual = { opening: writeOpening(material, plans), titles }
  const bold = { opening: writeOpening(material, plans, { saysGoals: 'JAMIE' }), titles }
  return {
    plans,
    parts: withBalancedShares((talkativeness) =>
      partsOf(plans, material, talkativeness.boldness > 0 ? bold : usual, talkativeness),
    ),
  }
}

function wordsIn({ parts }: Planned): number {
  return parts.flatMap(({ turns }) => turns).reduce((sum, turn) => sum + turnWords(turn), 0)
}

/** The parts that do not depend on how much JAMIE says. */
interface Frame {
  readonly opening: readonly Turn[]
  readonly titles: readonly string[]
}

function partsOf(
  plans: readonly SegmentPlan[],
  material: Material,
  { opening, titles }: Frame,
  talkativeness: Talkativeness,
): readonly Part[] {
  const { phrases } = material.lexicon
  const conversation = createConversation(material, opening, plans, talkativeness)
  const body = plans
    .map((plan, at) => ({
      title: titles[at] ?? '',
      points: plan.points,
      turns: conversation.segment(plan),
    }))
    .filter(({ turns }) => turns.some(({ speaker }) => speaker === 'ALEX'))
  const [first, ...later] = body.map(({ turns }) => saidIn(turns))
  // The definition of the subject is often in the opening.
  const said = first ? [[...saidIn(opening), ...first], ...later] : []
  const last = body.flatMap(({ turns }) => turns.filter(({ sentences }) => sentences.length > 0))
  const closing = writeClosing(
    material,
    said,
    conversation,
    last.map(({ sentences }) => sentences),
  )
  return [
    { title: phrases.opening, points: openingPoints(material), turns: opening },
    ...body,
    { title: phrases.closing, ...closing },
  ]
}

function saidIn(turns: readonly Turn[]): readonly Sentence[] {
  return turns.flatMap(({ sentences }) => sentences)
}

function openingPoints({ goals, sections }: Material): readonly string[] {
  const items = goals?.items ?? sections.map(({ title }) => tidyHeading(title)).filter(Boolean)
  return items.slice(0, 4)
}

/** The learning goals of the page; otherwise its headings, otherwise its first sentences. */
function objectivesOf(plans: readonly SegmentPlan[], goals: Goals | undefined): readonly string[] {
  if (goals) return goals.items.slice(0, 8)
  const titles = plans
    .flatMap(({ title, headings }) => (headings.length > 1 ? headings : [title]))
    .filter(Boolean)
  return titles.length > 0 ? titles : plans.flatMap(({ points }) => points).slice(0, 3)
}

async function completeSegment(part: Part, language: string): Promise<SegmentDraft> {
  const dialogue: LineDraft[] = []
  for (const turn of part.turns) {
    const says = turn.says.map((one) => spoken(one, language))
    const content = await spokenTurn(says, language)
    if (content !== '')
      dialogue.push({ speaker: turn.speaker, content, tone: turn.tone, sources: turn.sources })
  }
  const words = dialogue.reduce((sum, line) => sum + countWords(line.content), 0)
  const duration = Math.max(0.1, Math.round((words / wordsPerMinute) * 10) / 10)
  return { segment_title: part.title, duration, key_points: part.points, dialogue }
}

/** The hosts say no abbreviations, and are polite to the listeners, also where the page is written in the plain style. */
function spoken(text: string, language: string): string {
  return withPoliteEnd(withoutAbbreviations(text, language), language)
}

/** Formulas have more words than were estimated in a few turns. Those lose their last sentences. */
async function spokenTurn(says: readonly string[], language: string): Promise<string> {
  const content = await toSpokenText(says, language)
  if (says.length < 2 || countWords(content) <= mostWords) return content
  return spokenTurn(says.slice(0, -1), language)
}
