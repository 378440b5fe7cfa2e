import { onTestFinished } from 'vitest'
import {
  createLanguageModelWriter,
  type LanguageModelSettings,
} from '../../generation/writers/language-model/writer/language-model-writer.ts'
import type { Writer } from '../../generation/writer.ts'
import {
  chatAnswer,
  type ScriptedAnswer,
  type ScriptedProvider,
  startScriptedProvider,
} from '../network/scripted-provider.ts'
import { answerFromPrompt } from './answer-from-prompt.ts'
import { messagesOf, type Prompt, readPrompt } from './read-prompt.ts'

export interface ScriptedWriter extends Writer {
  readonly provider: ScriptedProvider
  /** The messages of the n-th request, from 0. */
  messages(index: number): readonly { readonly role: string; readonly content: string }[]
  /** The requests of this kind, as messages. */
  asked(asks: Prompt['asks']): readonly (readonly { readonly role: string; readonly content: string }[])[]
}

/** A language model writer whose provider gives these answers. The provider ends with the test. */
export async function startScriptedWriter(
  answers: Parameters<typeof startScriptedProvider>[0],
  more: Pick<LanguageModelSettings, 'timeoutMs' | 'parallel'> = {},
): Promise<ScriptedWriter> {
  const provider = await startScriptedProvider(answers)
  onTestFinished(() => provider.close())
  const all = () => provider.requests.map(({ body }) => body)
  return {
    ...createLanguageModelWriter({ model: 'llama', url: provider.url, key: 'secret', ...more }),
    provider,
    messages: (index) => messagesOf(all()[index]),
    asked: (asks) =>
      all()
        .filter((body) => readPrompt(body).asks === asks)
        .map(messagesOf),
  }
}

/**
 * A writer whose model plans faithfully. `write` gets the questions for pieces, with their number, from 0. Undefined
 * answers faithfully too.
 */
export async function startPlanningWriter(
  write: (prompt: Prompt, call: number) => ScriptedAnswer | undefined,
  more: Pick<LanguageModelSettings, 'timeoutMs' | 'parallel'> = {},
): Promise<ScriptedWriter> {
  let calls = 0
  return startScriptedWriter(({ body }) => {
    const prompt = readPrompt(body)
    const own = prompt.asks === 'write' ? write(prompt, calls++) : undefined
    return own ?? chatAnswer(answerFromPrompt(body))
  }, more)
}
