import { openAiFields, openAiFormat } from '../openai-format.ts'
import type { PictureProvider } from '../picture-provider.ts'

/** OpenAI's images. */
export const openai: PictureProvider = {
  address: ({ url = 'https://api.openai.com/v1' }) => url,
  format: openAiFormat,
  optionalFields: openAiFields,
  async open({ model, key, fetch, ...credentials }) {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ apiKey: key ?? '', baseURL: openai.address(credentials), fetch }).image(model)
  },
}
