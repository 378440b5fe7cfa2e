import { type ModelProvider, responseFormat } from '../model-provider.ts'

/** The Converse API of Amazon Bedrock. A form is the input of a tool there, or a schema for newer Claude models. */
export const bedrock: ModelProvider = {
  modes: ['schema', 'tool', 'words'],
  options: (mode, form) => ({
    ...responseFormat(mode, form),
    ...(mode === 'tool' && { providerOptions: { amazonBedrock: { structuredOutputMode: 'jsonTool' } } }),
  }),
  async open({ model, url, key, region = '', signing, fetch }) {
    const { createAmazonBedrock } = await import('@ai-sdk/amazon-bedrock')
    return createAmazonBedrock({
      region,
      // Without these the SDK looks for credentials in the environment by itself.
      ...(key === undefined ? { apiKey: '', ...signing } : { apiKey: key }),
      ...(url !== undefined && { baseURL: url }),
      fetch,
    }).languageModel(model)
  },
}
