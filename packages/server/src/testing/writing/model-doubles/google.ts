import { dataEvents, json, type ModelDouble } from '../model-double.ts'

const usageMetadata = { promptTokenCount: 11, candidatesTokenCount: 7, totalTokenCount: 18 }
const candidate = (text: string, finishReason?: string) => ({
  candidates: [
    { content: { parts: [{ text }], role: 'model' }, index: 0, ...(finishReason && { finishReason }) },
  ],
  usageMetadata,
  modelVersion: 'gemini-2.5-flash',
})
const error = (code: number, status: string, message: string, details: readonly object[] = []) =>
  json(code, { error: { code, message, status, details } })

/**
 * The Gemini API. Stream: https://ai.google.dev/api/generate-content#method:-models.streamgeneratecontent. Errors:
 * https://ai.google.dev/gemini-api/docs/troubleshooting.
 */
export const google: ModelDouble = {
  provider: 'google',
  model: 'gemini-2.5-flash',
  credentials: { key: 'AIza-planted-key-4711' },
  path: 'generativelanguage.googleapis.com/v1beta/models/gemini-2.5-flash:streamGenerateContent',
  answer: (chunks) =>
    dataEvents(
      chunks.map((chunk, index) => candidate(chunk, index === chunks.length - 1 ? 'STOP' : undefined)),
    ),
  refusal: dataEvents([candidate('I cannot help with that.', 'PROHIBITED_CONTENT')]),
  errorInStream: dataEvents([
    candidate('He'),
    {
      error: {
        code: 503,
        message: 'The model is overloaded. Please try again later.',
        status: 'UNAVAILABLE',
      },
    },
  ]),
  fault(status, echo) {
    switch (status) {
      case 401:
        return error(400, 'INVALID_ARGUMENT', `API key not valid. Please pass a valid API key. ${echo}`)
      case 402:
        return error(
          429,
          'RESOURCE_EXHAUSTED',
          'You exceeded your current quota, please check your plan and billing details.',
        )
      case 403:
        return error(
          status,
          'PERMISSION_DENIED',
          `Your API key does not have the required permissions. ${echo}`,
        )
      case 404:
        return error(
          status,
          'NOT_FOUND',
          'models/gemini-9 is not found for API version v1beta, or is not supported for generateContent.',
        )
      case 413:
        return error(
          400,
          'INVALID_ARGUMENT',
          'The input token count (1210032) exceeds the maximum number of tokens allowed (1048576).',
        )
      case 429:
        return error(status, 'RESOURCE_EXHAUSTED', 'Resource has been exhausted (e.g. check quota).')
      case 503:
        return error(status, 'UNAVAILABLE', 'The model is overloaded. Please try again later.')
      default:
        return error(status, 'INTERNAL', `An internal error has occurred. ${echo}`)
    }
  },
  formFault: error(
    400,
    'INVALID_ARGUMENT',
    'The specified schema produces a constraint that has too many states for serving.',
  ),
}
