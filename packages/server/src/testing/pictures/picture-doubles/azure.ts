import { json } from '../../writing/model-double.ts'
import { azure as writing } from '../../writing/model-doubles/azure.ts'
import { type PictureDouble } from '../picture-double.ts'
import { openai } from './openai.ts'

/**
 * Images of Azure OpenAI, requests and filters:
 * https://learn.microsoft.com/azure/ai-foundry/openai/how-to/dall-e.
 */
export const azure: PictureDouble = {
  provider: 'azure',
  model: 'our-pictures',
  credentials: writing.credentials,
  path: 'our-school.openai.azure.com/openai/v1/images/generations?api-version=v1',
  request: (prompt) => ({ model: 'our-pictures', prompt, n: 1, size: '1536x1024' }),
  answer: openai.answer,
  noPicture: openai.noPicture,
  refusals: [
    {
      name: 'by the filters',
      response: json(400, {
        error: {
          code: 'contentFilter',
          message: 'Your task failed as a result of our safety system.',
          inner_error: {
            code: 'ResponsibleAIPolicyViolation',
            content_filter_results: { jailbreak: { detected: false, filtered: false } },
          },
        },
      }),
      seen: { reason: 'contentRules' },
    },
  ],
  fault: writing.fault,
}
