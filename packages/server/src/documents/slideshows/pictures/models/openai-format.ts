import type { PictureProvider } from './picture-provider.ts'

/** The fields of OpenAI's call that its models, gateways and servers treat differently. */
export const openAiFields = ['response_format', 'size'] as const

/**
 * The wide size of OpenAI's models, by their names (https://platform.openai.com/docs/api-reference/images/create). Other
 * models use their default.
 */
export const openAiFormat: PictureProvider['format'] = (model) => {
  if (/(?:^|\/)(?:gpt-image|chatgpt-image)/.test(model)) return { size: '1536x1024' }
  return /(?:^|\/)dall-e-3/.test(model) ? { size: '1792x1024' } : {}
}
