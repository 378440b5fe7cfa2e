import type { ModelProviderId } from '../../../../platform/configuration/model-providers.ts'
import type { ModelProvider } from './model-provider.ts'
import { anthropic } from './model-providers/anthropic.ts'
import { azure } from './model-providers/azure.ts'
import { bedrock } from './model-providers/bedrock.ts'
import { compatible } from './model-providers/compatible.ts'
import { google } from './model-providers/google.ts'
import { mistral } from './model-providers/mistral.ts'
import { openai } from './model-providers/openai.ts'

/** The adapter of each provider. */
export const modelProviders: Readonly<Record<ModelProviderId, ModelProvider>> = {
  openai,
  anthropic,
  google,
  mistral,
  azure,
  bedrock,
  ollama: compatible,
  compatible,
}
