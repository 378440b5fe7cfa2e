import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Decoded } from '../audio/decode/decoded.ts'
import type { PieceRequest } from '../audio/episode-piece.ts'
import type { FinishedAudio, FinishRequest } from '../audio/finish-audio.ts'
import type { FinishedRecording, RecordingRequest } from '../audio/finish-recording.ts'
import type { FliteRequest } from '../flite/flite-voice.ts'
import { createPool, type JobOptions, type Runner } from './pool.ts'
import type { Sound } from '../speech-engine.ts'
import { programFile } from '../../runtime/program-files.ts'

export type SpeechJob =
  | { kind: 'flite'; request: FliteRequest }
  | { kind: 'finish'; request: FinishRequest }
  | { kind: 'piece'; request: PieceRequest }
  | { kind: 'decode'; request: Uint8Array }
  | { kind: 'recording'; request: RecordingRequest }
export type SpeechJobResult =
  | { kind: 'flite'; sound: Sound }
  | { kind: 'finish'; audio: FinishedAudio }
  | { kind: 'piece'; frames: Uint8Array }
  | { kind: 'decode'; decoded: Decoded }
  | { kind: 'recording'; recording: FinishedRecording }

/** Threads for processor-intensive work: English speech, the finishing of all audio, the pieces of episodes. */
export interface WorkerPool {
  flite(request: FliteRequest, options?: JobOptions): Promise<Sound>
  /** Takes ownership of the memory of the sounds. Runs before waiting speech, so that started work is completed. */
  finish(request: FinishRequest, options?: JobOptions): Promise<FinishedAudio>
  /**
   * Makes a piece of an episode from a line or a built-in sound. A user waits for it, so it runs before waiting speech.
   */
  piece(request: PieceRequest, options?: JobOptions): Promise<Uint8Array>
  /** Decodes an audio file of a provider. The response is paid, so it runs before waiting speech. */
  decode(file: Uint8Array, options?: JobOptions): Promise<Decoded>
  /** Makes audio of an author's recording. The author waits for it, so it runs before waiting speech. */
  recording(request: RecordingRequest, options?: JobOptions): Promise<FinishedRecording>
  /** Starts the threads in advance: each takes most of a second to load. */
  warmUp(): void
  close(): Promise<void>
}

/** Worker threads. Defaults to one per core, at least 2. */
export function createWorkerPool({
  size = Math.max(2, availableParallelism()),
  timeoutMs = 120_000,
}: { size?: number; timeoutMs?: number } = {}): WorkerPool {
  const pool = createPool<SpeechJob, SpeechJobResult>({ size, timeoutMs, start: startWorker })
  return {
    async flite(request, options) {
      const result = await pool.run({ kind: 'flite', request }, options)
      if (result.kind !== 'flite') throw new TypeError('The worker answered a different job.')
      return result.sound
    },
    async finish(request, options) {
      const result = await pool.run({ kind: 'finish', request }, { ...options, urgent: true })
      if (result.kind !== 'finish') throw new TypeError('The worker answered a different job.')
      return result.audio
    },
    async piece(request, options) {
      const result = await pool.run({ kind: 'piece', request }, { ...options, urgent: true })
      if (result.kind !== 'piece') throw new TypeError('The worker answered a different job.')
      return result.frames
    },
    async decode(file, options) {
      const result = await pool.run({ kind: 'decode', request: file }, { ...options, urgent: true })
      if (result.kind !== 'decode') throw new TypeError('The worker answered a different job.')
      return result.decoded
    },
    async recording(request, options) {
      const result = await pool.run({ kind: 'recording', request }, { ...options, urgent: true })
      if (result.kind !== 'recording') throw new TypeError('The worker answered a different job.')
      return result.recording
    },
    warmUp: () => pool.warmUp(),
    close: () => pool.close(),
  }
}

/** A thread that keeps the process alive only while it works. */
function startWorker(): Runner<SpeechJob, SpeechJobResult> {
  const worker = new Worker(programFile('speech/workers/speech-worker.ts'))
  let failure: Error | undefined
  let current: PromiseWithResolvers<SpeechJobResult> | undefined
  const fail = (error: Error) => {
    failure ??= error
    current?.reject(failure)
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The worker thread ended.')))
  worker.on('message', (answer: { result: SpeechJobResult } | { error: string }) => {
    worker.unref()
    if ('result' in answer) current?.resolve(answer.result)
    else current?.reject(new Error(answer.error))
  })
  worker.unref()
  return {
    run(job) {
      if (failure) return Promise.reject(failure)
      current = Promise.withResolvers()
      worker.ref()
      worker.postMessage(job, buffersOf(job))
      return current.promise
    },
    stop: () => worker.terminate(),
  }
}

function buffersOf(job: SpeechJob): ArrayBuffer[] {
  if (job.kind !== 'finish') return []
  const buffers = new Set(job.request.passages.map(({ sound }) => sound.samples.buffer as ArrayBuffer))
  return [...buffers]
}
