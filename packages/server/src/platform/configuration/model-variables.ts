import { z } from 'zod'
import { onOff, parallelCalls, picturePrices, pricesOf, tokenPrices, url } from './variables.ts'

/** Variables of other programs too. They are checked only if a model needs them. */
const text = z.string().optional()

/** The variables of language models and picture models. Those of the providers have their usual names. */
export const modelVariables = {
  LECTERN_LANGUAGE_MODEL: z.string().optional(),
  LECTERN_LANGUAGE_MODEL_URL: url('LECTERN_LANGUAGE_MODEL_URL', /^https?$/, 'https://api.example.com/v1'),
  LECTERN_LANGUAGE_MODEL_KEY: z.string().optional(),
  LECTERN_LANGUAGE_MODEL_PRICE: tokenPrices.optional(),
  LECTERN_LANGUAGE_MODEL_PARALLEL: parallelCalls.optional(),
  LECTERN_LANGUAGE_MODEL_FALLBACK: onOff('LECTERN_LANGUAGE_MODEL_FALLBACK').optional(),
  LECTERN_JUDGE_MODEL: z.string().optional(),
  LECTERN_JUDGE_MODEL_PRICE: pricesOf('LECTERN_JUDGE_MODEL_PRICE').optional(),
  LECTERN_IMAGE_MODEL: z.string().optional(),
  LECTERN_IMAGE_MODEL_URL: url('LECTERN_IMAGE_MODEL_URL', /^https?$/, 'https://api.example.com/v1'),
  LECTERN_IMAGE_MODEL_KEY: z.string().optional(),
  LECTERN_IMAGE_MODEL_PRICE: picturePrices.optional(),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: text,
  ANTHROPIC_API_KEY: text,
  ANTHROPIC_BASE_URL: text,
  GOOGLE_GENERATIVE_AI_API_KEY: text,
  GEMINI_API_KEY: text,
  GOOGLE_GENERATIVE_AI_BASE_URL: text,
  MISTRAL_API_KEY: text,
  MISTRAL_BASE_URL: text,
  AZURE_API_KEY: text,
  AZURE_BASE_URL: text,
  AZURE_RESOURCE_NAME: text,
  AZURE_API_VERSION: text,
  AWS_REGION: text,
  AWS_DEFAULT_REGION: text,
  AWS_BEARER_TOKEN_BEDROCK: text,
  AWS_ACCESS_KEY_ID: text,
  AWS_SECRET_ACCESS_KEY: text,
  AWS_SESSION_TOKEN: text,
  BEDROCK_BASE_URL: text,
}

const environment = z.object(modelVariables)
export type ModelEnvironment = z.infer<typeof environment>
