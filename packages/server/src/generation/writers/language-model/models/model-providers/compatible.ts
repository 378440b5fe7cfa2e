import { jsonAsEvents } from '../../answer/json-as-events.ts'
import { isStrictSchema } from '../is-strict-schema.ts'
import { type ModelProvider, responseFormat } from '../model-provider.ts'

/** Chat completions in OpenAI's format: Ollama, llama.cpp, vLLM, LM Studio, gateways. */
export const compatible: ModelProvider = {
  modes: ['schema', 'json', 'words'],
  options: (mode, form) => ({
    ...responseFormat(mode, form),
    ...(form && {
      providerOptions: { 'language-model': { strictJsonSchema: isStrictSchema(form.schema) } },
    }),
  }),
  async open({ model, url = 'https://api.openai.com/v1', key = 'none', fetch, countTokens }) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({
      name: 'language-model',
      baseURL: url,
      apiKey: key,
      fetch: jsonAsEvents(fetch),
      includeUsage: countTokens,
      supportsStructuredOutputs: true,
    }).chatModel(model)
  },
}
