import { modelNames } from '@lectern/domain/documents/maker-names.ts'
import type { OfferedInstruction } from '@lectern/domain/slides/rewriting-labels.ts'
import { wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import { tones } from '@lectern/domain/podcast/podcast.ts'
import type { z } from 'zod'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { requireEnoughText } from '../../require-enough-text.ts'
import { rewritesOf } from '../../rewriting/rewrites.ts'
import type { LineDraft, PodcastDraft, SlideshowDraft, Writer, WritingRequest } from '../../writer.ts'
import { createProviderGuard } from '../../../providers/provider-guard.ts'
import type { Ask, Purpose } from './ask-model.ts'
import { expectAnswer, type TokenPrice } from './expect-answer.ts'
import { inLanguage } from './in-language.ts'
import { type PagePart, partsOf } from './page-parts.ts'
import { paces } from './paces.ts'
import { instructionsFor, type Place, promptValues, targetLanguage } from './part-prompt.ts'
import { podcastAnswer } from './podcast-answer.ts'
import { modelTerms } from './model-terms.ts'
import { fill, prompts } from './prompts.ts'
import { rewriteLines, rewriteSlide } from './rewrite.ts'
import { describeTypes, slideshowAnswer, typesFor } from './slideshow-answer.ts'

export interface LanguageModelSettings {
  /** The server's name of the model: `gpt-5-mini`. */
  readonly model: string
  /** Base URL of an OpenAI-compatible API, including its version: `http://localhost:11434/v1`. */
  readonly url?: string | undefined
  readonly key?: string | undefined
  /** US dollars per million tokens. */
  readonly price?: TokenPrice | undefined
  readonly fetch?: typeof fetch
  /** Timeout of one answer in milliseconds. */
  readonly timeoutMs?: number
  /** Timeout in milliseconds while nothing of an answer arrives. */
  readonly idleMs?: number
}

/** Characters of a page in one prompt: about 4000 words, so that small models can use all of it. */
const partBudget = 24_000

/** Models on an author's own computer take minutes to load, to read a long page and to write. */
const forPages: Purpose = {
  timeouts: { totalMs: 300_000, idleMs: 120_000 },
  task: 'page',
}
/** The author waits for it. */
const forRewriting: Purpose = {
  timeouts: { totalMs: 120_000, idleMs: 60_000 },
  task: 'part',
}
/** Share of the requested pieces that a cut off answer must have to be used. */
const enough = 0.8

const instructions: readonly OfferedInstruction[] = [
  'Shorter',
  'More detail',
  'Simpler words',
  'Livelier',
  'Another example',
]

/** Any language model behind an OpenAI-compatible API. Its answers are validated against the page. */
export function createLanguageModelWriter(settings: LanguageModelSettings): Writer {
  const { model, url = 'https://api.openai.com/v1', key = 'none', fetch = globalThis.fetch } = settings
  const guard = createProviderGuard(modelTerms)
  const askFor =
    ({ timeouts, task }: Purpose): Ask =>
    async (question, signal) => {
      // The SDK takes a large part of a second to load. It is not loaded at the start, and never without a configured
      // model.
      const { askModel } = await import('./ask-model.ts')
      const { timeoutMs = Infinity, idleMs = Infinity } = settings
      const shortened = {
        totalMs: Math.min(timeouts.totalMs, timeoutMs),
        idleMs: Math.min(timeouts.idleMs, idleMs),
      }
      const access = { model, url, key, fetch, guard }
      return askModel(access, { timeouts: shortened, task }, question, signal)
    }
  const [ask, askToRewrite] = [askFor(forPages), askFor(forRewriting)]
  return {
    id: 'language-model',
    name: modelNames.languageModel(model),
    declines: {},
    expect: (work) => expectAnswer(work, settings),
    writeSlideshow: (request) => writeSlideshow(ask, request),
    writePodcast: (request) => writePodcast(ask, request),
    rewrites: rewritesOf(instructions, { understands: true }),
    rewriteSlide: (request) => rewriteSlide(askToRewrite, partBudget, request),
    rewriteLines: (request) => rewriteLines(askToRewrite, partBudget, request),
  }
}

async function writeSlideshow(ask: Ask, request: WritingRequest): Promise<SlideshowDraft> {
  const language = targetLanguage(request)
  const { first, all } = await writeParts(request, (part, place) => {
    const values = promptValues(request, part, place, paces.slideshow)
    const prompt = fill(prompts.slideshow, {
      ...values,
      types: describeTypes(part),
      example: typesFor(part)[0]?.[0] ?? '',
    })
    const schema = inLanguage(slideshowAnswer(part), language, ({ slides }) =>
      slides.map((slide) => slide.audio_script),
    )
    const isEnough = ({ slides }: z.infer<typeof schema>) => slides.length >= enough * values.count
    const question = { instructions: instructionsFor(request), prompt, schema, main: 'slides', isEnough }
    return ask(question, request.signal)
  })
  return { title: first.title ?? request.page.title, language, slides: all.flatMap(({ slides }) => slides) }
}

async function writePodcast(ask: Ask, request: WritingRequest): Promise<PodcastDraft> {
  const language = targetLanguage(request)
  const { first, all } = await writeParts(request, (part, place) => {
    const values = promptValues(request, part, place, paces.podcast)
    const prompt = fill(prompts.podcast, { ...values, tones: tones.join(', ') })
    const schema = inLanguage(podcastAnswer(part), language, ({ segments }) =>
      segments.flatMap(({ dialogue }) => dialogue.map((line) => line.content)),
    )
    const isEnough = (answer: z.infer<typeof schema>) => answer.segments.length >= enough * values.count
    const question = { instructions: instructionsFor(request), prompt, schema, main: 'segments', isEnough }
    return ask(question, request.signal)
  })
  const segments = all.flatMap((answer) => answer.segments)
  return {
    ...first,
    title: first.title ?? request.page.title,
    language,
    segments: segments.map((segment) => ({ ...segment, duration: minutesOf(segment.dialogue) })),
  }
}

/** Writes one part after the other, to stay within a provider's rate limits as long as possible. */
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

/** Rounded to a tenth. */
function minutesOf(dialogue: readonly LineDraft[]): number {
  const words = dialogue.reduce((sum, { content }) => sum + countWords(content), 0)
  return Math.max(0.1, Math.round((words / wordsPerMinute) * 10) / 10)
}
