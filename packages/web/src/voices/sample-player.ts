import { mediaAddress } from '@lectern/domain/api/media-address.ts'
import { voicesApi } from '@lectern/domain/api/voices.ts'
import { create } from 'zustand'
import { call } from '../api/call.ts'
import { onSessionChange } from '../api/session.ts'

interface SamplePlayer {
  /** Whose sample is being heard or fetched. */
  readonly voiceId: string | undefined
  /** What it says. */
  readonly text: string | undefined
  readonly phase: 'idle' | 'loading' | 'playing' | 'paused'
  /** Whose sample could not be played. */
  readonly failedVoiceId: string | undefined
}

const silence: SamplePlayer = {
  voiceId: undefined,
  text: undefined,
  phase: 'idle',
  failedVoiceId: undefined,
}

/** One sample is heard at a time, whichever selector it belongs to. */
export const useSamplePlayer = create<SamplePlayer>(() => silence)

/** A voice saying something, from the moment it is asked for. */
interface Sample {
  readonly voiceId: string
  readonly text: string
  audio?: HTMLAudioElement
}

/** The one sample; whatever another one still does counts no more. */
let current: Sample | undefined

const mostKept = 200
/** Where samples lie that were asked for: the same words in the same voice are asked for once. */
const addresses = new Map<string, Promise<string>>()
onSessionChange(() => addresses.clear())

/** Plays a voice's sample, pauses it, or goes on with it. */
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
  if (addresses.size > mostKept && oldest !== undefined) addresses.delete(oldest)
  return asked
}

async function play(sample: Sample, audio: HTMLAudioElement): Promise<void> {
  try {
    await audio.play()
    if (current === sample) useSamplePlayer.setState({ phase: 'playing', failedVoiceId: undefined })
  } catch {
    // Being stopped while it starts is no failure.
    if (current === sample) fail(sample)
  }
}

/** What failed may go better next time, so nothing of it is kept. */
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
