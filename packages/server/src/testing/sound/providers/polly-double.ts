import { z } from 'zod'
import type { ReceivedRequest, ScriptedAnswer } from '../../network/scripted-provider.ts'
import { plantedKey, type ProviderShape, toneOf } from './provider-double.ts'

/**
 * Amazon Polly. Sources: https://docs.aws.amazon.com/polly/latest/dg/API_DescribeVoices.html,
 * https://docs.aws.amazon.com/polly/latest/dg/API_SynthesizeSpeech.html,
 * https://docs.aws.amazon.com/polly/latest/dg/CommonErrors.html and
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv.html
 */
export const pollyShape: ProviderShape = {
  sampleRate: 16_000,
  isList: ({ path }) => path.startsWith('/v1/voices'),
  list(request) {
    if (!isSigned(request)) return pollyShape.wrongKey
    const { searchParams } = new URL(request.path, 'http://double')
    const [first, second] = [voices.slice(0, 2), voices.slice(2)]
    return searchParams.get('NextToken') === null
      ? { body: { Voices: first, NextToken: 'page/2+=' } }
      : { body: { Voices: second } }
  },
  speak(request) {
    if (!isSigned(request)) return pollyShape.wrongKey
    const { Text, TextType, VoiceId, Engine, LanguageCode } = requestBody.parse(request.body)
    if (TextType === 'ssml' && !/^<speak>(?:[^<]|<\/?prosody[^<>]*>)*<\/speak>$/.test(Text))
      return failure(400, 'InvalidSsmlException', 'Invalid SSML request')
    const voice = voices.find(({ Id }) => Id === VoiceId)
    if (!voice) return pollyShape.voiceGone
    if (!voice.SupportedEngines.includes(Engine))
      return failure(400, 'EngineNotSupportedException', 'This voice does not support the selected engine.')
    const spoken = [voice.LanguageCode, ...(voice.AdditionalLanguageCodes ?? [])]
    if (LanguageCode !== undefined && !spoken.includes(LanguageCode))
      return failure(400, 'LanguageNotSupportedException', 'The language is not supported.')
    if (Text.length > 3000) return pollyShape.tooLong
    return pollyShape.sound(toneOf(Text, 16_000))
  },
  sound: (samples) => ({
    headers: { 'content-type': 'audio/pcm', 'x-amzn-requestcharacters': '30' },
    body: samples,
  }),
  wrongKey: failure(
    403,
    'UnrecognizedClientException',
    'The security token included in the request is invalid.',
  ),
  usedUp: failure(402, 'PaymentRequiredException', 'The account is suspended.'),
  forbidden: failure(
    403,
    'AccessDeniedException',
    'User: arn:aws:iam::123456789012:user/lectern is not authorized to perform: polly:SynthesizeSpeech',
  ),
  tooLong: failure(400, 'TextLengthExceededException', 'Maximum text length has been exceeded'),
  voiceGone: failure(
    400,
    'ValidationException',
    "1 validation error detected: Value 'Gone' at 'voiceId' failed to satisfy constraint: Member must satisfy enum value set: [Joanna, Vicki]",
  ),
  tooOften: failure(400, 'ThrottlingException', 'Rate exceeded'),
  broken: failure(500, 'ServiceFailureException', 'An unknown condition has caused a service failure.'),
}

/** The double cannot check the signature, but it checks what is signed. */
function isSigned({ headers, path }: ReceivedRequest): boolean {
  const [, credential = '', signed = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=[0-9a-f]{64}$/.exec(
      headers['authorization'] ?? '',
    ) ?? []
  return (
    credential === `${plantedKey}/20261123/eu-central-1/polly/aws4_request` &&
    ['host', 'x-amz-date'].every((name) => signed.split(';').includes(name)) &&
    // The query is signed, so it must arrive as it was encoded.
    !path.includes(' ')
  )
}

const requestBody = z.object({
  Engine: z.string(),
  LanguageCode: z.string().optional(),
  OutputFormat: z.literal('pcm'),
  SampleRate: z.literal('16000'),
  Text: z.string(),
  TextType: z.enum(['text', 'ssml']),
  VoiceId: z.string(),
})

function failure(status: number, name: string, message: string): ScriptedAnswer {
  return {
    status,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amzn-errortype': `${name}:http://internal.amazon.com/`,
    },
    body: { message },
  }
}

const voices = [
  {
    Id: 'Joanna',
    Name: 'Joanna',
    Gender: 'Female',
    LanguageCode: 'en-US',
    LanguageName: 'US English',
    SupportedEngines: ['generative', 'neural', 'standard'],
  },
  {
    Id: 'Kajal',
    Name: 'Kajal',
    Gender: 'Female',
    LanguageCode: 'en-IN',
    LanguageName: 'Indian English',
    AdditionalLanguageCodes: ['hi-IN'],
    SupportedEngines: ['neural'],
  },
  {
    Id: 'Vicki',
    Name: 'Vicki',
    Gender: 'Female',
    LanguageCode: 'de-DE',
    LanguageName: 'German',
    SupportedEngines: ['neural', 'standard'],
  },
  {
    Id: 'Zeina',
    Name: 'Zeina',
    Gender: 'Female',
    LanguageCode: 'arb',
    LanguageName: 'Arabic',
    SupportedEngines: ['standard'],
  },
]
