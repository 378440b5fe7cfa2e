import { dataEvents, type DoubleResponse } from '../model-double.ts'

const chunk = (delta: object, finish: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_767_000_000,
  model: 'scripted',
  choices: [{ index: 0, delta, finish_reason: finish }],
})
const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 }
const done = 'data: [DONE]\n\n'

/** A stream of chat completions in OpenAI's format: https://platform.openai.com/docs/api-reference/chat-streaming. */
export function chatStream(
  chunks: readonly string[],
  { finish = 'stop', before = [] }: { finish?: string; before?: readonly object[] } = {},
): DoubleResponse {
  const texts = chunks.map((content) => chunk({ role: 'assistant', content }))
  return dataEvents([...before, ...texts, { ...chunk({}, finish), usage }], done)
}

/** A chat stream that breaks off with an error. */
export const chatError = (error: object): DoubleResponse =>
  dataEvents([chunk({ role: 'assistant', content: 'He' }), error])
