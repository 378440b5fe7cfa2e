import type { ModelCheck, ModelFinding } from '@lectern/domain/api/models.ts'
import { Problem, storable } from '@lectern/domain/problems/problems.ts'
import { languageName } from '@lectern/domain/voices/languages.ts'
import { z } from 'zod'
import { chooseLanguage, sameLanguage } from '../../../../platform/languages/recognise-language.ts'
import type { CheckOptions, LanguageModel } from '../../../language-model.ts'
import { findJson } from '../answer/find-json.ts'
import { parseJson } from '../answer/parse-json.ts'
import { stripThoughts } from '../answer/strip-thoughts.ts'
import type { WrittenAnswer } from '../answer/collect-answer.ts'
import { requestAnswer } from './request-answer.ts'
import { habitsOf } from './form-habits.ts'
import type { AnswerForm } from './model-provider.ts'
import { modelProviders } from './model-providers.ts'

interface Check {
  readonly prompt: (language: string) => string
  readonly form?: AnswerForm
  /** Returns the defect of a complete answer; undefined if it has none. */
  readonly fault?: (text: string, language: string) => ModelFinding['fault']
}

const instructions = 'You help teachers. Answer exactly what is asked, without a preface.'
const timeouts = { totalMs: 90_000, idleMs: 60_000 }

const leaf = z.object({ title: z.string().min(1), points: z.array(z.string().min(1)).length(3) })
const form: AnswerForm = {
  name: 'leaf',
  schema: {
    type: 'object',
    properties: { title: { type: 'string' }, points: { type: 'array', items: { type: 'string' } } },
    required: ['title', 'points'],
    additionalProperties: false,
  },
}

const checks: Readonly<Record<ModelCheck, Check>> = {
  answer: { prompt: () => 'Explain in about 120 words why leaves are green. Write in English.' },
  form: {
    prompt: () =>
      'Write a JSON object with a "title" and exactly three "points", which are short sentences, about why leaves are green.',
    form,
    fault: (text) => {
      const values = findJson(text).map((json) => parseJson(json.text)?.value)
      return values.some((value) => leaf.safeParse(value).success) ? undefined : 'form'
    },
  },
  language: {
    prompt: (language) =>
      `Explain in about 60 words why leaves are green. Write in ${languageName(language)}, not in English.`,
    fault: (text, language) =>
      sameLanguage(chooseLanguage(text, language), language) ? undefined : 'language',
  },
}

/** The language of the interface, or German if that is English, which models write by themselves. */
const languageOfCheck = (language: string) => (sameLanguage(language, 'en') ? 'de' : language)

/** Sends one small request to a model. Rejects only if it is cancelled. */
export async function checkModel(
  model: LanguageModel,
  { check, signal, spending, now = () => performance.now(), ...options }: CheckOptions,
): Promise<ModelFinding> {
  const language = languageOfCheck(options.language)
  const { prompt, form: wanted, fault } = checks[check]
  const began = now()
  let first: number | undefined
  const request = {
    instructions,
    turns: [{ role: 'user', text: prompt(language) }] as const,
    maxCharacters: 20_000,
    ...(wanted && { form: wanted }),
    spending,
    onText: () => (first ??= now()),
  }
  try {
    const answer = await requestAnswer(model, request, timeouts, signal)
    const text = stripThoughts(answer.text)
    const wrong = endFault(answer, text) ?? fault?.(text, language)
    return {
      ok: wrong === undefined,
      ...(wrong && { fault: wrong }),
      ...(wanted && { mode: habitsOf(model.guard, modelProviders[model.provider]).mode }),
      ...(check === 'language' && { language }),
      ...measured(model, answer, { began, first, ended: now() }),
    }
  } catch (error) {
    if (!(error instanceof Problem) || signal.aborted) throw error
    const seconds = (now() - began) / 1000
    return { ok: false, problem: storable(error), seconds, tokens: { input: 0, output: 0 } }
  }
}

function endFault({ end }: WrittenAnswer, text: string): ModelFinding['fault'] {
  if (end === 'filtered') return 'refused'
  if (text.trim() === '') return 'empty'
  return end === 'stop' ? undefined : 'cutOff'
}

/** The times, tokens and price of an answer. Without a count of tokens, one takes four characters. */
function measured(
  { price }: LanguageModel,
  { text, usage }: WrittenAnswer,
  { began, first, ended }: { began: number; first: number | undefined; ended: number },
) {
  const written = usage.output > 0 ? usage.output : Math.ceil(text.length / 4)
  const writing = first === undefined ? 0 : (ended - first) / 1000
  return {
    seconds: (ended - began) / 1000,
    ...(first !== undefined && { first_seconds: (first - began) / 1000 }),
    ...(writing > 0 && { tokens_per_second: written / writing }),
    tokens: usage,
    ...(price && { dollars: (usage.input * price.input + usage.output * price.output) / 1_000_000 }),
  }
}
