import { openAiFields, openAiFormat } from '../openai-format.ts'
import type { PictureProvider } from '../picture-provider.ts'

/** Servers with OpenAI's call for images: LocalAI, stable-diffusion.cpp, gateways. */
export const compatible: PictureProvider = {
  address: ({ url = '' }) => url,
  format: openAiFormat,
  optionalFields: openAiFields,
  async open({ model, key = 'none', fetch, ...credentials }) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({
      name: 'picture-model',
      baseURL: compatible.address(credentials),
      apiKey: key,
      fetch,
    }).imageModel(model)
  },
}
