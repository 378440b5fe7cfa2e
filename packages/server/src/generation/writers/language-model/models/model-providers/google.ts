import { type ModelProvider, responseFormat } from '../model-provider.ts'

/** Google's Gemini API. */
export const google: ModelProvider = {
  modes: ['schema', 'json', 'words'],
  options: (mode, form) => ({
    ...responseFormat(mode, form),
  }),
  async open({ model, url, key, fetch }) {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle({
      apiKey: key ?? '',
      baseURL: url ?? 'https://generativelanguage.googleapis.com/v1beta',
      fetch,
    }).languageModel(model)
  },
}
