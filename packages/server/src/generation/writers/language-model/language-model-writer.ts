import type { RewriteChoices } from '@lectern/domain/api/rewriting.ts'
import { wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import { tones } from '@lectern/domain/podcast/podcast.ts'
import { countWords } from '../../page-reader/count-words.ts'
import { requireEnoughText } from '../../require-enough-text.ts'
import type { LineDraft, PodcastDraft, SlideshowDraft, Writer, WritingRequest } from '../../writer.ts'
import type { Ask } from './ask-model.ts'
import { expectAnswer, type TokenPrice } from './expect-answer.ts'
import { inLanguage } from './in-language.ts'
import { type PagePart, partsOf } from './page-parts.ts'
import { paces } from './paces.ts'
import { instructionsFor, type Place, promptValues, targetLanguage } from './part-prompt.ts'
import { podcastAnswer } from './podcast-answer.ts'
import { fill, prompts } from './prompts.ts'
import { rewriteLines, rewriteSlide } from './rewrite.ts'
import { describeTypes, slideshowAnswer, typesFor } from './slideshow-answer.ts'

export interface LanguageModelSettings {
  /** As the server calls it: `gpt-5-mini`. */
  readonly model: string
  /** Of an OpenAI-compatible API, up to and with its version: `http://localhost:11434/v1`. */
  readonly url?: string | undefined
  readonly key?: string | undefined
  /** US dollars for a million tokens. */
  readonly price?: TokenPrice | undefined
  readonly fetch?: typeof fetch
  /** Milliseconds that one answer may take. */
  readonly timeoutMs?: number
}

/** Characters of a page in one prompt: some 4000 words, so that small models keep all of it in view. */
const partBudget = 24_000

const ways = ['Shorter', 'More detail', 'Simpler words', 'Livelier', 'Another example'].map(
  (instruction) => ({
    instruction,
  }),
)
const types: RewriteChoices['slide'] = [
  { instruction: 'As bullets', slide_type: 'bullets' },
  { instruction: 'As text', slide_type: 'text' },
  { instruction: 'As a table', slide_type: 'table' },
  { instruction: 'As a comparison', slide_type: 'comparison' },
  { instruction: 'As a quiz', slide_type: 'quiz' },
]

/** Any language model behind an OpenAI-compatible API. What it writes is checked against the page before it is believed. */
export function createLanguageModelWriter(settings: LanguageModelSettings): Writer {
  const { model, url = 'https://api.openai.com/v1', key = 'none', fetch = globalThis.fetch } = settings
  const access = { model, url, key, fetch, timeoutMs: settings.timeoutMs ?? 180_000 }
  const ask: Ask = async (question, signal) => {
    // The SDK takes a good part of a second to load: not at the start, and not where no model is configured.
    const { askModel } = await import('./ask-model.ts')
    return askModel(access, question, signal)
  }
  return {
    id: 'language-model',
    name: `${model} (language model)`,
    declines: {},
    expect: (work) => expectAnswer(work, settings),
    writeSlideshow: (request) => writeSlideshow(ask, request),
    writePodcast: (request) => writePodcast(ask, request),
    rewrites: { slide: [...ways, ...types], lines: ways },
    rewriteSlide: (request) => rewriteSlide(ask, partBudget, request),
    rewriteLines: (request) => rewriteLines(ask, partBudget, request),
  }
}

async function writeSlideshow(ask: Ask, request: WritingRequest): Promise<SlideshowDraft> {
  const language = targetLanguage(request)
  const { first, all } = await writeParts(request, (part, place) => {
    const prompt = fill(prompts.slideshow, {
      ...promptValues(request, part, place, paces.slideshow),
      types: describeTypes(part),
      example: typesFor(part)[0]?.[0] ?? '',
    })
    const schema = inLanguage(slideshowAnswer(part), language, ({ slides }) =>
      slides.map((slide) => slide.audio_script),
    )
    return ask({ instructions: instructionsFor(request), prompt, schema }, request.signal)
  })
  return { title: first.title, language, slides: all.flatMap(({ slides }) => slides) }
}

async function writePodcast(ask: Ask, request: WritingRequest): Promise<PodcastDraft> {
  const language = targetLanguage(request)
  const { first, all } = await writeParts(request, (part, place) => {
    const values = promptValues(request, part, place, paces.podcast)
    const prompt = fill(prompts.podcast, { ...values, tones: tones.join(', ') })
    const schema = inLanguage(podcastAnswer(part), language, ({ segments }) =>
      segments.flatMap(({ dialogue }) => dialogue.map((line) => line.content)),
    )
    return ask({ instructions: instructionsFor(request), prompt, schema }, request.signal)
  })
  const segments = all.flatMap((answer) => answer.segments)
  return {
    ...first,
    language,
    segments: segments.map((segment) => ({ ...segment, duration: minutesOf(segment.dialogue) })),
  }
}

/** One part after the other, so that a provider's limits are met as late as can be. */
async function writeParts<T>(
  request: WritingRequest,
  write: (part: PagePart, place: Place) => Promise<T>,
): Promise<{ first: T; all: readonly T[] }> {
  requireEnoughText(request.page)
  const parts = partsOf(request.page, request.images, partBudget)
  const length = parts.reduce((sum, { text }) => sum + text.length, 0)
  const all: T[] = []
  for (const [index, part] of parts.entries()) {
    request.onProgress?.(index, parts.length)
    all.push(await write(part, { index, count: parts.length, share: part.text.length / length }))
  }
  request.onProgress?.(parts.length, parts.length)
  const [first] = all
  if (!first) throw new Error('A page with enough text has at least one part.')
  return { first, all }
}

/** To a tenth. */
function minutesOf(dialogue: readonly LineDraft[]): number {
  const words = dialogue.reduce((sum, { content }) => sum + countWords(content), 0)
  return Math.max(0.1, Math.round((words / wordsPerMinute) * 10) / 10)
}
