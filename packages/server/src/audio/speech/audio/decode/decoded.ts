import type { Sound } from '../../speech-engine.ts'

/** Why bytes cannot be used as sound. */
export type SoundFault = 'empty' | 'not audio' | 'unsupported' | 'cut'

/** An audio file decoded to one channel, or its fault. */
export type Decoded = { readonly sound: Sound; readonly fault?: undefined } | { readonly fault: SoundFault }
