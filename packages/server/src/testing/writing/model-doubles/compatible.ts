import { json, type ModelDouble } from '../model-double.ts'
import { chatError, chatStream } from './chat-stream.ts'

const error = (status: number, message: string, type: string, code: string | null = null) =>
  json(status, { error: { message, type, param: null, code } })

/**
 * Chat completions of an OpenAI-compatible server, here Ollama: https://docs.ollama.com/api/openai-compatibility and
 * https://docs.ollama.com/api/errors.
 */
export const compatible: ModelDouble = {
  provider: 'ollama',
  model: 'llama3:8b',
  credentials: { key: 'planted-gateway-key-4711', url: 'http://127.0.0.1:11434/v1' },
  path: '127.0.0.1:11434/v1/chat/completions',
  answer: (chunks) => chatStream(chunks),
  refusal: chatStream(['I cannot help with that.'], { finish: 'content_filter' }),
  errorInStream: chatError({
    error: { message: 'an error was encountered while running the model', code: 500 },
  }),
  fault(status, echo) {
    switch (status) {
      case 401:
        return error(status, `invalid api key ${echo}`, 'authentication_error')
      case 402:
        return error(status, 'Insufficient credits. Add more credits.', 'payment_required')
      case 403:
        return error(status, `this model requires a subscription ${echo}`, 'forbidden')
      case 404:
        return error(status, 'model "llama9" not found, try pulling it first', 'api_error')
      case 413:
        return error(400, 'the request exceeds the available context size', 'exceed_context_size_error')
      case 503:
        return error(status, 'server busy, please try again. maximum pending requests exceeded', 'api_error')
      default:
        return error(status, `something went wrong ${echo}`, 'api_error')
    }
  },
  formFault: error(400, 'response_format: json_schema is not supported', 'invalid_request_error'),
}
