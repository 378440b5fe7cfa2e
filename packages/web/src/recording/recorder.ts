import { longestRecordingMs } from '@lectern/domain/api/recordings.ts'
import { newPartKey } from '@lectern/domain/documents/part-keys.ts'
import { createStore } from 'zustand/vanilla'
import { sessionUser } from '../api/session.ts'
import { inBackground } from '../ui/in-background.ts'
import { type Capture, startCapture } from './capture/capture.ts'
import type { LocalTake } from './outbox/kept-takes.ts'
import {
  isMicrophoneAllowed,
  listMicrophones,
  type Microphone,
  type MicrophoneTrouble,
  openMicrophone,
  troubleOf,
  watchMicrophones,
} from './capture/microphone.ts'
import { readSoundFile, statedDurationMs } from './capture/read-sound-file.ts'
import { messages } from './messages.ts'
import type { RecordedPart } from './recorded-part.ts'
import { createLevelFollower, silence, type SoundLevel } from './capture/sound-level.ts'
import { barsOf, toIntegers, waveFile } from './capture/wave-file.ts'

/** The state of the recorder. */
export type RecorderStage =
  | { readonly name: 'before asking' }
  | { readonly name: 'opening' }
  | { readonly name: 'trouble'; readonly trouble: MicrophoneTrouble }
  | { readonly name: 'ready' }
  | { readonly name: 'counting'; readonly left: number }
  | { readonly name: 'recording' }
  /** `take` is the id of the recorded take in the outbox. */
  | { readonly name: 'recorded'; readonly take: string }

export interface RecorderState {
  readonly stage: RecorderStage
  readonly level: SoundLevel
  /** Length of the recording so far, in milliseconds. */
  readonly elapsed: number
  readonly microphones: readonly Microphone[]
  /** Id of the microphone in use. */
  readonly microphone: string | undefined
  /** Why the last recording or upload ended early or failed, as a sentence. */
  readonly message: string | undefined
}

export type Recorder = ReturnType<typeof createRecorder>

/** Time between the numbers of the count-in, in milliseconds. */
const countMs = 1000

/**
 * Records takes of one slide or line. Recording starts only with `record`. `onTake` receives the take, also if recording
 * ends without `stop`: the microphone is unplugged, the maximum length is reached, or the author opens another part.
 */
export function createRecorder(
  part: () => RecordedPart,
  onTake: (take: LocalTake) => Promise<void>,
  settings: () => { readonly trim: boolean; readonly countIn: boolean },
) {
  const state = createStore<RecorderState>(() => ({
    stage: { name: 'before asking' },
    level: silence,
    elapsed: 0,
    microphones: [],
    microphone: undefined,
    message: undefined,
  }))
  const { setState, getState } = state
  // The session may end while the user records. The take still belongs to this user.
  const user = sessionUser().id
  const follower = createLevelFollower()
  let capture: Capture | undefined
  let chunks: Int16Array<ArrayBuffer>[] = []
  let counting: ReturnType<typeof setTimeout> | undefined
  let closed = false
  /** Aborted when the microphone that is open or opening is no longer needed. */
  let opening = new AbortController()

  const isIn = (name: RecorderStage['name']) => getState().stage.name === name

  function hear(samples: Float32Array): void {
    setState({ level: follower.hear(samples) })
    if (!isIn('recording') || !capture) return
    chunks.push(toIntegers(samples))
    const recorded = chunks.reduce((sum, { length }) => sum + length, 0)
    const elapsed = (recorded * 1000) / capture.sampleRate
    setState({ elapsed })
    if (elapsed >= longestRecordingMs - 100) inBackground(finish(messages.recordingTooLong))
  }

  async function open(id?: string): Promise<void> {
    release()
    opening = new AbortController()
    const { signal } = opening
    setState({ stage: { name: 'opening' }, message: undefined })
    try {
      const stream = await openMicrophone(id)
      const started = await startCapture(stream, hear, signal)
      capture = started
      started.onEnd(() => inBackground(unplugged(started)))
      const microphone = stream.getAudioTracks()[0]?.getSettings().deviceId
      const microphones = await listMicrophones()
      if (!signal.aborted) setState({ stage: { name: 'ready' }, microphone, microphones })
    } catch (failure) {
      if (!signal.aborted) setState({ stage: { name: 'trouble', trouble: troubleOf(failure) } })
    }
  }

  function release(): void {
    // Without a microphone, recording after the count-in would be empty.
    clearTimeout(counting)
    opening.abort()
    capture = undefined
    setState({ level: silence })
  }

  async function unplugged(lost: Capture): Promise<void> {
    if (capture !== lost) return
    const wasRecording = isIn('recording')
    const kept = finish(messages.microphoneUnplugged)
    release()
    await kept
    if (!wasRecording) setState({ stage: { name: 'trouble', trouble: 'unplugged' } })
  }

  function begin(): void {
    chunks = []
    setState({ stage: { name: 'recording' }, elapsed: 0, message: undefined })
  }

  function count(left: number): void {
    setState({ stage: { name: 'counting', left }, message: undefined })
    counting = setTimeout(() => (left === 1 ? begin() : count(left - 1)), countMs)
  }

  async function finish(message?: string): Promise<void> {
    if (!isIn('recording') || !capture) return
    const recorded = chunks
    chunks = []
    const { sampleRate } = capture
    await handOver(recorded, sampleRate, getState().elapsed, message)
  }

  async function handOver(
    recorded: Int16Array<ArrayBuffer>[],
    sampleRate: number,
    durationMs: number,
    message?: string,
  ): Promise<void> {
    const { format, courseId, pageId, key, script, speaker } = part()
    const id = newPartKey()
    setState({ stage: { name: 'recorded', take: id }, elapsed: durationMs, message })
    await onTake({
      user,
      id,
      format,
      courseId,
      pageId,
      part: key,
      text: script,
      ...(speaker && { speaker }),
      file: waveFile(recorded, sampleRate),
      durationMs,
      bars: barsOf(recorded),
      recordedAt: Date.now(),
      trim: settings().trim,
      keep: false,
    })
  }

  const stopWatching = watchMicrophones(() => {
    const { stage } = getState()
    const missing = stage.name === 'trouble' && (stage.trouble === 'none' || stage.trouble === 'unplugged')
    if (missing) inBackground(open())
    else if (capture) inBackground(listMicrophones().then((microphones) => setState({ microphones })))
  })

  return {
    ...state,

    /** Opens the microphone if the user has allowed it before. */
    async start(): Promise<void> {
      if ((await isMicrophoneAllowed()) && !closed && isIn('before asking')) await open()
    },

    open: (id?: string): Promise<void> => open(id),

    /** Counts in, if the settings say so, and records. Opens the microphone first if it was unplugged. */
    async record(): Promise<void> {
      clearTimeout(counting)
      if (!capture) await open(getState().microphone)
      if (!capture) return
      if (settings().countIn) count(3)
      else begin()
    },

    /** Returns to the state before `record` and discards the recording. */
    cancel: (): void => {
      clearTimeout(counting)
      chunks = []
      setState({ stage: { name: 'ready' }, elapsed: 0 })
    },

    stop: (): Promise<void> => finish(),

    /** Makes a take from a sound file. */
    async upload(file: File): Promise<void> {
      // An hour of decoded sound would fill the memory of the tab. The length in a file header may be inexact.
      if (((await statedDurationMs(file)) ?? 0) > 2 * longestRecordingMs)
        return setState({ message: messages.fileTooLong })
      const sound = await readSoundFile(file).catch(() => undefined)
      if (!sound) return setState({ message: messages.fileNotSound })
      const { chunks: read, sampleRate, durationMs } = sound
      if (durationMs > longestRecordingMs) return setState({ message: messages.fileTooLong })
      await handOver(read, sampleRate, durationMs)
    },

    isClosed: (): boolean => closed,

    /** Closes the microphone. A recording in progress becomes a take. */
    close(): void {
      if (isIn('recording')) inBackground(finish())
      closed = true
      stopWatching()
      release()
    },
  }
}
