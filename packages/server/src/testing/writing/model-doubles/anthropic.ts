import { json, type ModelDouble, namedEvents } from '../model-double.ts'

const start = {
  type: 'message_start',
  message: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-4-5',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 11, output_tokens: 1 },
  },
}
const block = { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }
const text = (chunk: string) => ({
  type: 'content_block_delta',
  index: 0,
  delta: { type: 'text_delta', text: chunk },
})
const end = (reason: string) => [
  { type: 'content_block_stop', index: 0 },
  {
    type: 'message_delta',
    delta: { stop_reason: reason, stop_sequence: null },
    usage: { output_tokens: 7 },
  },
  { type: 'message_stop' },
]
const error = (type: string, message: string) => ({ type: 'error', error: { type, message } })

/**
 * The Messages API of Anthropic. Stream: https://docs.anthropic.com/en/api/messages-streaming. Errors:
 * https://docs.anthropic.com/en/api/errors.
 */
export const anthropic: ModelDouble = {
  provider: 'anthropic',
  model: 'claude-sonnet-4-5',
  credentials: { key: 'sk-ant-planted-key-4711' },
  path: 'api.anthropic.com/v1/messages',
  answer: (chunks) => namedEvents([start, block, ...chunks.map(text), ...end('end_turn')]),
  refusal: namedEvents([start, block, text('I cannot help with that.'), ...end('refusal')]),
  errorInStream: namedEvents([start, block, text('He'), error('overloaded_error', 'Overloaded')]),
  fault(status, echo) {
    switch (status) {
      case 401:
        return json(status, error('authentication_error', `invalid x-api-key ${echo}`))
      case 402:
        return json(
          400,
          error(
            'invalid_request_error',
            'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
          ),
        )
      case 403:
        return json(
          status,
          error(
            'permission_error',
            `Your API key does not have permission to use the specified resource. ${echo}`,
          ),
        )
      case 404:
        return json(status, error('not_found_error', 'model: claude-9'))
      case 413:
        return json(status, error('request_too_large', `Request exceeds the maximum size ${echo}`))
      case 429:
        return json(
          status,
          error('rate_limit_error', 'This request would exceed your organization’s rate limit.'),
        )
      case 503:
        return json(529, error('overloaded_error', 'Overloaded'))
      default:
        return json(status, error('api_error', `Internal server error ${echo}`))
    }
  },
  formFault: json(
    400,
    error('invalid_request_error', 'output_format.schema: this model does not support structured outputs'),
  ),
}
