import { type ModelProvider, responseFormat } from '../model-provider.ts'

/**
 * Anthropic's Messages API. Newer models keep to a schema (`output_config`), the others answer with the input of a tool.
 * The SDK knows which.
 */
export const anthropic: ModelProvider = {
  modes: ['schema', 'tool', 'words'],
  options: (mode, form) => ({
    ...responseFormat(mode, form),
    ...(mode === 'tool' && { providerOptions: { anthropic: { structuredOutputMode: 'jsonTool' } } }),
  }),
  async open({ model, url, key, fetch }) {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({
      apiKey: key ?? '',
      baseURL: url ?? 'https://api.anthropic.com/v1',
      fetch,
    }).languageModel(model)
  },
}
