import type { SlideDraft, SlideshowDraft, WritingRequest } from '../../../writer.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { pointsOfDeck } from '../planning/deck-summary.ts'
import { leastRoom, wantedMinutes } from '../planning/deck-length.ts'
import { fitBody, planBody } from '../planning/plan-body.ts'
import type { PlacedIdea } from '../planning/placed-idea.ts'
import { withoutDrawnTwice } from '../drawings/prefer-drawings.ts'
import { enumerate } from '../language/enumerate.ts'
import { explain } from '../material/explain.ts'
import { tidyHeading, trimHeading } from './headline.ts'
import { marksOf } from '../language/marks.ts'
import type { Material } from '../material/material.ts'
import { fill } from '../language/phrase-book.ts'
import { makeQuizzes, withQuizzes } from './quiz/choose-quizzes.ts'
import { passageFrom, standsAlone } from '../material/sentence.ts'
import { slideMakers } from './slide-makers.ts'
import { sourcesOf } from './prose.ts'
import type { SlideIdea } from './slide-idea.ts'
import { spoken } from '../language/spoken.ts'
import { pickSummary } from '../material/summary.ts'

/** A slide without a place on the page. */
export type Frame = Omit<SlideIdea, 'worth' | 'at'>

/** Title, goals, the sections in order with questions between them, a summary. */
export async function writeDeck(material: Material, request: WritingRequest): Promise<SlideshowDraft> {
  const wished = request.options.minutes
  const minutes = wantedMinutes(material, wished)
  const isShort = wished !== undefined && wished < enoughMinutes
  const title = isShort ? shortTitle(titleSlide(material)) : titleSlide(material)
  const goals = isShort ? undefined : goalsSlide(material)
  const most = isShort ? 0 : mostQuizzes(minutes)
  const expected = makeQuizzes(material).slice(0, most)
  const summaryOf = (body: readonly PlacedIdea[]) =>
    summarySlide(material, body, mostPoints(minutes), title.says)
  const frame = [title, ...(goals ? [goals] : []), ...expected]
  const options = ideasOf(material, request, title)
  const planned = await planBody({
    material,
    ideas: options,
    frame,
    minutes,
    least: wished === undefined ? leastRoom(material, options) : { minutes: 0, slides: 0, sections: false },
    summaryOf,
  })
  const opening = [title, ...(goals ? [goals] : [])]
  const around = (body: readonly PlacedIdea[]): readonly Frame[] => {
    const summary = summaryOf(body)
    return [...withQuizzes(opening, body, material, most), ...(summary ? [summary] : [])]
  }
  const ideas = around(
    wished === undefined ? planned : await fitBody(planned, around(planned), material, wished, title.says),
  )
  const slides: SlideDraft[] = []
  for (const [index, idea] of ideas.entries()) {
    request.signal?.throwIfAborted()
    slides.push(await finish(idea, material))
    request.onProgress?.(index + 1, ideas.length)
  }
  return { title: material.page.title, language: material.page.language, slides }
}

/** If the author sets fewer minutes, it has no time for objectives and questions. */
const enoughMinutes = 1.5

/** Minutes of content before a quiz: about five slides. */
const minutesPerQuiz = 2.5

function mostQuizzes(minutes: number): number {
  return Math.max(1, Math.round(minutes / minutesPerQuiz))
}

/** It only names the topic. */
function shortTitle(title: Frame): Frame {
  return { ...title, says: title.says.slice(0, 1) }
}

/** Points of the spoken summary. */
function mostPoints(minutes: number): number {
  return Math.max(2, Math.min(9, Math.round(minutes * 2)))
}

/** Converts the spoken text of an idea to spoken words. */
export async function finish(idea: Frame, { page }: Material): Promise<SlideDraft> {
  const script = await spoken(idea.says, page.language)
  return {
    slide_type: idea.type,
    content: idea.content,
    ...(idea.drawing && { drawing: idea.drawing }),
    audio_script: script,
    sources: idea.sources,
  }
}

/** All slides that the sections could become. */
function ideasOf(material: Material, { images }: WritingRequest, title: Frame): readonly PlacedIdea[] {
  const all = material.sections.flatMap((section) =>
    section.units.flatMap((unit) =>
      slideMakers
        .flatMap((make) => make({ material, images, section, unit }))
        .filter(({ says }) => says.some(Boolean))
        .map((idea): PlacedIdea => ({ ...idea, section, unit })),
    ),
  )
  // The content of the title slide is not repeated.
  const fresh = all.filter(({ says }) => !says.every((said) => title.says.includes(said)))
  return withoutDrawnTwice(fresh.length > 0 ? fresh : all)
}

export function titleSlide(material: Material): Frame {
  const { page, lexicon, sentences } = material
  const start = sentences.slice(0, 8).find((one) => standsAlone(one) && !one.listed && one.words <= 45)
  const intro = start ? passageFrom(sentences, start, 40, 2) : []
  const headings = material.sections
    .map(({ title }) => tidyHeading(title))
    .filter((heading) => heading !== '' && heading !== page.title && countWords(heading) <= 5)
  const said = start
    ? explain(
        material,
        sentences.filter(({ block }) => block === start.block),
        [],
        { wanted: 35, most: 55 },
      )
    : []
  return {
    type: 'title',
    content: {
      course_title: trimHeading(page.title, lexicon),
      ...(headings.length > 1 ? { course_subtitle: onOneLine(headings) } : {}),
      ...(intro.length > 0
        ? { course_intro: intro.map(({ text }) => text).join(marksOf(page.language).space) }
        : {}),
    },
    says: [fill(lexicon.phrases, lexicon.phrases.topic, page.title), ...said.map(({ text }) => text)],
    sources: sourcesOf([...intro, ...said]),
  }
}

/** As many headings as fit on one line of a title slide, at least one. */
function onOneLine(headings: readonly string[]): string {
  const most = 48
  const line = [3, 2].map((count) => headings.slice(0, count).join(' · ')).find((one) => one.length <= most)
  return line ?? headings[0] ?? ''
}

function goalsSlide({ goals, lexicon, page }: Material): Frame | undefined {
  if (!goals) return undefined
  const points = goals.items.slice(0, 6).map((item) => lexicon.shorten(item, 16) ?? item)
  const lead = goals.lead || fill(lexicon.phrases, lexicon.phrases.pointsOn, page.title)
  return {
    type: 'bullets',
    content: { slide_title: tidyHeading(goals.title) || lexicon.phrases.overview, bullet_points: points },
    says: [enumerate(lead, points, page.language)],
    sources: goals.sources,
  }
}

/** Points on the slide; more are only spoken. */
const pointsShown = { most: 5, words: 60 }

/** The points of the slides before it; without slides, the most important sentences of the page. */
export function summarySlide(
  material: Material,
  body: readonly PlacedIdea[] = [],
  most = pointsShown.most,
  before: readonly string[] = [],
): Frame | undefined {
  const points = body.length > 0 ? pointsOfDeck(body, material, most, before) : []
  const said = points.length > 0 ? points : pickSummary(material).short
  if (said.length === 0) return undefined
  return {
    type: 'summary',
    content: { summary_text: fitting(said).join('\n') },
    says: [material.lexicon.phrases.sumUp, ...said.map(({ text }) => text)],
    sources: [...new Set(said.map(({ block }) => block))],
  }
}

/** As many points as can be read at a glance. */
function fitting(points: readonly { readonly text: string }[]): readonly string[] {
  const shown: string[] = []
  for (const { text } of points)
    if (shown.length === 0 || countWords([...shown, text].join(' ')) <= pointsShown.words) shown.push(text)
  return shown.slice(0, pointsShown.most)
}
