import { mediaAddress } from '@lectern/domain/api/endpoint/media-address.ts'
import { voicesApi } from '@lectern/domain/api/voices.ts'
import { create } from 'zustand'
import { call } from '../api/call.ts'
import { onSessionChange } from '../api/session.ts'

interface SamplePlayer {
  /** The voice whose sample plays or loads. */
  readonly voiceId: string | undefined
  /** The text of the sample. */
  readonly text: string | undefined
  readonly phase: 'idle' | 'loading' | 'playing' | 'paused'
  /** The voice whose sample could not be played. */
  readonly failedVoiceId: string | undefined
}

const silence: SamplePlayer = {
  voiceId: undefined,
  text: undefined,
  phase: 'idle',
  failedVoiceId: undefined,
}

/** One sample plays at a time in the whole app. */
export const useSamplePlayer = create<SamplePlayer>(() => silence)

/** A text spoken by a voice, from the request on. */
interface Sample {
  readonly voiceId: string
  readonly text: string
  audio?: HTMLAudioElement
}

/** The current sample. Events of earlier samples are ignored. */
let current: Sample | undefined

const maxAddresses = 200
/** Addresses of requested samples, so that the same text in the same voice is requested once. */
const addresses = new Map<string, Promise<string>>()
onSessionChange(() => addresses.clear())

/** Plays, pauses or resumes the sample of a voice. */
export async function toggleSample(voiceId: string, text: string): Promise<void> {
  const { phase } = useSamplePlayer.getState()
  const same = current?.voiceId === voiceId ? current : undefined
  if (same?.text === text && phase === 'playing') return same.audio?.pause()
  if (same?.text === text && phase === 'loading') return stopSample()
  if (same?.audio && same.text === text) return await play(same, same.audio)
  stopSample()
  const sample: Sample = { voiceId, text }
  current = sample
  useSamplePlayer.setState({ ...silence, voiceId, text, phase: 'loading' })
  try {
    const address = await addressOf(sample)
    if (current !== sample) return
    sample.audio = new Audio(address)
    follow(sample, sample.audio)
    await play(sample, sample.audio)
  } catch {
    fail(sample)
  }
}

export function stopSample(): void {
  const before = current
  current = undefined
  before?.audio?.pause()
  useSamplePlayer.setState(silence)
}

function keyOf({ voiceId, text }: Sample): string {
  return JSON.stringify([voiceId, text])
}

function addressOf(sample: Sample): Promise<string> {
  const known = addresses.get(keyOf(sample))
  if (known) return known
  const body = { voice_id: sample.voiceId, sample_text: sample.text }
  const asked = call(voicesApi.sample, { body }).then(({ audio_path }) => mediaAddress(audio_path))
  addresses.set(keyOf(sample), asked)
  const [oldest] = addresses.keys()
  if (addresses.size > maxAddresses && oldest !== undefined) addresses.delete(oldest)
  return asked
}

async function play(sample: Sample, audio: HTMLAudioElement): Promise<void> {
  try {
    await audio.play()
    if (current === sample) useSamplePlayer.setState({ phase: 'playing', failedVoiceId: undefined })
  } catch {
    // A sample that was stopped while it started has not failed.
    if (current === sample) fail(sample)
  }
}

/** Removes the failed sample, so that the next attempt requests it again. */
function fail(sample: Sample): void {
  addresses.delete(keyOf(sample))
  if (current !== sample) return
  current = undefined
  useSamplePlayer.setState({ ...silence, text: sample.text, failedVoiceId: sample.voiceId })
}

function follow(sample: Sample, audio: HTMLAudioElement): void {
  const whileCurrent = (then: () => void) => () => {
    if (current === sample) then()
  }
  audio.addEventListener(
    'pause',
    whileCurrent(() => useSamplePlayer.setState({ phase: 'paused' })),
  )
  audio.addEventListener('ended', whileCurrent(stopSample))
  audio.addEventListener(
    'error',
    whileCurrent(() => fail(sample)),
  )
}
