import { isStrictSchema } from '../is-strict-schema.ts'
import { type ModelProvider, responseFormat } from '../model-provider.ts'

/** Chat completions of Azure OpenAI, which all its regions offer. The model is the name of a deployment. */
export const azure: ModelProvider = {
  modes: ['schema', 'json', 'words'],
  options: (mode, form) => ({
    ...responseFormat(mode, form),
    ...(form && {
      providerOptions: { openai: { strictJsonSchema: isStrictSchema(form.schema) } },
    }),
  }),
  async open({ model, url, key, resource, apiVersion, fetch }) {
    const { createAzure } = await import('@ai-sdk/azure')
    return createAzure({
      apiKey: key ?? '',
      ...(url === undefined ? { resourceName: resource ?? '' } : { baseURL: url }),
      ...(apiVersion !== undefined && { apiVersion }),
      fetch,
    }).chat(model)
  },
}
