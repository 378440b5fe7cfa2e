import { json, type ModelDouble } from '../model-double.ts'
import { chatError, chatStream } from './chat-stream.ts'

const error = (status: number, code: string, message: string) => json(status, { error: { code, message } })
const filtered = {
  id: '',
  object: '',
  created: 0,
  model: '',
  choices: [],
  prompt_filter_results: [{ prompt_index: 0, content_filter_results: {} }],
}

/**
 * Chat completions of Azure OpenAI. Stream and errors: https://learn.microsoft.com/azure/ai-services/openai/reference.
 * Filters: https://learn.microsoft.com/azure/ai-services/openai/concepts/content-filter.
 */
export const azure: ModelDouble = {
  provider: 'azure',
  model: 'our-deployment',
  credentials: { key: 'planted-azure-key-4711', resource: 'our-school' },
  path: 'our-school.openai.azure.com/openai/v1/chat/completions',
  answer: (chunks) => chatStream(chunks, { before: [filtered] }),
  refusal: error(
    400,
    'content_filter',
    "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
  ),
  errorInStream: chatError({
    error: {
      code: '503',
      message: 'The service is temporarily unable to process your request.',
      type: 'server_error',
      param: null,
    },
  }),
  fault(status, echo) {
    switch (status) {
      case 401:
        return error(
          status,
          '401',
          `Access denied due to invalid subscription key or wrong API endpoint. ${echo}`,
        )
      case 402:
        return error(
          403,
          'insufficient_quota',
          'You exceeded your current quota, please check your plan and billing details.',
        )
      case 403:
        return error(
          status,
          'AuthorizationFailed',
          `The client does not have authorization to perform this action. ${echo}`,
        )
      case 404:
        return error(
          status,
          'DeploymentNotFound',
          'The API deployment for this resource does not exist. If you created the deployment within the last 5 minutes, please wait a moment and try again.',
        )
      case 413:
        return error(400, 'context_length_exceeded', "This model's maximum context length is 128000 tokens.")
      case 429:
        return error(
          status,
          '429',
          'Requests to the ChatCompletions_Create Operation have exceeded call rate limit of your current pricing tier.',
        )
      case 503:
        return error(
          status,
          '503',
          'The service is temporarily unable to process your request. Please try again later.',
        )
      default:
        return error(status, String(status), `Internal server error ${echo}`)
    }
  },
  formFault: error(
    400,
    'BadRequest',
    'response_format value as json_schema is enabled only for api versions 2024-08-01-preview and later',
  ),
}
