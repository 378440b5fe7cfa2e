import type { PictureProviderId } from '../../../../platform/configuration/model-providers.ts'
import type { PictureProvider } from './picture-provider.ts'
import { azure } from './picture-providers/azure.ts'
import { bedrock } from './picture-providers/bedrock.ts'
import { compatible } from './picture-providers/compatible.ts'
import { google } from './picture-providers/google.ts'
import { openai } from './picture-providers/openai.ts'

/** The adapter of each provider. */
export const pictureProviders: Readonly<Record<PictureProviderId, PictureProvider>> = {
  openai,
  google,
  azure,
  bedrock,
  compatible,
}
