import type { Decoded } from '../../audio/decode/decoded.ts'
import { decodePcm } from '../../audio/decode/decode-pcm.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { SoundFault } from '../../audio/decode/decoded.ts'
import type { Sound } from '../../speech-engine.ts'
import type { Answer } from './ask.ts'

/** Decodes an audio file, off the main thread. */
export type Decode = (file: Uint8Array, options: { signal: AbortSignal | undefined }) => Promise<Decoded>

/** Content types of messages and pages. */
const notAudio = /^(?:text\/|application\/(?:.*\+)?(?:json|xml)|application\/xhtml)/

/** The sound of a response that is an audio file. Throws SPEECH_UNUSABLE or SPEECH_FAILED for anything else. */
export async function decodeFile(
  { type, bytes }: Answer,
  decode: Decode,
  signal: AbortSignal | undefined,
): Promise<Sound> {
  return soundOf(notAudio.test(type) ? { fault: 'not audio' } : await decode(bytes, { signal }))
}

/**
 * The sound of a response that should be samples of 16 bits without a header. Some gateways send a file instead, which
 * is recognised. `sampleRate` was asked for. Gateways may send another one, and name it in the content type.
 */
export async function decodeSamples(
  { type, bytes, sampleRate: sent }: Answer,
  sampleRate: number,
  decode: Decode,
  signal: AbortSignal | undefined,
): Promise<Sound> {
  if (notAudio.test(type)) return soundOf({ fault: 'not audio' })
  const raw = decodePcm(bytes, sent ?? sampleRate)
  return soundOf(raw ?? (await decode(bytes, { signal })))
}

/** The decoded sound. Throws SPEECH_UNUSABLE or SPEECH_FAILED for a fault. */
export function soundOf(decoded: Decoded): Sound {
  if (decoded.fault === undefined) return decoded.sound
  throw problemOf[decoded.fault]()
}

const problemOf: Readonly<Record<SoundFault, () => Problem>> = {
  empty: () => new Problem('SPEECH_UNUSABLE', { reason: 'noAudio' }),
  cut: () => new Problem('SPEECH_UNUSABLE', { reason: 'cutOff' }),
  'not audio': () => new Problem('SPEECH_UNUSABLE'),
  unsupported: () => new Problem('SPEECH_FAILED', { reason: 'unsupportedFormat' }),
}
