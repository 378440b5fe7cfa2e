import { isStrictSchema } from '../is-strict-schema.ts'
import { type ModelProvider, responseFormat } from '../model-provider.ts'

/** OpenAI's Responses API. Nothing of a request is kept there (`store`). */
export const openai: ModelProvider = {
  modes: ['schema', 'json', 'words'],
  options: (mode, form) => ({
    ...responseFormat(mode, form),
    providerOptions: {
      openai: { store: false, ...(form && { strictJsonSchema: isStrictSchema(form.schema) }) },
    },
  }),
  async open({ model, url, key, fetch }) {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({
      apiKey: key ?? '',
      baseURL: url ?? 'https://api.openai.com/v1',
      fetch,
    }).responses(model)
  },
}
