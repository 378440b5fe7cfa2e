import type { Sound } from '../speech-engine.ts'
import type { FliteProgram } from './flite-program.ts'

export interface FliteRequest {
  /** Name of a voice inside Flite: slt, rms, awb. */
  readonly voice: string
  /** 1.1 speaks ten per cent slower. */
  readonly stretch: number
  readonly text: string
}

/** Runs Flite on a text. */
export function speakWithFlite(flite: FliteProgram, { voice, stretch, text }: FliteRequest): Sound {
  const args = [
    'flite',
    '-voice',
    voice,
    '--setf',
    `duration_stretch=${stretch}`,
    '-f',
    '/text',
    '-o',
    '/wave',
  ]
  const wave = flite.run(args, new Map([['text', new TextEncoder().encode(text)]])).get('wave')
  return wave ? readWave(wave) : { samples: new Float32Array(), sampleRate: 16_000 }
}

const waveHeaderBytes = 44

/** The sound of a wave file from Flite: a header of 44 bytes, then one channel of 16-bit samples. */
function readWave(wave: Uint8Array): Sound {
  const view = new DataView(wave.buffer, wave.byteOffset, wave.byteLength)
  const samples = new Float32Array(Math.max(0, wave.length - waveHeaderBytes) >> 1)
  for (let i = 0; i < samples.length; i++) samples[i] = view.getInt16(waveHeaderBytes + i * 2, true) / 32_768
  return { samples, sampleRate: wave.length < waveHeaderBytes ? 16_000 : view.getUint32(24, true) }
}
