import { type DoubleResponse, json, type ModelDouble } from '../model-double.ts'
import { eventMessage } from './event-stream.ts'

const event = (type: string, data: object) =>
  eventMessage({ ':event-type': type, ':content-type': 'application/json', ':message-type': 'event' }, data)
const stream = (...messages: readonly Buffer[]): DoubleResponse => ({
  headers: { 'content-type': 'application/vnd.amazon.eventstream' },
  body: new Uint8Array(Buffer.concat(messages)),
})
const start = event('messageStart', { role: 'assistant' })
const text = (chunk: string) => event('contentBlockDelta', { contentBlockIndex: 0, delta: { text: chunk } })
const end = (stopReason: string) => [
  event('contentBlockStop', { contentBlockIndex: 0 }),
  event('messageStop', { stopReason }),
  event('metadata', {
    usage: { inputTokens: 11, outputTokens: 7, totalTokens: 18 },
    metrics: { latencyMs: 1 },
  }),
]

/** An error of Amazon: the type in a header, the message in the body. */
const error = (status: number, type: string, message: string): DoubleResponse => {
  const response = json(status, { message })
  return { ...response, headers: { ...response.headers, 'x-amzn-errortype': type } }
}

/**
 * The Converse API of Amazon Bedrock, stream and errors:
 * https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ConverseStream.html and
 * https://docs.aws.amazon.com/bedrock/latest/userguide/troubleshooting-api-error-codes.html.
 */
export const bedrock: ModelDouble = {
  provider: 'bedrock',
  model: 'amazon.nova-lite-v1:0',
  credentials: {
    region: 'eu-central-1',
    signing: { accessKeyId: 'AKIAPLANTED4711', secretAccessKey: 'planted-secret-key-4711' },
  },
  path: 'bedrock-runtime.eu-central-1.amazonaws.com/model/amazon.nova-lite-v1%3A0/converse-stream',
  answer: (chunks) => stream(start, ...chunks.map(text), ...end('end_turn')),
  refusal: stream(start, text('I cannot help with that.'), ...end('guardrail_intervened')),
  errorInStream: stream(
    start,
    text('He'),
    eventMessage(
      {
        ':exception-type': 'serviceUnavailableException',
        ':content-type': 'application/json',
        ':message-type': 'exception',
      },
      { message: 'The service isn’t currently available. Try again later.' },
    ),
  ),
  fault(status, echo) {
    switch (status) {
      case 401:
        return error(
          403,
          'UnrecognizedClientException',
          'The security token included in the request is invalid.',
        )
      case 402:
        return error(402, 'ServiceQuotaExceededException', 'Payment required for this account.')
      case 403:
        return error(
          status,
          'AccessDeniedException',
          `You don't have access to the model with the specified model ID. ${echo}`,
        )
      case 404:
        return error(400, 'ValidationException', 'The provided model identifier is invalid.')
      case 413:
        return error(400, 'ValidationException', 'Input is too long for requested model.')
      case 408:
        return error(status, 'ModelTimeoutException', 'The request took too long to process.')
      case 429:
        return error(status, 'ThrottlingException', 'Too many tokens, please wait before trying again.')
      case 503:
        return error(status, 'ServiceUnavailableException', 'Bedrock is unable to process your request.')
      default:
        return error(status, 'InternalServerException', `The system encountered an unexpected error. ${echo}`)
    }
  },
  formFault: error(
    400,
    'ValidationException',
    'This model doesn’t support tool use in streaming mode: toolConfig is not supported.',
  ),
}
