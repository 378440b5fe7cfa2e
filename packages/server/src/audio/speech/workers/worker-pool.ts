import { availableParallelism } from 'node:os'
import type { Decoded } from '../audio/decode/decoded.ts'
import type { ClipRequest } from '../audio/episode-clip.ts'
import type { FinishedAudio, FinishRequest } from '../audio/finish-audio.ts'
import type { FinishedRecording, RecordingRequest } from '../audio/finish-recording.ts'
import type { FliteRequest } from '../flite/flite-voice.ts'
import { createPool, type JobOptions } from '../../../platform/workers/pool.ts'
import { startThread, type ThreadJob } from '../../../platform/workers/thread.ts'
import { speechFailed } from '../reliability/speech-failed.ts'
import type { Sound } from '../speech-engine.ts'

export type SpeechJob =
  | { kind: 'flite'; request: FliteRequest }
  | { kind: 'finish'; request: FinishRequest }
  | { kind: 'clip'; request: ClipRequest }
  | { kind: 'decode'; request: Uint8Array }
  | { kind: 'recording'; request: RecordingRequest }
  | { kind: 'loudness'; request: Uint8Array }
export type SpeechJobResult =
  | { kind: 'flite'; sound: Sound }
  | { kind: 'finish'; audio: FinishedAudio }
  | { kind: 'clip'; frames: Uint8Array }
  | { kind: 'decode'; decoded: Decoded }
  | { kind: 'recording'; recording: FinishedRecording }
  | { kind: 'loudness'; levels: Float32Array }

const program = 'audio/speech/workers/speech-worker.ts'

/** Threads for processor-intensive work: English speech, the finishing of all audio, the clips of episodes. */
export interface WorkerPool {
  flite(request: FliteRequest, options?: JobOptions): Promise<Sound>
  /** Takes ownership of the memory of the sounds. Runs before waiting speech, so that started work is completed. */
  finish(request: FinishRequest, options?: JobOptions): Promise<FinishedAudio>
  /**
   * Makes a clip of an episode from a line or a built-in sound. A user waits for it, so it runs before waiting speech.
   */
  clip(request: ClipRequest, options?: JobOptions): Promise<Uint8Array>
  /** Decodes an audio file of a provider. The response is paid, so it runs before waiting speech. */
  decode(file: Uint8Array, options?: JobOptions): Promise<Decoded>
  /** Makes audio of an author's recording. The author waits for it, so it runs before waiting speech. */
  recording(request: RecordingRequest, options?: JobOptions): Promise<FinishedRecording>
  /** Measures frames of an episode. It runs after waiting speech, because the player works without it. */
  loudness(frames: Uint8Array, options?: JobOptions): Promise<Float32Array>
  /** Starts the threads in advance: each takes most of a second to load. */
  warmUp(): void
  close(): Promise<void>
}

/** Worker threads. Defaults to one per core, at least 2. */
export function createWorkerPool({
  size = Math.max(2, availableParallelism()),
  timeoutMs = 120_000,
}: { size?: number; timeoutMs?: number } = {}): WorkerPool {
  const pool = createPool<ThreadJob<SpeechJob>, SpeechJobResult>({
    size,
    timeoutMs,
    start: () => startThread(program, buffersOf),
    failure: speechFailed,
  })
  return {
    async flite(request, options) {
      const result = await pool.run({ request: { kind: 'flite', request } }, options)
      if (result.kind !== 'flite') throw new TypeError('The worker answered a different job.')
      return result.sound
    },
    async finish(request, options) {
      const result = await pool.run({ request: { kind: 'finish', request } }, { ...options, urgent: true })
      if (result.kind !== 'finish') throw new TypeError('The worker answered a different job.')
      return result.audio
    },
    async clip(request, options) {
      const result = await pool.run({ request: { kind: 'clip', request } }, { ...options, urgent: true })
      if (result.kind !== 'clip') throw new TypeError('The worker answered a different job.')
      return result.frames
    },
    async decode(file, options) {
      const result = await pool.run(
        { request: { kind: 'decode', request: file } },
        { ...options, urgent: true },
      )
      if (result.kind !== 'decode') throw new TypeError('The worker answered a different job.')
      return result.decoded
    },
    async recording(request, options) {
      const result = await pool.run({ request: { kind: 'recording', request } }, { ...options, urgent: true })
      if (result.kind !== 'recording') throw new TypeError('The worker answered a different job.')
      return result.recording
    },
    async loudness(frames, options) {
      const result = await pool.run({ request: { kind: 'loudness', request: frames } }, options)
      if (result.kind !== 'loudness') throw new TypeError('The worker answered a different job.')
      return result.levels
    },
    warmUp: () => pool.warmUp(),
    close: () => pool.close(),
  }
}

function buffersOf(job: SpeechJob): ArrayBuffer[] {
  if (job.kind !== 'finish') return []
  const buffers = new Set(job.request.passages.map(({ sound }) => sound.samples.buffer as ArrayBuffer))
  return [...buffers]
}
