import { json, type ModelDouble, namedEvents } from '../model-double.ts'

const item = { type: 'message', id: 'msg_1', role: 'assistant', status: 'in_progress', content: [] }
const created = {
  type: 'response.created',
  sequence_number: 0,
  response: { id: 'resp_1', object: 'response', created_at: 1_767_000_000, model: 'gpt-5-mini' },
}
const added = { type: 'response.output_item.added', sequence_number: 1, output_index: 0, item }
const completed = {
  type: 'response.completed',
  sequence_number: 9,
  response: {
    id: 'resp_1',
    object: 'response',
    incomplete_details: null,
    usage: {
      input_tokens: 11,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 7,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 18,
    },
  },
}
const error = (message: string, type: string, code: string | null) => ({
  error: { message, type, param: null, code },
})

/**
 * The Responses API of OpenAI. Stream: https://platform.openai.com/docs/api-reference/responses-streaming. Errors:
 * https://platform.openai.com/docs/guides/error-codes.
 */
export const openai: ModelDouble = {
  provider: 'openai',
  model: 'gpt-5-mini',
  credentials: { key: 'sk-planted-key-4711' },
  path: 'api.openai.com/v1/responses',
  answer: (chunks) =>
    namedEvents([
      created,
      added,
      ...chunks.map((delta) => ({
        type: 'response.output_text.delta',
        item_id: 'msg_1',
        output_index: 0,
        content_index: 0,
        delta,
      })),
      { type: 'response.output_item.done', output_index: 0, item: { ...item, status: 'completed' } },
      completed,
    ]),
  refusal: namedEvents([
    created,
    added,
    {
      type: 'response.refusal.delta',
      item_id: 'msg_1',
      output_index: 0,
      content_index: 0,
      delta: 'I cannot help with that.',
    },
    {
      type: 'response.refusal.done',
      item_id: 'msg_1',
      output_index: 0,
      content_index: 0,
      refusal: 'I cannot help with that.',
    },
    { type: 'response.output_item.done', output_index: 0, item: { ...item, status: 'completed' } },
    completed,
  ]),
  errorInStream: namedEvents([
    created,
    {
      type: 'error',
      sequence_number: 1,
      code: 'server_error',
      message: 'The server had an error.',
      param: null,
    },
  ]),
  fault(status, echo) {
    switch (status) {
      case 401:
        return json(
          status,
          error(`Incorrect API key provided: ${echo}.`, 'invalid_request_error', 'invalid_api_key'),
        )
      case 402:
        return json(
          429,
          error(
            'You exceeded your current quota, please check your plan and billing details.',
            'insufficient_quota',
            'insufficient_quota',
          ),
        )
      case 403:
        return json(
          status,
          error(`Project does not have access to model. ${echo}`, 'invalid_request_error', 'model_not_found'),
        )
      case 404:
        return json(
          status,
          error(
            'The model `gpt-9` does not exist or you do not have access to it.',
            'invalid_request_error',
            'model_not_found',
          ),
        )
      case 413:
        return json(
          400,
          error(
            `This model's maximum context length is 128000 tokens. ${echo}`,
            'invalid_request_error',
            'context_length_exceeded',
          ),
        )
      case 429:
        return json(
          status,
          error(
            'Rate limit reached for gpt-5-mini on requests per min (RPM).',
            'requests',
            'rate_limit_exceeded',
          ),
        )
      case 503:
        return json(
          status,
          error('The engine is currently overloaded, please try again later', 'server_error', null),
        )
      default:
        return json(status, error(`The server had an error. ${echo}`, 'server_error', null))
    }
  },
  formFault: json(
    400,
    error(
      "Invalid schema for response_format 'slideshow': In context=(), 'additionalProperties' is required to be supplied and to be false.",
      'invalid_request_error',
      'invalid_json_schema',
    ),
  ),
}
