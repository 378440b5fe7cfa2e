import type { PictureDouble } from './picture-double.ts'
import { azure } from './picture-doubles/azure.ts'
import { bedrock } from './picture-doubles/bedrock.ts'
import { compatible } from './picture-doubles/compatible.ts'
import { google } from './picture-doubles/google.ts'
import { openai } from './picture-doubles/openai.ts'

/** The wire shapes of all providers of pictures. */
export const pictureDoubles: readonly PictureDouble[] = [openai, google, azure, bedrock, compatible]
