import type { Sound } from '../speech-engine.ts'
import { startChild } from '../workers/child-runner.ts'
import type { Runner } from '../../../platform/workers/pool.ts'

export interface EspeakRequest {
  /** Language and variant as eSpeak names them: fr+edward. */
  readonly voice: string
  readonly text: string
  /** 1.1 speaks ten per cent slower. */
  readonly stretch: number
}

/** Starts the separate process of eSpeak (`espeak-process.ts`). */
export const startEspeak = (): Runner<EspeakRequest, Sound> =>
  startChild('audio/speech/espeak/espeak-process.ts', 'eSpeak')
