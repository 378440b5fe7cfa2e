import { wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import type { Host } from '@lectern/domain/podcast/podcast.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { LineDraft, PodcastDraft, SegmentDraft, WritingRequest } from '../../../writer.ts'
import { explain } from '../material/explain.ts'
import { tidyHeading, trimHeading } from '../slides/headline.ts'
import { enumerate } from '../language/enumerate.ts'
import type { Goals, Material } from '../material/material.ts'
import { fill } from '../language/phrase-book.ts'
import { planSegments } from './plan-segments.ts'
import type { SegmentPlan } from './plan-segments.ts'
import { createQuestions } from './questions.ts'
import type { Questions } from './questions.ts'
import { standsAlone, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { sourcesOf } from '../slides/prose.ts'
import { spoken } from '../language/spoken.ts'
import { pickSummary } from '../material/summary.ts'

/** A line before it is converted to spoken words. */
interface Turn {
  readonly speaker: Host
  readonly says: readonly string[]
  readonly tone: string
  readonly sources: readonly string[]
}

interface Part {
  readonly title: string
  readonly points: readonly string[]
  readonly turns: readonly Turn[]
}

/** A welcome, a segment for each main section, and a recap. */
export async function writeEpisode(material: Material, request: WritingRequest): Promise<PodcastDraft> {
  const { page, lexicon, goals } = material
  const questions = createQuestions(material)
  const plans = planSegments(material, request.options.minutes)
  const opening = openingOf(material)
  const body = plans
    .map((plan) => segmentOf(plan, material, questions, opening.used))
    .filter(({ turns }) => turns.some(({ speaker }) => speaker === 'ALEX'))
  const parts = [opening.part, ...body, closingOf(material)]
  const segments: SegmentDraft[] = []
  for (const [index, part] of parts.entries()) {
    request.signal?.throwIfAborted()
    segments.push(await finish(part, page.language))
    request.onProgress?.(index + 1, parts.length)
  }
  return {
    title: page.title,
    language: page.language,
    target_audience: request.options.audience ?? lexicon.phrases.audience,
    learning_objectives: objectivesOf(plans, goals),
    segments,
  }
}

/** The learning goals of the page; otherwise its headings, otherwise its first sentences. */
function objectivesOf(plans: readonly SegmentPlan[], goals: Goals | undefined): readonly string[] {
  if (goals) return goals.items.slice(0, 8)
  const titles = plans.map(({ title }) => title).filter(Boolean)
  return titles.length > 0 ? titles : plans.flatMap(({ points }) => points).slice(0, 3)
}

async function finish(part: Part, language: string): Promise<SegmentDraft> {
  const dialogue: LineDraft[] = []
  for (const turn of part.turns) {
    const content = await spoken(turn.says, language)
    if (content !== '')
      dialogue.push({ speaker: turn.speaker, content, tone: turn.tone, sources: turn.sources })
  }
  const words = dialogue.reduce((sum, line) => sum + countWords(line.content), 0)
  const duration = Math.max(0.1, Math.round((words / wordsPerMinute) * 10) / 10)
  return { segment_title: part.title, duration, key_points: part.points, dialogue }
}

function openingOf(material: Material): { part: Part; used: ReadonlySet<Sentence> } {
  const { page, goals, lexicon } = material
  const { phrases } = lexicon
  const intro = introOf(material)
  const turns: Turn[] = [
    { speaker: 'ALEX', says: [fill(phrases, phrases.welcome, page.title)], tone: 'warm', sources: [] },
    { speaker: 'JAMIE', says: [phrases.whatAbout], tone: 'enthusiastic', sources: [] },
  ]
  if (intro.length > 0)
    turns.push({ speaker: 'ALEX', says: texts(intro), tone: 'explanatory', sources: sourcesOf(intro) })
  if (goals?.lead) {
    turns.push({
      speaker: 'ALEX',
      says: [enumerate(goals.lead, goals.items.slice(0, 4), page.language)],
      tone: 'conversational',
      sources: goals.sources,
    })
  }
  const points =
    goals?.items.slice(0, 4) ??
    material.sections
      .map(({ title }) => tidyHeading(title))
      .filter(Boolean)
      .slice(0, 4)
  return { part: { title: phrases.opening, points, turns: joinSameSpeaker(turns) }, used: new Set(intro) }
}

/**
 * The text before the first heading. Otherwise a sentence of the first section, unless the page's goals are sufficient.
 */
function introOf(material: Material): readonly Sentence[] {
  const [section] = material.sections
  const sentences = section?.units.flatMap((unit) => unit.sentences) ?? []
  if (section?.title === '') return explain(material, sentences.slice(0, 8), [], { wanted: 30, most: 60 })
  const first = sentences.slice(0, 4).find(standsAlone)
  return first && !material.goals?.lead && sentences.length > 5 ? [first] : []
}

/** Joins two consecutive turns of one host. */
function joinSameSpeaker(turns: readonly Turn[]): readonly Turn[] {
  const joined: Turn[] = []
  for (const turn of turns) {
    const last = joined.at(-1)
    if (last?.speaker !== turn.speaker) joined.push(turn)
    else
      joined.splice(-1, 1, {
        ...last,
        says: [...last.says, ...turn.says],
        sources: [...new Set([...last.sources, ...turn.sources])],
      })
  }
  return joined
}

function segmentOf(
  plan: SegmentPlan,
  material: Material,
  questions: Questions,
  used: ReadonlySet<Sentence>,
): Part {
  const { phrases } = material.lexicon
  const recap = recapOf(plan, material, used)
  const turns: Turn[] = []
  for (const [at, passage] of plan.passages.entries()) {
    const fresh = standing(passage.sentences.filter((one) => !used.has(one) && one !== recap))
    if (fresh.length === 0) continue
    const asked =
      turns.length === 0 ? questions.opening(plan.title, passage) : questions.following(passage, fresh)
    if (asked)
      turns.push({
        speaker: 'JAMIE',
        says: [asked.text],
        tone: at === 0 ? 'curious' : 'conversational',
        sources: asked.sources,
      })
    turns.push({
      speaker: 'ALEX',
      says: texts(fresh),
      tone: at % 2 === 0 ? 'explanatory' : 'enthusiastic',
      sources: sourcesOf(fresh),
    })
  }
  if (recap)
    turns.push({
      speaker: 'JAMIE',
      says: [questions.recap(), recap.text],
      tone: 'thoughtful',
      sources: [recap.block],
    })
  return {
    title:
      trimHeading(plan.title).replaceAll('`', '') ||
      (material.sections.length === 1 ? material.page.title : phrases.overview),
    points: plan.points,
    turns: joinSameSpeaker(turns),
  }
}

/** A short, important sentence that JAMIE can say for ALEX: no other sentence depends on it. */
function recapOf(plan: SegmentPlan, material: Material, used: ReadonlySet<Sentence>): Sentence | undefined {
  const said = plan.passages.flatMap(({ sentences }) => sentences)
  if (said.length < 3) return undefined
  return said
    .filter((one) => standsAlone(one) && one.words <= 26 && !used.has(one))
    .filter((one) => !said[said.indexOf(one) + 1]?.leaning && one !== said[0])
    .filter((one) =>
      plan.passages.every(({ sentences }) => !sentences.includes(one) || leavesEnough(sentences, one)),
    )
    .sort((a, b) => material.weightOf(b) - material.weightOf(a))[0]
}

/** Removes sentences at the start that depend on one that is said elsewhere. */
function standing(sentences: readonly Sentence[]): readonly Sentence[] {
  const first = sentences.findIndex(({ leaning }) => !leaning)
  return first < 0 ? [] : sentences.slice(first)
}

/** The rest of a passage must be long enough for a turn. */
function leavesEnough(sentences: readonly Sentence[], taken: Sentence): boolean {
  return sentences.length === 1 || wordsIn(sentences) - taken.words >= 8
}

function closingOf(material: Material): Part {
  const { phrases } = material.lexicon
  const { short, long } = pickSummary(material)
  const [first, ...rest] = long.length > 1 ? long : short
  const turns: Turn[] = [
    {
      speaker: 'ALEX',
      says: [phrases.closingLead, ...(first ? [first.text] : [])],
      tone: 'thoughtful',
      sources: first ? [first.block] : [],
    },
  ]
  if (rest.length > 0)
    turns.push({
      speaker: 'JAMIE',
      says: [phrases.remember, ...texts(rest)],
      tone: 'warm',
      sources: sourcesOf(rest),
    })
  turns.push({
    speaker: rest.length > 0 ? 'ALEX' : 'JAMIE',
    says: [phrases.goodbye],
    tone: 'warm',
    sources: [],
  })
  return { title: phrases.closing, points: short.map(({ text }) => text), turns }
}

function texts(sentences: readonly Sentence[]): readonly string[] {
  return sentences.map(({ text }) => text)
}
