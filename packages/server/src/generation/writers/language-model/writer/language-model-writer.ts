import { modelNames } from '@lectern/domain/documents/maker-names.ts'
import type { OfferedInstruction } from '@lectern/domain/slides/rewriting-labels.ts'
import { createProviderGuard } from '../../../../platform/providers/provider-guard.ts'
import { rewritesOf } from '../../../rewriting/rewrites.ts'
import type { FormatRewriters, FormatUpdaters, FormatWriters, Writer } from '../../../writer.ts'
import type { Ask, Purpose } from '../models/ask-model.ts'
import { expectAnswer, type TokenPrice } from '../planning/expect-answer.ts'
import { modelTerms } from '../model-terms.ts'
import { excerptBudget } from '../page-excerpts.ts'
import type { OneModel } from '../models/answer-request.ts'
import type { ModelAccess } from '../models/request-answer.ts'
import { createCallSlots } from '../models/call-slots.ts'
import { answerQuestion } from '../asking/answer-question.ts'
import { rewriteLines, rewriteSlide } from '../rewriting/rewrite.ts'
import { updateLines, updateSlide } from '../rewriting/update.ts'
import { translateTexts } from '../translating/translate-texts.ts'
import { writePodcast } from '../writing/write-podcast.ts'
import { writeSlideshow } from '../writing/write-slideshow.ts'

export interface LanguageModelSettings {
  /** The server's name of the model: `gpt-5-mini`. */
  readonly model: string
  /** Base URL of an OpenAI-compatible API, including its version: `http://localhost:11434/v1`. */
  readonly url?: string | undefined
  readonly key?: string | undefined
  /** US dollars per million tokens. */
  readonly price?: TokenPrice | undefined
  readonly fetch?: typeof fetch
  /** Answers in place of the model that these settings name. */
  readonly access?: ModelAccess
  /** Timeout of one answer in milliseconds. */
  readonly timeoutMs?: number
  /** Timeout in milliseconds while nothing of an answer arrives. */
  readonly idleMs?: number
  /** Calls at the same time. Defaults to 4. */
  readonly parallel?: number | undefined
  /** A second model, which judges whether the page supports what the first one wrote. */
  readonly judge?: OneModel | undefined
}

/** Models on an author's own computer take minutes to load, to read a long page and to write. */
const forPages: Purpose = {
  timeouts: { totalMs: 300_000, idleMs: 120_000 },
  task: 'page',
}
/** The author waits for it: a rewritten part, or an answer to a question. */
const forRewriting: Purpose = {
  timeouts: { totalMs: 120_000, idleMs: 60_000 },
  task: 'part',
}

/** A page is complete without the judge, so it does not wait long for it. */
const forJudging: Purpose = {
  timeouts: { totalMs: 60_000, idleMs: 30_000 },
  task: 'page',
}

/** Fewer than the provider's guard allows, so that an author who rewrites does not wait for jobs. */
const usualParallel = 4

const instructions: readonly OfferedInstruction[] = [
  'Shorter',
  'More detail',
  'Simpler words',
  'Livelier',
  'Another example',
]

/** Any language model behind an OpenAI-compatible API. Its answers are validated against the page. */
export function createLanguageModelWriter(settings: LanguageModelSettings): Writer {
  const { parallel = usualParallel } = settings
  const askFor = createAsk({ ...settings, parallel })
  const { judge } = settings
  const askToJudge = judge && createAsk({ ...judge, access: judge })(forJudging)
  const model = { ask: askFor(forPages), parallel, ...(askToJudge && { judge: askToJudge }) }
  const askToRewrite = askFor(forRewriting)
  const write: FormatWriters = {
    slideshow: (request) => writeSlideshow(model, request),
    podcast: (request) => writePodcast(model, request),
  }
  const rewrite: FormatRewriters = {
    slideshow: (request) => rewriteSlide(askToRewrite, excerptBudget, request),
    podcast: (request) => rewriteLines(askToRewrite, excerptBudget, request),
  }
  const update: FormatUpdaters = {
    slideshow: (request) => updateSlide(askToRewrite, excerptBudget, request),
    podcast: (request) => updateLines(askToRewrite, excerptBudget, request),
  }
  return {
    id: 'language-model',
    name: modelNames.languageModel(settings.model),
    declines: {},
    expect: (work) => expectAnswer(work, settings),
    write: (format, request) => write[format](request),
    rewrites: rewritesOf(instructions, { understands: true }),
    rewrite: (format, request) => rewrite[format](request),
    update: (format, request) => update[format](request),
    answer: (request) => answerQuestion(askToRewrite, excerptBudget, request),
    translate: (request) =>
      translateTexts({ ask: request.isUrgent ? askToRewrite : model.ask, parallel }, request),
  }
}

/** Calls of one model, which share a guard. The settings can shorten the timeouts of a purpose. */
function createAsk({
  parallel = usualParallel,
  ...settings
}: LanguageModelSettings): (purpose: Purpose) => Ask {
  const { model, url = 'https://api.openai.com/v1', key = 'none', fetch = globalThis.fetch } = settings
  const { timeoutMs = Infinity, idleMs = Infinity } = settings
  const slots = createCallSlots(parallel, { isOwnServer: false })
  const { access = { model, url, key, fetch, guard: createProviderGuard(modelTerms), slots } } = settings
  return ({ timeouts, ...purpose }) =>
    async (question, asking) => {
      // The SDK takes a large part of a second to load. It is not loaded at the start, and never without a configured
      // model.
      const { askModel } = await import('../models/ask-model.ts')
      const shortened = {
        totalMs: Math.min(timeouts.totalMs, timeoutMs),
        idleMs: Math.min(timeouts.idleMs, idleMs),
      }
      return askModel(access, { ...purpose, timeouts: shortened, model: `${url} ${model}` }, question, asking)
    }
}
