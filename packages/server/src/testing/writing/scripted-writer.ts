import { onTestFinished } from 'vitest'
import { z } from 'zod'
import {
  createLanguageModelWriter,
  type LanguageModelSettings,
} from '../../generation/writers/language-model/language-model-writer.ts'
import type { Writer } from '../../generation/writer.ts'
import { type ScriptedProvider, startScriptedProvider } from '../network/scripted-provider.ts'

export interface ScriptedWriter extends Writer {
  readonly provider: ScriptedProvider
  /** The messages of the n-th request, from 0. */
  messages(index: number): readonly { readonly role: string; readonly content: string }[]
}

const sent = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) })

/** A language model writer whose provider gives these answers. The provider ends with the test. */
export async function startScriptedWriter(
  answers: Parameters<typeof startScriptedProvider>[0],
  more: Pick<LanguageModelSettings, 'timeoutMs'> = {},
): Promise<ScriptedWriter> {
  const provider = await startScriptedProvider(answers)
  onTestFinished(() => provider.close())
  return {
    ...createLanguageModelWriter({ model: 'llama', url: provider.url, key: 'secret', ...more }),
    provider,
    messages: (index) => sent.parse(provider.requests[index]?.body).messages,
  }
}
