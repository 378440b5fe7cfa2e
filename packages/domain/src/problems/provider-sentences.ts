import { plural } from '../messages/plural.ts'
import { waitOf } from './wait.ts'

/** Seconds until a retry makes sense, if the provider named a time. */
export type Waiting = {
  readonly waitSeconds?: number | undefined
}

/** The environment variable of a key. */
export type KeyVariable = { readonly variable: string }

/** The terms by which the sentences about providers differ. */
interface ProviderTerms {
  /** At the start of a sentence. */
  readonly subject: string
  /** Within a sentence. */
  readonly within: string
  /** Prefix of the environment variables that an administrator checks. */
  readonly setting: string
}

const administrator = 'The administrator of this Lectern should'

/** Why a provider refuses every request. `variable` is the one of the key. */
const refusalsOf = ({ subject, within, setting }: ProviderTerms, variable = `${setting}_KEY`) => ({
  credit: `The account of this Lectern at the provider of ${within} has used up its credit or quota. ${administrator} top it up.`,
  region: `${subject} is not offered in the country this server is in. ${administrator} choose another in ${setting}.`,
  key: `${subject} does not accept the key of this Lectern. ${administrator} check ${variable}.`,
  permission: `The key of this Lectern may not use ${within}. ${administrator} allow this at its provider, or change ${setting} or ${variable}.`,
})

/** Lasting failures of a provider. */
const failuresOf = ({ subject, within, setting }: ProviderTerms) => ({
  insecure: `The connection to ${within} is not secure, so Lectern did not use it. ${administrator} check the certificate at ${setting}_URL.`,
  unknownModel: `${subject} that is configured does not exist at its provider. ${administrator} check ${setting} (and ${setting}_URL).`,
  noSuchAddress: `${subject} does not exist at its address. ${administrator} check ${setting}_URL and ${setting}.`,
  memory: `${subject} needs more memory than its server has. ${administrator} choose a smaller one in ${setting}.`,
  misunderstood: `${subject} does not understand what Lectern asks it. ${administrator} check whether ${setting} is suited for this, and try another.`,
})

/** Temporary failures of a provider. */
const outagesOf = ({ subject, within, setting }: ProviderTerms) => ({
  noAddress: `The address of ${within} cannot be found at the moment. If this lasts, the administrator of this Lectern should check ${setting}_URL.`,
  notRunning: `${subject} is not running or cannot be reached. If this lasts, the administrator of this Lectern should check ${setting}_URL.`,
  slow: `${subject} took too long to answer. Please try again in a few minutes.`,
  disconnected: `The connection to ${within} broke before it had answered. Please try again in a few minutes.`,
  rate: ({ waitSeconds }: Waiting) =>
    `${subject} is asked more often than its provider allows. Please try again ${inTime(waitSeconds)}.`,
  busy: ({ waitSeconds }: Waiting) =>
    `${subject} is overloaded or still starting. Please try again ${inTime(waitSeconds)}.`,
  itsOwnFault: ({ waitSeconds }: Waiting) =>
    `${subject} has a fault at the moment. Please try again ${inTime(waitSeconds)}.`,
  askedToWait: ({ waitSeconds }: Waiting) =>
    `${subject} has asked Lectern to wait. Please try again ${inTime(waitSeconds)}.`,
  resting: ({ waitSeconds }: Waiting) =>
    `${subject} has not answered several times. Please try again ${inTime(waitSeconds)}.`,
  crowded: ({ waitSeconds }: Waiting) =>
    `${subject} has too many requests waiting. Please try again ${inTime(waitSeconds)}.`,
})

const contentRulesOf = ({ within }: ProviderTerms) =>
  `The provider of ${within} blocks this text by its content rules. Change the page or choose another model.`

const model: ProviderTerms = {
  subject: 'The language model',
  within: 'the language model',
  setting: 'LECTERN_LANGUAGE_MODEL',
}
const pictureModel: ProviderTerms = {
  subject: 'The picture model',
  within: 'the picture model',
  setting: 'LECTERN_IMAGE_MODEL',
}
const engine: ProviderTerms = {
  subject: 'The voice engine',
  within: 'the voice engine',
  setting: 'LECTERN_SPEECH_MODEL',
}

/** The English sentences about providers, by what failed. */
export const providerSentences = {
  model: {
    refusals: {
      .../* @__PURE__ */ refusalsOf(model),
      /** `variable` is the environment variable of the key. */
      key: ({ variable }: KeyVariable) => refusalsOf(model, variable).key,
      permission: ({ variable }: KeyVariable) => refusalsOf(model, variable).permission,
    },
    failures: {
      .../* @__PURE__ */ failuresOf(model),
      webPage: `A web page answered instead of the language model, such as the page of a proxy. ${administrator} check the address of the model and the proxy.`,
    },
    outages: /* @__PURE__ */ outagesOf(model),
    contentRules: /* @__PURE__ */ contentRulesOf(model),
  },
  pictureModel: {
    failures: {
      .../* @__PURE__ */ refusalsOf(pictureModel),
      .../* @__PURE__ */ failuresOf(pictureModel),
      /** `variable` is the environment variable of the key. */
      key: ({ variable }: KeyVariable) => refusalsOf(pictureModel, variable).key,
      permission: ({ variable }: KeyVariable) => refusalsOf(pictureModel, variable).permission,
      webPage: `A web page answered instead of the picture model, such as the page of a proxy. ${administrator} check the address of the model and the proxy.`,
      tooLong: 'This description is too long for the picture model. Make it shorter.',
    },
    outages: /* @__PURE__ */ outagesOf(pictureModel),
    contentRules:
      'The provider of the picture model blocks this description by its content rules. Please change the description.',
  },
  engine: {
    refusals: /* @__PURE__ */ refusalsOf(engine),
    failures: {
      .../* @__PURE__ */ failuresOf(engine),
      tooLong: 'This text is too long for the voice engine. Make it shorter.',
      contentRules: /* @__PURE__ */ contentRulesOf(engine),
    },
    outages: /* @__PURE__ */ outagesOf(engine),
  },
}

const units = {
  minute: { one: 'in a minute', other: 'in # minutes' },
  hour: { one: 'in an hour', other: 'in # hours' },
} as const

/** The wait as the end of a sentence: 'in a minute', 'in 5 minutes', 'in 3 hours'. */
function inTime(seconds: number | undefined): string {
  const wait = waitOf(seconds)
  if (wait.unit === 'unknown') return 'in a few minutes'
  return plural(wait.count, units[wait.unit])
}
