import { openAiFields, openAiFormat } from '../openai-format.ts'
import type { PictureProvider } from '../picture-provider.ts'

/**
 * Azure OpenAI. The model is the name of a deployment, which does not say which model it is. So a field that this model does
 * not know is left out after an error.
 */
export const azure: PictureProvider = {
  address: ({ url, resource = '' }) => url ?? `https://${resource}.openai.azure.com/openai`,
  format: (model) => ({ size: '1536x1024', ...openAiFormat(model) }),
  optionalFields: openAiFields,
  async open({ model, key, apiVersion, fetch, ...credentials }) {
    const { createAzure } = await import('@ai-sdk/azure')
    return createAzure({
      apiKey: key ?? '',
      baseURL: azure.address(credentials),
      ...(apiVersion !== undefined && { apiVersion }),
      fetch,
    }).image(model)
  },
}
