import type { ModelDouble } from './model-double.ts'
import { anthropic } from './model-doubles/anthropic.ts'
import { azure } from './model-doubles/azure.ts'
import { bedrock } from './model-doubles/bedrock.ts'
import { compatible } from './model-doubles/compatible.ts'
import { google } from './model-doubles/google.ts'
import { mistral } from './model-doubles/mistral.ts'
import { openai } from './model-doubles/openai.ts'

/** The wire shapes of all providers. */
export const modelDoubles: readonly ModelDouble[] = [
  openai,
  anthropic,
  google,
  mistral,
  azure,
  bedrock,
  compatible,
]
