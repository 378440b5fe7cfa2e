import { decodeSound } from '../../speech/audio/decode/decode-sound.ts'
import { encodePiece } from '../../speech/audio/episode-piece.ts'
import { finishAudio } from '../../speech/audio/finish-audio.ts'
import { finishRecording } from '../../speech/audio/finish-recording.ts'
import type { WorkerPool } from '../../speech/workers/worker-pool.ts'

/** Processes sound on the calling thread, for engines that do not need Flite. */
export const poolWithoutThreads: WorkerPool = {
  flite: () => Promise.reject(new Error('There is no Flite here.')),
  finish: finishAudio,
  piece: encodePiece,
  decode: decodeSound,
  recording: finishRecording,
  warmUp() {},
  close: async () => undefined,
}
