import { inTime } from './in-time.ts'
import type { ProviderTerms } from './provider-terms.ts'
import type { ProviderFailure } from './read-failure.ts'

/** A kind of failure: how providers report it, and the sentence for the author. */
interface FailureKind {
  readonly matches: (failure: ProviderFailure) => boolean
  /** Which problem of the terms it becomes. Only `unavailable` is retryable. */
  readonly problem: 'failed' | 'unavailable' | 'tooLong' | 'refused'
  readonly sentence: (terms: ProviderTerms, failure: ProviderFailure) => string
}

const lower = ({ subject }: ProviderTerms) => subject.charAt(0).toLowerCase() + subject.slice(1)
const administrator = 'The administrator of this Lectern should'

const status =
  (...all: readonly number[]) =>
  (failure: ProviderFailure) =>
    failure.status !== undefined && all.includes(failure.status)
const isRequestFault = ({ status: code }: ProviderFailure) =>
  code === undefined || (code >= 400 && code < 500)

const tooLong =
  /context[_ ](?:length|size|window)|maximum context|prompt is too long|prompt too long|exceed_context|input (?:is too long|token count)|input length|too many (?:input )?tokens|too large for model|reduce the length|context the overflows|string_above_max_length|request[ _]too[ _]large|`inputs` tokens/
const refused =
  /content_filter|content filter|content_policy|content management policy|responsibleai|invalid_prompt|requires moderation|prohibited_content|safety (?:system|policy)|flagged/
const credit =
  /insufficient[_ ](?:quota|balance|credit|fund)|credit balance|exceeded your current quota|requires billing|billing (?:hard )?limit|out of credits|more credits|spending limit|payment required|arrearage/
const region =
  /unsupported_country|country, region|location is not supported|not (?:available|supported) in your (?:country|region|location)/
const key =
  /api key not valid|api_key_invalid|(?:invalid|incorrect|missing|expired)[ _](?:x-)?api[ _-]?key|invalid_api_key|api key (?:expired|is missing|not found)|unregistered callers|invalid bearer/
const model =
  /model[ _]not[ _](?:found|exist)|model.{0,200}(?:not found|does not exist|not exist|decommissioned|not a valid|is not available)|(?:invalid|unknown|no such|unexpected)[ _]model|not a valid model|failed to load model|model: \S+ not_found_error|models\/.{0,100}not found|no models? loaded/
const rate = /rate[_ ]limit|rate_limited|throttl|resource_exhausted|too many requests/
const tls = /^(?:CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/

/** Order matters: the first match counts. */
export const failureKinds = {
  insecure: {
    matches: ({ network }) => network !== undefined && tls.test(network),
    problem: 'failed',
    sentence: (terms) =>
      `The connection to ${lower(terms)} is not secure, so Lectern did not use it. ${administrator} check the certificate at ${terms.setting}_URL.`,
  },
  noAddress: {
    matches: ({ network }) => network === 'ENOTFOUND' || network === 'EAI_AGAIN',
    problem: 'unavailable',
    sentence: (terms) =>
      `The address of ${lower(terms)} cannot be found at the moment. If this lasts, the administrator of this Lectern should check ${terms.setting}_URL.`,
  },
  notRunning: {
    matches: ({ network }) => /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/.test(network ?? ''),
    problem: 'unavailable',
    sentence: (terms) =>
      `${terms.subject} is not running or cannot be reached. If this lasts, the administrator of this Lectern should check ${terms.setting}_URL.`,
  },
  slow: {
    matches: (failure) => /TIMEOUT|ETIMEDOUT/.test(failure.network ?? '') || status(408, 504, 524)(failure),
    problem: 'unavailable',
    sentence: ({ subject }) => `${subject} took too long to answer. Please try again in a few minutes.`,
  },
  disconnected: {
    matches: ({ network }) => network !== undefined,
    problem: 'unavailable',
    sentence: (terms) =>
      `The connection to ${lower(terms)} broke before it had answered. Please try again in a few minutes.`,
  },
  tooLong: {
    // A request that alone exceeds the tokens per minute gets status 429, but waiting does not help.
    matches: (failure) => status(413)(failure) || (!status(502, 503)(failure) && tooLong.test(failure.words)),
    problem: 'tooLong',
    sentence: (terms) =>
      terms.tooLong?.sentence ?? `This text is too long for ${lower(terms)}. Make it shorter.`,
  },
  contentRules: {
    matches: (failure) => isRequestFault(failure) && refused.test(failure.words),
    problem: 'refused',
    sentence: (terms) =>
      `The provider of ${lower(terms)} blocks this text by its content rules. Change the page or choose another model.`,
  },
  credit: {
    // Google calls each limit a quota, and sends a wait time if waiting helps.
    matches: (failure) =>
      status(402)(failure) ||
      (isRequestFault(failure) && failure.waitSeconds === undefined && credit.test(failure.words)),
    problem: 'failed',
    sentence: (terms) =>
      `The account of this Lectern at the provider of ${lower(terms)} has used up its credit or quota. ${administrator} top it up.`,
  },
  region: {
    matches: (failure) => isRequestFault(failure) && region.test(failure.words),
    problem: 'failed',
    sentence: ({ subject, setting }) =>
      `${subject} is not offered in the country this server is in. ${administrator} choose another in ${setting}.`,
  },
  key: {
    matches: (failure) => status(401)(failure) || (isRequestFault(failure) && key.test(failure.words)),
    problem: 'failed',
    sentence: ({ subject, setting }) =>
      `${subject} does not accept the key of this Lectern. ${administrator} check ${setting}_KEY.`,
  },
  permission: {
    matches: status(403),
    problem: 'failed',
    sentence: (terms) =>
      `The key of this Lectern may not use ${lower(terms)}. ${administrator} allow this at its provider, or change ${terms.setting} or ${terms.setting}_KEY.`,
  },
  unknownModel: {
    matches: (failure) => !status(429, 502, 503)(failure) && model.test(failure.words),
    problem: 'failed',
    sentence: ({ subject, setting }) =>
      `${subject} that is configured does not exist at its provider. ${administrator} check ${setting} (and ${setting}_URL).`,
  },
  noSuchAddress: {
    matches: (failure) => status(404, 405, 410)(failure) || (failure.status ?? 400) < 400,
    problem: 'failed',
    sentence: ({ subject, setting }) =>
      `${subject} does not exist at its address. ${administrator} check ${setting}_URL and ${setting}.`,
  },
  memory: {
    matches: ({ words }) => /more system memory|out of memory|insufficient memory/.test(words),
    problem: 'failed',
    sentence: ({ subject, setting }) =>
      `${subject} needs more memory than its server has. ${administrator} choose a smaller one in ${setting}.`,
  },
  rate: {
    matches: (failure) => status(429)(failure) || rate.test(failure.words),
    problem: 'unavailable',
    sentence: ({ subject }, { waitSeconds }) =>
      `${subject} is asked more often than its provider allows. Please try again ${inTime(waitSeconds)}.`,
  },
  busy: {
    matches: (failure) => status(503, 529)(failure) || /overloaded|capacity exceeded/.test(failure.words),
    problem: 'unavailable',
    sentence: ({ subject }, { waitSeconds }) =>
      `${subject} is overloaded or still starting. Please try again ${inTime(waitSeconds)}.`,
  },
  itsOwnFault: {
    matches: (failure) =>
      !isRequestFault(failure) || failure.status === undefined || status(409, 425)(failure),
    problem: 'unavailable',
    sentence: ({ subject }, { waitSeconds }) =>
      `${subject} has a fault at the moment. Please try again ${inTime(waitSeconds)}.`,
  },
  misunderstood: {
    matches: () => true,
    problem: 'failed',
    sentence: ({ subject, setting }) =>
      `${subject} does not understand what Lectern asks it. ${administrator} check whether ${setting} is suited for this, and try another.`,
  },
} as const satisfies Record<string, FailureKind>

export type FailureKindName = keyof typeof failureKinds

/** The kind of a failure. */
export function kindOfFailure(failure: ProviderFailure): FailureKind & { readonly name: FailureKindName } {
  const names = Object.keys(failureKinds).filter((name): name is FailureKindName => name in failureKinds)
  const name = names.find((one) => failureKinds[one].matches(failure)) ?? 'misunderstood'
  return { ...failureKinds[name], name }
}
