import { voicesApi } from '@lectern/domain/api/voices.ts'
import { create } from 'zustand'
import { call } from '../api/call.ts'
import { mediaAddress } from '@lectern/domain/api/media-address.ts'

interface SamplePlayer {
  /** Whose sample is being heard or fetched. */
  readonly voiceId: string | undefined
  readonly phase: 'idle' | 'loading' | 'playing' | 'paused'
  /** Whose sample could not be played. */
  readonly failedVoiceId: string | undefined
}

const silence: SamplePlayer = { voiceId: undefined, phase: 'idle', failedVoiceId: undefined }

/** One sample is heard at a time, whichever selector it belongs to. */
export const useSamplePlayer = create<SamplePlayer>(() => silence)

/** What is loaded: the sample's sound and the words it says. */
let loaded: { audio: HTMLAudioElement; text: string } | undefined

/** Plays a voice's sample, pauses it, or goes on with it. */
export async function toggleSample(voiceId: string, text: string): Promise<void> {
  const now = useSamplePlayer.getState()
  const same = now.voiceId === voiceId
  if (same && now.phase === 'playing') return loaded?.audio.pause()
  if (same && now.phase === 'loading') return stopSample()
  if (same && now.phase === 'paused' && loaded?.text === text) return await start(voiceId, loaded.audio)
  stopSample()
  useSamplePlayer.setState({ voiceId, phase: 'loading' })
  try {
    const { audio_path } = await call(voicesApi.sample, { body: { voice_id: voiceId, sample_text: text } })
    if (!isAwaited(voiceId)) return
    const audio = new Audio(mediaAddress(audio_path))
    loaded = { audio, text }
    follow(audio, voiceId)
    await start(voiceId, audio)
  } catch {
    if (isAwaited(voiceId)) useSamplePlayer.setState({ ...silence, failedVoiceId: voiceId })
  }
}

export function stopSample(): void {
  loaded?.audio.pause()
  loaded = undefined
  useSamplePlayer.setState(silence)
}

/** Whether it is still this voice that was asked for last. */
function isAwaited(voiceId: string): boolean {
  return useSamplePlayer.getState().voiceId === voiceId
}

async function start(voiceId: string, audio: HTMLAudioElement): Promise<void> {
  await audio.play()
  if (isAwaited(voiceId)) useSamplePlayer.setState({ phase: 'playing', failedVoiceId: undefined })
}

function follow(audio: HTMLAudioElement, voiceId: string): void {
  const whileLoaded = (state: Partial<SamplePlayer>) => () => {
    if (loaded?.audio === audio) useSamplePlayer.setState(state)
  }
  audio.addEventListener('pause', whileLoaded({ phase: 'paused' }))
  audio.addEventListener('ended', whileLoaded(silence))
  audio.addEventListener('error', whileLoaded({ ...silence, failedVoiceId: voiceId }))
}
