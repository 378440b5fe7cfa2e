import { APICallError } from '@ai-sdk/provider'
import type { FailureKindName } from './failure-kinds.ts'
import { StreamedFailure } from './read-failure.ts'

/** Part of the prompts, and of what providers repeat of them. */
export const secret = 'the photosynthesis of Quercus marker-4711'

/** An error as the AI SDK throws it, including the request. */
export function refused(
  statusCode: number,
  body: unknown,
  responseHeaders: Record<string, string> = {},
): Error {
  return new APICallError({
    message: `Bad request: ${secret}`,
    url: 'https://user:password@models.example.com/v1/chat/completions',
    requestBodyValues: { messages: [{ content: secret }] },
    statusCode,
    responseHeaders,
    responseBody: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** A network failure as `fetch` reports it. */
function unreachable(code: string): Error {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(`connect ${code}`), { code }) })
}

const openai = (message: string, code: string | null, type = 'invalid_request_error') => ({
  error: { message, type, param: null, code },
})
const anthropic = (type: string, message: string) => ({ type: 'error', error: { type, message } })
const google = (code: number, status: string, message: string, details: readonly object[] = []) => [
  { error: { code, message, status, details } },
]
const mistral = (type: string, message: string, code: string) => ({
  object: 'error',
  message,
  type,
  param: null,
  code,
})
const vllm = (message: string, type: string, code: number) => ({
  object: 'error',
  message,
  type,
  param: null,
  code,
})

/** Failures as providers and networks report them, with their kind. */
export const providerFailures: readonly (readonly [provider: string, FailureKindName, Error])[] = [
  [
    'OpenAI: context',
    'tooLong',
    refused(
      400,
      openai(
        "This model's maximum context length is 128000 tokens. However, your messages resulted in 140211 tokens. Please reduce the length of the messages.",
        'context_length_exceeded',
      ),
    ),
  ],
  ['OpenAI: key', 'key', refused(401, openai('Incorrect API key provided: sk-abc.', 'invalid_api_key'))],
  [
    'OpenAI: region',
    'region',
    refused(
      403,
      openai(
        'Country, region, or territory not supported',
        'unsupported_country_region_territory',
        'request_forbidden',
      ),
    ),
  ],
  [
    'OpenAI: no access to the model',
    'permission',
    refused(403, openai('Project `proj_1` does not have access to model `gpt-5`', 'model_not_found')),
  ],
  [
    'OpenAI: model',
    'unknownModel',
    refused(
      404,
      openai('The model `gpt-9` does not exist or you do not have access to it.', 'model_not_found'),
    ),
  ],
  [
    'OpenAI: rate',
    'rate',
    refused(
      429,
      openai(
        'Rate limit reached for gpt-5 on requests per min (RPM): Limit 3, Used 3, Requested 1. Please try again in 20s.',
        'rate_limit_exceeded',
        'requests',
      ),
    ),
  ],
  [
    'OpenAI: one request above the rate',
    'tooLong',
    refused(
      429,
      openai(
        'Request too large for gpt-5 in organization org-1 on tokens per min (TPM): Limit 10000, Requested 12021.',
        'rate_limit_exceeded',
        'tokens',
      ),
    ),
  ],
  [
    'OpenAI: quota',
    'credit',
    refused(
      429,
      openai(
        'You exceeded your current quota, please check your plan and billing details.',
        'insufficient_quota',
        'insufficient_quota',
      ),
    ),
  ],
  [
    'OpenAI: other parameter',
    'misunderstood',
    refused(
      400,
      openai(
        "Unsupported parameter: 'max_tokens' is not supported with this model.",
        'unsupported_parameter',
      ),
    ),
  ],
  [
    'OpenAI: server',
    'itsOwnFault',
    refused(500, openai('The server had an error while processing your request.', null, 'server_error')),
  ],
  [
    'OpenAI: overloaded',
    'busy',
    refused(503, openai('The engine is currently overloaded, please try again later', null, 'server_error')),
  ],
  [
    'Azure: content filter',
    'contentRules',
    refused(
      400,
      openai(
        "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
        'content_filter',
      ),
    ),
  ],
  [
    'Anthropic: context',
    'tooLong',
    refused(400, anthropic('invalid_request_error', 'prompt is too long: 212003 tokens > 200000 maximum')),
  ],
  [
    'Anthropic: size',
    'tooLong',
    refused(413, anthropic('request_too_large', 'Request exceeds the maximum size')),
  ],
  ['Anthropic: key', 'key', refused(401, anthropic('authentication_error', 'invalid x-api-key'))],
  [
    'Anthropic: credit',
    'credit',
    refused(
      400,
      anthropic(
        'invalid_request_error',
        'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
      ),
    ),
  ],
  [
    'Anthropic: permission',
    'permission',
    refused(
      403,
      anthropic('permission_error', 'Your API key does not have permission to use the specified resource.'),
    ),
  ],
  ['Anthropic: model', 'unknownModel', refused(404, anthropic('not_found_error', 'model: claude-9'))],
  [
    'Anthropic: rate',
    'rate',
    refused(
      429,
      anthropic(
        'rate_limit_error',
        'This request would exceed your organization’s rate limit of 50,000 input tokens per minute.',
      ),
    ),
  ],
  ['Anthropic: overloaded', 'busy', refused(529, anthropic('overloaded_error', 'Overloaded'))],
  [
    'Google: context',
    'tooLong',
    refused(
      400,
      google(
        400,
        'INVALID_ARGUMENT',
        'The input token count (1210032) exceeds the maximum number of tokens allowed (1048576).',
      ),
    ),
  ],
  [
    'Google: key',
    'key',
    refused(400, google(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.')),
  ],
  [
    'Google: region',
    'region',
    refused(400, google(400, 'FAILED_PRECONDITION', 'User location is not supported for the API use.')),
  ],
  [
    'Google: model',
    'unknownModel',
    refused(
      404,
      google(
        404,
        'NOT_FOUND',
        'models/gemini-9 is not found for API version v1main, or is not supported for generateContent.',
      ),
    ),
  ],
  [
    'Google: rate',
    'rate',
    refused(
      429,
      google(
        429,
        'RESOURCE_EXHAUSTED',
        'You exceeded your current quota, please check your plan and billing details.',
        [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34s' }],
      ),
    ),
  ],
  [
    'Google: quota',
    'credit',
    refused(
      429,
      google(
        429,
        'RESOURCE_EXHAUSTED',
        'You exceeded your current quota, please check your plan and billing details.',
      ),
    ),
  ],
  [
    'Google: overloaded',
    'busy',
    refused(503, google(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.')),
  ],
  [
    'Mistral: context',
    'tooLong',
    refused(
      400,
      mistral(
        'invalid_request_prompt',
        'Prompt contains 40211 tokens and 0 draft tokens, too large for model with 32768 maximum context length',
        '3051',
      ),
    ),
  ],
  ['Mistral: key', 'key', refused(401, { detail: 'Unauthorized' })],
  [
    'Mistral: model',
    'unknownModel',
    refused(400, mistral('invalid_model', 'Invalid model: mistral-9', '1500')),
  ],
  ['Mistral: rate', 'rate', refused(429, mistral('rate_limited', 'Requests rate limit exceeded', '1300'))],
  [
    'Mistral: validation',
    'misunderstood',
    refused(422, {
      detail: [
        {
          type: 'extra_forbidden',
          loc: ['body', 'seed'],
          msg: 'Extra inputs are not permitted',
          input: secret,
        },
      ],
    }),
  ],
  [
    'OpenRouter: credit',
    'credit',
    refused(402, {
      error: { code: 402, message: 'Insufficient credits. Add more using https://openrouter.ai/credits' },
    }),
  ],
  [
    'OpenRouter: moderation',
    'contentRules',
    refused(403, {
      error: {
        code: 403,
        message: 'Your chosen model requires moderation and your input was flagged',
        metadata: { flagged_input: secret },
      },
    }),
  ],
  [
    'OpenRouter: model',
    'unknownModel',
    refused(400, { error: { code: 400, message: 'llama/nine is not a valid model ID' } }),
  ],
  [
    'OpenRouter: inside the stream',
    'rate',
    new StreamedFailure({ code: 429, message: 'Rate limit exceeded' }),
  ],
  [
    'Anthropic: inside the stream',
    'busy',
    new StreamedFailure({ type: 'overloaded_error', message: 'Overloaded' }),
  ],
  ['any: inside the stream', 'itsOwnFault', new StreamedFailure('Internal error')],
  [
    'vLLM: context',
    'tooLong',
    refused(
      400,
      vllm(
        "This model's maximum context length is 4096 tokens. However, you requested 7021 tokens in the messages.",
        'BadRequestError',
        400,
      ),
    ),
  ],
  [
    'vLLM: model',
    'unknownModel',
    refused(404, vllm('The model `llama` does not exist.', 'NotFoundError', 404)),
  ],
  [
    'llama.cpp: context',
    'tooLong',
    refused(400, {
      error: {
        code: 400,
        message: 'the request exceeds the available context size, try increasing it',
        type: 'exceed_context_size_error',
        n_prompt_tokens: 7021,
        n_ctx: 4096,
      },
    }),
  ],
  [
    'llama.cpp: loading',
    'busy',
    refused(503, { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } }),
  ],
  [
    'llama.cpp: key',
    'key',
    refused(401, { error: { code: 401, message: 'Invalid API Key', type: 'authentication_error' } }),
  ],
  [
    'Ollama: model',
    'unknownModel',
    refused(404, {
      error: {
        message: 'model "llama9" not found, try pulling it first',
        type: 'api_error',
        param: null,
        code: null,
      },
    }),
  ],
  [
    'Ollama: memory',
    'memory',
    refused(500, { error: 'model requires more system memory (8.0 GiB) than is available (5.2 GiB)' }),
  ],
  [
    'LM Studio: context',
    'tooLong',
    refused(400, {
      error:
        'Trying to keep the first 7021 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens, which is not enough.',
    }),
  ],
  [
    'LM Studio: model',
    'unknownModel',
    refused(404, openai('Failed to load model "llama". Error: Model does not exist.', 'model_not_found')),
  ],
  [
    'TGI: context',
    'tooLong',
    refused(422, {
      error:
        'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 7021 `inputs` tokens',
      error_type: 'validation',
    }),
  ],
  [
    'Groq: size',
    'tooLong',
    refused(
      413,
      openai(
        'Request too large for model `llama` on tokens per minute (TPM): Limit 6000, Requested 9000',
        'rate_limit_exceeded',
        'tokens',
      ),
    ),
  ],
  ['another server', 'noSuchAddress', refused(404, '<html><body>Not Found</body></html>')],
  ['another server', 'noSuchAddress', refused(405, '')],
  ['a proxy', 'permission', refused(403, '<html>Forbidden</html>')],
  ['a proxy', 'slow', refused(408, '')],
  ['a proxy', 'slow', refused(504, '<html>Gateway Time-out</html>')],
  ['a proxy', 'tooLong', refused(413, '<html>Request Entity Too Large</html>')],
  ['a proxy', 'itsOwnFault', refused(502, '<html>Bad Gateway</html>')],
  ['a proxy', 'busy', refused(503, '')],
  ['the network: refused', 'notRunning', unreachable('ECONNREFUSED')],
  ['the network: name', 'noAddress', unreachable('ENOTFOUND')],
  ['the network: no answer', 'slow', unreachable('UND_ERR_CONNECT_TIMEOUT')],
  ['the network: certificate', 'insecure', unreachable('DEPTH_ZERO_SELF_SIGNED_CERT')],
  ['the network: expired certificate', 'insecure', unreachable('CERT_HAS_EXPIRED')],
  ['the network: cut', 'disconnected', unreachable('ECONNRESET')],
  ['the network: cut while streaming', 'disconnected', new TypeError('terminated')],
]
