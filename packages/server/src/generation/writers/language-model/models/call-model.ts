import { collectAnswer, type WrittenAnswer } from '../answer/collect-answer.ts'
import type { AnswerRequest, OneModel } from './answer-request.ts'
import { habitsOf } from './form-habits.ts'
import type { FormMode, ModelProvider } from './model-provider.ts'
import { modelProviders } from './model-providers.ts'

interface CallOptions {
  readonly fetch: typeof globalThis.fetch
  readonly signal: AbortSignal
}

/**
 * Calls a model, and calls it again in a simpler way if it does not know the form of the answer. Providers do not charge for
 * a refused call. Throws the errors of the SDK.
 */
export async function callModel(
  one: OneModel,
  request: AnswerRequest,
  options: CallOptions,
): Promise<WrittenAnswer> {
  const provider = modelProviders[one.provider ?? 'compatible']
  const habits = habitsOf(one.guard, provider)
  for (;;) {
    const used = { mode: request.form ? habits.mode : 'words', countTokens: habits.countTokens } as const
    try {
      const answer = await callOnce({ one, provider, ...used }, request, options)
      habits.accept(used.mode)
      return answer
    } catch (error) {
      if (options.signal.aborted || !habits.learn(error, used)) throw error
    }
  }
}

async function callOnce(
  call: { one: OneModel; provider: ModelProvider; mode: FormMode; countTokens: boolean },
  { instructions, turns, maxCharacters, form, onText }: AnswerRequest,
  { fetch, signal }: CallOptions,
): Promise<WrittenAnswer> {
  const { one, provider, mode, countTokens } = call
  const model = await provider.open({ ...one, fetch, countTokens })
  const { stream } = await model.doStream({
    prompt: [
      { role: 'system', content: instructions },
      ...turns.map(({ role, text }) => ({ role, content: [{ type: 'text' as const, text }] })),
    ],
    ...provider.options(mode, form),
    abortSignal: signal,
  })
  return collectAnswer(stream, maxCharacters, onText)
}
