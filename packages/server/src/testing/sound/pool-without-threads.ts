import { decodeSound } from '../../audio/speech/audio/decode/decode-sound.ts'
import { encodeClip } from '../../audio/speech/audio/episode-clip.ts'
import { frameLoudness } from '../../audio/speech/audio/frame-loudness.ts'
import { finishAudio } from '../../audio/speech/audio/finish-audio.ts'
import { finishRecording } from '../../audio/speech/audio/finish-recording.ts'
import type { WorkerPool } from '../../audio/speech/workers/worker-pool.ts'

/** Processes sound on the calling thread, for engines that do not need Flite. */
export const poolWithoutThreads: WorkerPool = {
  flite: () => Promise.reject(new Error('There is no Flite here.')),
  finish: finishAudio,
  clip: encodeClip,
  decode: decodeSound,
  recording: finishRecording,
  loudness: frameLoudness,
  warmUp() {},
  close: async () => undefined,
}
