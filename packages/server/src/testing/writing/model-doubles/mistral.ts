import { json, type ModelDouble } from '../model-double.ts'
import { chatError, chatStream } from './chat-stream.ts'

const error = (status: number, message: string, type: string, code: string) =>
  json(status, { object: 'error', message, type, param: null, code })

/** Mistral's chat completions, stream and errors: https://docs.mistral.ai/api/#tag/chat. */
export const mistral: ModelDouble = {
  provider: 'mistral',
  model: 'mistral-small-latest',
  credentials: { key: 'planted-mistral-key-4711' },
  path: 'api.mistral.ai/v1/chat/completions',
  answer: (chunks) => chatStream(chunks),
  errorInStream: chatError({
    object: 'error',
    message: 'Service unavailable.',
    type: 'unreachable_backend',
    code: '1100',
  }),
  fault(status, echo) {
    switch (status) {
      case 401:
        return json(status, { detail: 'Unauthorized' })
      case 402:
        return error(status, 'You have insufficient balance. Payment required.', 'payment_required', '1600')
      case 403:
        return error(status, `You do not have access to this model. ${echo}`, 'forbidden', '1400')
      case 404:
        return error(400, 'Invalid model: mistral-9', 'invalid_model', '1500')
      case 413:
        return error(
          400,
          'Prompt contains 40211 tokens and 0 draft tokens, too large for model with 32768 maximum context length',
          'invalid_request_prompt',
          '3051',
        )
      case 429:
        return error(status, 'Requests rate limit exceeded', 'rate_limited', '1300')
      case 503:
        return error(
          status,
          'Service tier capacity exceeded for this model.',
          'service_tier_capacity_exceeded',
          '3505',
        )
      default:
        return error(status, `Internal server error ${echo}`, 'internal_server_error', '1000')
    }
  },
  formFault: json(422, {
    object: 'error',
    message: {
      detail: [
        {
          type: 'value_error',
          loc: ['body', 'response_format'],
          msg: 'json_schema is not supported by this model',
        },
      ],
    },
    type: 'invalid_request_error',
    param: null,
    code: null,
  }),
}
