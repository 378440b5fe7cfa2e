import { isStrictSchema } from '../is-strict-schema.ts'
import { type ModelProvider, responseFormat } from '../model-provider.ts'

/** Mistral's chat completions. */
export const mistral: ModelProvider = {
  modes: ['schema', 'json', 'words'],
  options: (mode, form) => ({
    ...responseFormat(mode, form),
    ...(form && {
      providerOptions: { mistral: { strictJsonSchema: isStrictSchema(form.schema) } },
    }),
  }),
  async open({ model, url, key, fetch }) {
    const { createMistral } = await import('@ai-sdk/mistral')
    return createMistral({ apiKey: key ?? '', baseURL: url ?? 'https://api.mistral.ai/v1', fetch }).chat(
      model,
    )
  },
}
