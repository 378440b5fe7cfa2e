import type { SlideDraft, SlideshowDraft, WritingRequest } from '../../../writer.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { mainTitleField } from '@lectern/domain/slideshow/slide-list-title.ts'
import { chooseSlides } from './choose-slides.ts'
import type { PlacedIdea } from './choose-slides.ts'
import { withDrawing, withoutDrawnTwice } from '../drawings/prefer-drawings.ts'
import { enumerate } from '../language/enumerate.ts'
import { explain } from '../material/explain.ts'
import { tidyHeading, trimHeading } from './headline.ts'
import { marksOf } from '../language/marks.ts'
import type { Material } from '../material/material.ts'
import { fill } from '../language/phrase-book.ts'
import { makeQuizzes } from './quiz.ts'
import { passageFrom, standsAlone, wordsIn } from '../material/sentence.ts'
import { slideMakers } from './slide-makers.ts'
import { sourcesOf } from './prose.ts'
import type { SlideIdea } from './slide-idea.ts'
import { spoken } from '../language/spoken.ts'
import { pickSummary } from '../material/summary.ts'

/** Average seconds per slide, if an author sets the minutes. */
const secondsPerSlide = 27

/** A slide without a place on the page. */
export type Frame = Omit<SlideIdea, 'worth' | 'at'>

/** Title, goals, the sections in order, a question or two, a summary. */
export async function writeDeck(material: Material, request: WritingRequest): Promise<SlideshowDraft> {
  const count = deckSize(material, request.options.minutes)
  const title = titleSlide(material)
  const goals = goalsSlide(material)
  const quizzes = makeQuizzes(material).slice(0, count >= 10 ? 2 : 1)
  const summary = summarySlide(material)
  const framing = 2 + (goals ? 1 : 0) + quizzes.length
  const body = orderedBody(
    material,
    request,
    title,
    Math.max(count - framing, Math.min(3, material.sections.length + 1)),
  )
  const ideas = [title, ...(goals ? [goals] : []), ...body, ...quizzes, ...(summary ? [summary] : [])]
  const slides: SlideDraft[] = []
  for (const [index, idea] of ideas.entries()) {
    request.signal?.throwIfAborted()
    slides.push(await finish(idea, material))
    request.onProgress?.(index + 1, ideas.length)
  }
  return { title: material.page.title, language: material.page.language, slides }
}

/** A slide per ninety words of the page, from 4 to 18. */
function deckSize(material: Material, minutes: number | undefined): number {
  if (minutes !== undefined) return Math.min(60, Math.max(3, Math.round((minutes * 60) / secondsPerSlide)))
  const words = material.sections.reduce((sum, section) => sum + section.words, 0)
  return Math.min(18, Math.max(4, Math.round(words / 90)))
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

function orderedBody(
  material: Material,
  request: WritingRequest,
  title: Frame,
  count: number,
): readonly SlideIdea[] {
  const all = material.sections.flatMap((section): PlacedIdea[] =>
    section.units
      .flatMap((unit) =>
        slideMakers.flatMap((make) => make({ material, images: request.images, section, unit })),
      )
      .filter(({ says }) => says.some(Boolean))
      .map((idea) => ({ ...idea, section })),
  )
  // The content of the title slide is not repeated.
  const fresh = all.filter(({ says }) => !says.every((said) => title.says.includes(said)))
  const ideas = withoutDrawnTwice(fresh.length > 0 ? fresh : all)
  const place = new Map(material.page.blocks.map(({ id }, index) => [id, index]))
  const chosen = withDrawing(chooseSlides(ideas, count), ideas)
  const inOrder = ideas
    .filter((idea) => chosen.includes(idea))
    .sort((a, b) => (place.get(a.at) ?? 0) - (place.get(b.at) ?? 0))
  return withDistinctTitles(inOrder)
}

/** The second slide with the same title gets a number. */
function withDistinctTitles(ideas: readonly SlideIdea[]): readonly SlideIdea[] {
  const seen = new Map<string, number>()
  return ideas.map((idea) => {
    const title = idea.content['slide_title']
    // A small heading above what heads the slide may be the same on several.
    if (typeof title !== 'string' || mainTitleField(slideTypes[idea.type]) !== 'slide_title') return idea
    const times = (seen.get(title) ?? 0) + 1
    seen.set(title, times)
    return times === 1 ? idea : { ...idea, content: { ...idea.content, slide_title: `${title} (${times})` } }
  })
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
      course_title: trimHeading(page.title),
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
  const fitting = [3, 2]
    .map((count) => headings.slice(0, count).join(' · '))
    .find((line) => line.length <= most)
  return fitting ?? headings[0] ?? ''
}

function goalsSlide({ goals, lexicon, page }: Material): Frame | undefined {
  if (!goals) return undefined
  const points = goals.items.slice(0, 5).map((item) => lexicon.shorten(item, 16) ?? item)
  const lead = goals.lead || fill(lexicon.phrases, lexicon.phrases.pointsOn, page.title)
  return {
    type: 'bullets',
    content: { slide_title: tidyHeading(goals.title) || lexicon.phrases.overview, bullet_points: points },
    says: [enumerate(lead, points, page.language)],
    sources: goals.sources,
  }
}

export function summarySlide(material: Material): Frame | undefined {
  const { short, long } = pickSummary(material)
  if (short.length === 0) return undefined
  return {
    type: 'summary',
    content: { summary_text: short.map(({ text }) => text).join(marksOf(material.page.language).space) },
    says: [material.lexicon.phrases.sumUp, ...(wordsIn(long) > 0 ? long : short).map(({ text }) => text)],
    sources: sourcesOf([...short, ...long]),
  }
}
