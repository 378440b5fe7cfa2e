import type { ProviderFailure } from './read-failure.ts'

const status =
  (...all: readonly number[]) =>
  (failure: ProviderFailure) =>
    failure.status !== undefined && all.includes(failure.status)
const isRequestFault = ({ status: code }: ProviderFailure) =>
  code === undefined || (code >= 400 && code < 500)

const tooLong =
  /context[_ ](?:length|size|window)|maximum context|prompt is too long|prompt too long|exceed_context|input (?:is too long|token count)|input length|too many (?:input )?tokens|too large for model|reduce the length|context the overflows|string_above_max_length|request[ _]too[ _]large|`inputs` tokens|character[ _]limit|textlengthexceeded|sentences that are too long|text_too_long|limit of 5000 bytes|longer than the limit|expected maxlength/
const refused =
  /content_filter|content filter|content_policy|content management policy|responsibleai|invalid_prompt|requires moderation|prohibited_content|safety (?:system|policy)|flagged/
const credit =
  /insufficient[_ ](?:quota|balance|credit|fund)|credit balance|exceeded your current quota|requires billing|billing (?:hard )?limit|out of credits|more credits|spending limit|payment[ _]required|arrearage|quota_exceeded|out of call volume quota|billing_disabled|enough credits/
const region =
  /unsupported_country|country, region|location is not supported|not (?:available|supported) in your (?:country|region|location)/
const key =
  /api key not valid|api_key_invalid|(?:invalid|incorrect|missing|expired)[ _](?:x-)?api[ _-]?key|invalid_api_key|unrecognizedclient|invalidsignature|signaturedoesnotmatch|expiredtoken|invalid_auth|api key (?:expired|is missing|not found)|unregistered callers|invalid bearer|invalid subscription key|security token included in the request is (?:invalid|expired)/
const model =
  /model[ _]not[ _](?:found|exist)|model.{0,200}(?:not found|does not exist|not exist|decommissioned|not a valid|is not available)|(?:invalid|unknown|no such|unexpected)[ _]model|not a valid model|failed to load model|model: \S+ not_found_error|models\/.{0,100}not found|no models? loaded|deploymentnotfound|model identifier is invalid/
const rate = /rate[_ ]limit|rate_limited|throttl|resource_exhausted|too many requests/
const tls = /^(?:CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/

/**
 * How providers report each kind of failure. The names are reasons of the problems that the failures become. Order matters:
 * the first match counts.
 */
const failureKinds = {
  insecure: ({ network }) => network !== undefined && tls.test(network),
  noAddress: ({ network }) => network === 'ENOTFOUND' || network === 'EAI_AGAIN',
  notRunning: ({ network }) => /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/.test(network ?? ''),
  slow: (failure) => /TIMEOUT|ETIMEDOUT/.test(failure.network ?? '') || status(408, 504, 524)(failure),
  disconnected: ({ network }) => network !== undefined,
  // A request that alone exceeds the tokens per minute gets status 429, but waiting does not help.
  // Amazon's rate is in tokens too: 'Too many tokens, please wait before trying again.'
  tooLong: (failure) =>
    status(413)(failure) ||
    (!status(502, 503)(failure) && tooLong.test(failure.words) && !/please wait/.test(failure.words)),
  contentRules: (failure) => isRequestFault(failure) && refused.test(failure.words),
  // Google calls each limit a quota, and sends a wait time if waiting helps.
  credit: (failure) =>
    status(402)(failure) ||
    (isRequestFault(failure) && failure.waitSeconds === undefined && credit.test(failure.words)),
  region: (failure) => isRequestFault(failure) && region.test(failure.words),
  key: (failure) => status(401)(failure) || (isRequestFault(failure) && key.test(failure.words)),
  permission: status(403),
  unknownModel: (failure) => !status(429, 502, 503)(failure) && model.test(failure.words),
  noSuchAddress: (failure) => status(404, 405, 410)(failure) || (failure.status ?? 400) < 400,
  memory: ({ words }) => /more system memory|out of memory|insufficient memory/.test(words),
  rate: (failure) => status(429)(failure) || rate.test(failure.words),
  busy: (failure) => status(503, 529)(failure) || /overloaded|capacity exceeded/.test(failure.words),
  itsOwnFault: (failure) =>
    !isRequestFault(failure) || failure.status === undefined || status(409, 425)(failure),
  misunderstood: () => true,
} as const satisfies Record<string, (failure: ProviderFailure) => boolean>

export type FailureKindName = keyof typeof failureKinds

/** The kind of a failure. */
export function kindOfFailure(failure: ProviderFailure): FailureKindName {
  const names = Object.keys(failureKinds).filter((name): name is FailureKindName => name in failureKinds)
  return names.find((name) => failureKinds[name](failure)) ?? 'misunderstood'
}
